import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from 'shared/ui/breadcrumb/breadcrumb';
import { structuredData, type StructuredInput } from './structured-data.ts';
import { trailOf } from './trail.ts';

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
  trail: [],
  isHome: false,
  hasSearch: true,
  ...change,
});

describe('the way to a page', () => {
  it('is what its breadcrumb shows, whatever characters are in it', () => {
    const crumbs = [
      { name: 'Home', href: '/cn/en' },
      { name: 'R&D "A" <b> & it’s', href: '/cn/en/x?a=1&b=2' },
      { name: "Here's" },
    ];
    const html = renderToString(<Breadcrumb label="Breadcrumb" crumbs={crumbs} />);
    expect(trailOf(`<p>before</p>${html}<nav><ol><li><a href="/no">No</a></li></ol></nav>`)).toEqual(crumbs);
  });

  it('is empty on a page without a breadcrumb', () => {
    expect(trailOf('<nav aria-label="Pages"><a href="/x">1</a></nav>')).toEqual([]);
  });

  it('is told with absolute addresses, the page itself last', () => {
    const trail = [{ name: 'Home', href: '/cn/en' }, { name: 'News' }];
    const [list] = structuredData(input({ trail })) as [{ itemListElement: object[] }];
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
    expect(JSON.stringify(structuredData(input({ isHome: true, hasSearch: false })))).not.toContain('SearchAction');
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

  it('is nothing of pages that stay out of search engines', () => {
    const head = { title: 'T', description: 'D', noindex: true };
    expect(structuredData(input({ head, isHome: true, trail: [{ name: 'Home' }] }))).toEqual([]);
  });
});
