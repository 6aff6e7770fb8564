import { describe, expect, it } from 'vitest';
import { addressIn, headTags, numbered, titleOf, type HeadInput } from './head.ts';
import { sayIn } from './testing/say.ts';

const input = (change: Partial<HeadInput> = {}): HeadInput => ({
  head: { title: 'News', description: 'All news' },
  lang: 'en',
  address: '/news?page=2',
  origin: 'https://www.example.com',
  siteName: 'Chenyue',
  feeds: { sources: [], column: '' },
  ...change,
});
const linksOf = (from: HeadInput) =>
  headTags(from).flatMap(([tag, attributes]) => (tag === 'link' ? [attributes] : []));

describe('the head of a page', () => {
  it('says which address is the page itself and where its translations are', () => {
    expect(linksOf(input()).filter((link) => link['type'] === undefined)).toEqual([
      { rel: 'canonical', href: 'https://www.example.com/cn/en/news?page=2' },
      { rel: 'alternate', hreflang: 'zh-CN', href: 'https://www.example.com/cn/cn/news?page=2' },
      { rel: 'alternate', hreflang: 'en', href: 'https://www.example.com/cn/en/news?page=2' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://www.example.com/cn/cn/news?page=2' },
    ]);
  });

  it('tells the pages of a list apart', () => {
    const head = { title: 'News', description: 'All news.' };
    expect(numbered({ ...head, page: 1 }, sayIn('en'))).toMatchObject(head);
    expect(numbered({ ...head, page: 3 }, sayIn('en'))).toMatchObject({
      title: 'News, page 3',
      description: 'All news. Page 3.',
    });
  });

  it('names no twin that does not exist', () => {
    const only = input({ head: { title: 'T', description: 'D', languages: ['en'] } });
    const languages = linksOf(only).flatMap((link) => link['hreflang'] ?? []);
    expect(languages).toEqual(['en', 'x-default']);
  });

  it('has a preview picture whose address changes with what is drawn, and with nothing else', () => {
    const imageOf = (from: HeadInput) => headTags(from).find(([, { property }]) => property === 'og:image')?.[1];
    const news = imageOf(input())?.['content'] ?? '';
    expect(news).toMatch(/^https:\/\/www\.example\.com\/cn\/og\/en\/[0-9a-f]{20}\.png\?of=%2Fnews%3Fpage%3D2$/);
    expect(imageOf(input({ head: { title: 'News', description: 'Other words' } }))?.['content']).toBe(news);
    expect(imageOf(input({ head: { title: 'Newer', description: 'All news' } }))?.['content']).not.toBe(news);
  });

  it('leads feed readers to what the page shows, in its language', () => {
    const articles = { sources: ['articles' as const], column: '' };
    const feeds = linksOf(input({ feeds: articles })).filter((link) => link['type']?.includes('rss'));
    expect(feeds[0]).toMatchObject({ rel: 'alternate', title: 'All news', href: '/cn/en/feeds/all.rss' });
    const column = linksOf(input({ lang: 'cn', feeds: { ...articles, column: 'COL-XWZX-PPDT' } }));
    expect(column.find((link) => link['type']?.includes('atom'))).toMatchObject({
      title: '品牌动态',
      href: '/cn/cn/feeds/COL-XWZX-PPDT.atom',
    });
    expect(linksOf(input()).some((link) => link['type'])).toBe(false);
    const events = linksOf(input({ feeds: { sources: ['announcements', 'events'], column: '' } }));
    expect(events.map((link) => link['type'])).toContain('text/calendar');
  });

  it('keeps screens out of search engines', () => {
    const tags = headTags(input({ head: { title: 'T', description: 'D', noindex: true } }));
    expect(tags).toContainEqual(['meta', { name: 'robots', content: 'noindex' }]);
    expect(tags.some(([tag]) => tag === 'link')).toBe(false);
  });

  it('gives the home page its own title and address without a slash', () => {
    expect(titleOf(input({ address: '/' }))).toBe('News');
    expect(titleOf(input())).toBe('News – Chenyue');
    expect(addressIn('cn', '/')).toBe('/cn/cn');
    expect(addressIn('cn', '/?a=1')).toBe('/cn/cn?a=1');
  });
});
