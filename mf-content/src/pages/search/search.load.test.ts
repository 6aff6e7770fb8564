import type { SearchItem } from 'shared/contract/site/search';
import type { Api, PageRequest } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { loadSearch } from './search.load.ts';

function requestFor(query: Record<string, string>): PageRequest {
  return { lang: 'en', path: '/search', params: {}, query, now: 0, signal: new AbortController().signal };
}

interface Answers {
  news?: number;
  pack?: number;
  words?: string[];
}

function servicesThat({ news = 0, pack = 0, words = [] }: Answers) {
  const totals: Record<string, number> = { news, pack };
  const call = vi.fn<(name: string, body: Record<string, unknown>) => Promise<unknown>>((name, body) =>
    Promise.resolve(
      name === 'search/participle'
        ? { list: words.map((participleWord) => ({ participleWord })), groups: [] }
        : name === 'search/best'
          ? { answers: [], list: [], counts: news + pack === 0 ? {} : { news: { totalCount: news, totalExact: true } } }
          : {
              list: [] satisfies SearchItem[],
              pageNo: 1,
              totalCount: totals[String(body['searchType'])],
              totalExact: true,
              facets: { year: {}, category: {} },
              meant: '',
            },
    ),
  );
  const report = vi.fn<(error: unknown) => void>();
  return { call, report, services: { lang: 'en', api: { call } as unknown as Api, report } as const };
}

describe('a search', () => {
  it('asks for its tab and for all kinds, and stays out of search engines', async () => {
    const { call, services } = servicesThat({ news: 12, pack: 3 });
    const outcome = await loadSearch(requestFor({ key: 'wind', year: '2026', page: '2' }), services);
    expect(outcome).toMatchObject({
      kind: 'page',
      head: { title: 'Search: wind', canonical: '/search?key=wind&year=2026&page=2', noindex: true },
      data: { found: { totalCount: 12 }, best: { counts: { news: { totalCount: 12 } } }, suggestions: [] },
    });
    expect(call).toHaveBeenCalledWith('search/page', {
      searchKeyword: 'wind',
      searchType: 'news',
      year: 2026,
      categoryCode: '',
      sort: 'relevance',
      pageNo: 2,
    });
    expect(call).toHaveBeenCalledWith('search/best', { searchKeyword: 'wind' });
  });

  it('asks nothing without a keyword', async () => {
    const { call, services } = servicesThat({});
    expect(await loadSearch(requestFor({ key: '  ' }), services)).toMatchObject({
      kind: 'page',
      data: { found: null },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('offers words that exist when nothing was found, never the one that was typed', async () => {
    const { services } = servicesThat({ words: ['Wind', 'wind tunnel'] });
    expect(await loadSearch(requestFor({ key: 'wind' }), services)).toMatchObject({
      data: { suggestions: ['wind tunnel'] },
    });
  });

  it('has no page beyond its last', async () => {
    const screen = { kind: 'screen', screen: 'not-found' };
    expect(await loadSearch(requestFor({ key: 'wind', page: '3' }), servicesThat({ news: 16 }).services)).toEqual(
      screen,
    );
    const { call, services } = servicesThat({ news: 900 });
    expect(await loadSearch(requestFor({ key: 'wind', page: '101' }), services)).toEqual(screen);
    expect(call).not.toHaveBeenCalled();
  });

  it('stands without the service, and reports why', async () => {
    const { call, report, services } = servicesThat({});
    call.mockRejectedValue(new Error('down'));
    expect(await loadSearch(requestFor({ key: 'wind' }), services)).toMatchObject({
      kind: 'page',
      data: { found: null },
    });
    expect(report).toHaveBeenCalledTimes(2);
  });
});
