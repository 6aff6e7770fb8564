import { describe, expect, it } from 'vitest';
import { addressIn, headTags, titleOf, type HeadInput } from './head.ts';

const input = (change: Partial<HeadInput> = {}): HeadInput => ({
  head: { title: 'News', description: 'All news' },
  lang: 'en',
  address: '/news?page=2',
  origin: 'https://www.example.com',
  siteName: 'Chenyue',
  ...change,
});
const linksOf = (from: HeadInput) =>
  headTags(from).flatMap(([tag, attributes]) => (tag === 'link' ? [attributes] : []));

describe('the head of a page', () => {
  it('says which address is the page itself and where its twins are', () => {
    expect(linksOf(input())).toEqual([
      { rel: 'canonical', href: 'https://www.example.com/cn/en/news?page=2' },
      { rel: 'alternate', hreflang: 'zh-CN', href: 'https://www.example.com/cn/cn/news?page=2' },
      { rel: 'alternate', hreflang: 'en', href: 'https://www.example.com/cn/en/news?page=2' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://www.example.com/cn/cn/news?page=2' },
    ]);
  });

  it('names no twin that does not exist', () => {
    const only = input({ head: { title: 'T', description: 'D', languages: ['en'] } });
    expect(linksOf(only).map((link) => link['hreflang'])).toEqual([undefined, 'en', 'x-default']);
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
