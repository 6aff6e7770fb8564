import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { createLinks } from 'shared/contract/section/links';
import { articlePages, newsPages, sitemapIndex, sitemapOfNews, sitemapOfPages } from './sitemap.ts';

const detail = { layout: 'default', headerTheme: 'light', query: ['baseid'], fresh: 60 } as const;
const links = createLinks({ 'mf-stories': { tech: { ...detail, pattern: '/tech/detail', offers: { articles: '' } } } });
const ORIGIN = 'https://www.example.com';
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });

function parsed(text: string): Record<string, Record<string, unknown>> {
  expect(XMLValidator.validate(text)).toBe(true);
  return parser.parse(text) as Record<string, Record<string, unknown>>;
}

// Spec C29, S3.
describe('the site map', () => {
  it('names a page once per language, each with all its translations', () => {
    const { urlset } = parsed(sitemapOfPages(ORIGIN, [{ address: '/', languages: ['cn', 'en'] }]));
    const translations = [
      { '@rel': 'alternate', '@hreflang': 'zh-CN', '@href': `${ORIGIN}/cn/cn` },
      { '@rel': 'alternate', '@hreflang': 'en', '@href': `${ORIGIN}/cn/en` },
      { '@rel': 'alternate', '@hreflang': 'x-default', '@href': `${ORIGIN}/cn/cn` },
    ];
    expect(urlset?.['url']).toEqual([
      { loc: `${ORIGIN}/cn/cn`, 'xhtml:link': translations },
      { loc: `${ORIGIN}/cn/en`, 'xhtml:link': translations },
    ]);
  });

  it('names an article only where it exists, with its time and picture', () => {
    const article = {
      baseId: 'first-light',
      categoryCode: 'COL-KJCX-JSWZ',
      languages: ['en' as const],
      publishTime: '2026-11-01 09:00:00',
      picture: '/cn/media-files/windtunnel-800.webp',
    };
    const { urlset } = parsed(sitemapOfPages(ORIGIN, articlePages([article], links)));
    expect(urlset?.['url']).toMatchObject({
      loc: `${ORIGIN}/cn/en/tech/detail?baseid=first-light`,
      lastmod: '2026-11-01T09:00:00+08:00',
      'image:image': { 'image:loc': `${ORIGIN}/cn/media-files/windtunnel-800.webp` },
      'xhtml:link': [{ '@hreflang': 'en' }, { '@hreflang': 'x-default' }],
    });
  });

  it('says nothing of a time or a picture that nobody knows', () => {
    const article = {
      baseId: 'a',
      categoryCode: 'X',
      languages: ['cn' as const],
      publishTime: '2026-11-01',
      picture: '',
    };
    const [page] = articlePages([article], links);
    expect(page).toEqual({ address: '/tech/detail?baseid=a', languages: ['cn'], changed: '2026-11-01T00:00:00+08:00' });
    const text = sitemapOfPages(ORIGIN, [{ address: '/cars', languages: ['cn'] }]);
    expect(text).not.toMatch(/lastmod|image:loc/);
    expect(text).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    expect(text).toContain('xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"');
    expect(text).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(text).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    expect(sitemapOfPages(ORIGIN, [{ address: '/cars', languages: [] }])).not.toContain('xhtml:link');
  });

  it('leaves out articles that no page of the constellation shows', () => {
    const item = { lang: 'cn' as const, baseId: 'a', categoryCode: 'X', title: 'T', publishTime: '', publisher: 'P' };
    expect(newsPages([{ ...item, isRecent: true }], createLinks({}))).toEqual([]);
    expect(articlePages([{ ...item, languages: ['cn'], picture: '' }], createLinks({}))).toEqual([]);
  });

  it('tells news readers the title, the time and the language', () => {
    const item = {
      lang: 'cn' as const,
      baseId: 'a-b',
      categoryCode: 'COL-XWZX-QYDT',
      title: '风 & 光',
      publishTime: '2026-11-20 11:00:00',
      publisher: '辰岳',
      isRecent: true,
    };
    const { urlset } = parsed(sitemapOfNews(ORIGIN, newsPages([item], links)));
    expect(urlset?.['url']).toMatchObject({
      'news:news': {
        'news:publication': { 'news:name': '辰岳', 'news:language': 'zh-cn' },
        'news:publication_date': '2026-11-20T11:00:00+08:00',
        'news:title': '风 & 光',
      },
    });
    const quiet = parsed(sitemapOfNews(ORIGIN, newsPages([{ ...item, isRecent: false }], links)));
    expect(quiet['urlset']?.['url']).toEqual({ loc: `${ORIGIN}/cn/cn/tech/detail?baseid=a-b` });
  });

  it('has an index of its files, and is valid when there is nothing in one', () => {
    const { sitemapindex } = parsed(sitemapIndex(ORIGIN, [{ path: '/sitemap-pages.xml' }]));
    expect(sitemapindex?.['sitemap']).toEqual({ loc: `${ORIGIN}/sitemap-pages.xml` });
    expect(XMLValidator.validate(sitemapOfNews(ORIGIN, []))).toBe(true);
  });
});
