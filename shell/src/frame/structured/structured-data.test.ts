import { describe, expect, it } from 'vitest';
import { structuredData, type StructuredInput } from './structured-data.ts';

const info = {
  name: 'Chenyue Automobile Group',
  shortName: 'CHENYUE',
  slogan: 'In line with air',
  weibo: 'https://weibo.example/chenyue',
  wechat: 'x',
  copyright: 'x',
  tickers: ['A-DEMO', 'H-DEMO'],
};
const input = (change: Partial<StructuredInput> = {}): StructuredInput => ({
  head: { title: 'News', description: 'All news' },
  lang: 'en',
  url: 'https://www.example.com/cn/en/news',
  preview: 'https://www.example.com/cn/og/en/x.png',
  origin: 'https://www.example.com',
  info,
  isHome: false,
  searchUrl: 'https://www.example.com/cn/en/search',
  ...change,
});

// Spec C28.
describe('the way to a page', () => {
  it('is told of pages that show one only', () => {
    expect(structuredData(input())).toEqual([]);
  });

  it('is told with absolute addresses, the page itself last', () => {
    const trail = [{ name: 'Home', href: '/cn/en' }, { name: 'News' }];
    const head = { title: 'News', description: 'All news', trail };
    const [list] = structuredData(input({ head })) as [{ itemListElement: object[] }];
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/cn/en' },
      { '@type': 'ListItem', position: 2, name: 'News', item: 'https://www.example.com/cn/en/news' },
    ]);
  });
});

describe('what machines are told', () => {
  it('is who the group is and how to search, on the home page only', () => {
    const [group, site] = structuredData(input({ isHome: true })) as Record<string, unknown>[];
    expect(group).toMatchObject({ '@type': 'Corporation', tickerSymbol: ['A-DEMO', 'H-DEMO'], sameAs: [info.weibo] });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      publisher: { '@id': group?.['@id'] },
      potentialAction: { target: { urlTemplate: 'https://www.example.com/cn/en/search?key={search_term_string}' } },
    });
    expect(structuredData(input())).toEqual([]);
  });

  it('promises no search where there is none', () => {
    expect(JSON.stringify(structuredData(input({ isHome: true, searchUrl: null })))).not.toContain('SearchAction');
  });

  it('is when an article was published and by whom', () => {
    const head = {
      title: 'A'.repeat(200),
      description: 'D',
      type: 'article' as const,
      published: '2026-11-20 11:00:00',
      image: 's1',
    };
    const [article] = structuredData(input({ head })) as Record<string, unknown>[];
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'A'.repeat(110),
      datePublished: '2026-11-20T11:00:00+08:00',
      image: ['https://www.example.com/cn/media-files/s1-1200.webp', 'https://www.example.com/cn/og/en/x.png'],
      author: { name: info.name },
    });
  });

  it('is where files are, with the site before their paths', () => {
    const subject = {
      '@type': 'CollectionPage',
      hasPart: [{ '@type': 'ImageObject', contentUrl: '/cn/media-files/s1.webp' }],
    };
    const [page] = structuredData(input({ head: { title: 'T', description: 'D', subject } }));
    expect(page).toMatchObject({ hasPart: [{ contentUrl: 'https://www.example.com/cn/media-files/s1.webp' }] });
  });

  it('is nothing of pages that stay out of search engines', () => {
    const head = { title: 'T', description: 'D', noindex: true, trail: [{ name: 'Home' }] };
    expect(structuredData(input({ head, isHome: true }))).toEqual([]);
  });
});
