import { describe, expect, it } from 'vitest';
import { beginningsOf, searchAddress, searchQuery, searchRequest } from './search-query.ts';

const nothing = { key: '', type: 'news', year: 0, column: '', sort: 'relevance', page: 1 } as const;

describe('the address of a search', () => {
  it('holds keyword, tab, year, column and page, and reads back what it wrote', () => {
    const chosen = {
      key: '风 & 线',
      type: 'pack',
      year: 2026,
      column: 'COL-XWZX-QYDT',
      sort: 'newest',
      page: 3,
    } as const;
    const address = searchAddress(chosen);
    expect(address).toBe(
      '/search?key=%E9%A3%8E%20%26%20%E7%BA%BF&type=pack&year=2026&column=COL-XWZX-QYDT&sort=newest&page=3',
    );
    expect(searchQuery.read(address.slice('/search'.length))).toEqual(chosen);
    expect(searchAddress(nothing)).toBe('/search');
    expect(searchQuery.parse({ key: ' \u3000' })).toEqual(nothing);
  });

  it.each([[{ type: 'videos' }], [{ year: '26' }], [{ year: '2026 or 1' }], [{ column: '<b>' }], [{ page: '-1' }]])(
    'is of no page where it says %o',
    (query) => {
      expect(searchQuery.parse(query as Record<string, string>)).toBeNull();
    },
  );

  it('asks the service with its own names', () => {
    expect(searchRequest({ ...nothing, key: 'wind', year: 2026, column: 'COL-A', page: 2 })).toEqual({
      searchKeyword: 'wind',
      searchType: 'news',
      year: 2026,
      categoryCode: 'COL-A',
      sort: 'relevance',
      pageNo: 2,
    });
  });
});

it('completes each word, and less and less of it, when nothing was found', () => {
  expect(beginningsOf('风洞实验')).toEqual(['风洞实验', '风洞']);
  expect(beginningsOf('wind tunel')).toEqual(['wind tunel', 'wind', 'tunel', 'wi', 'tun', 'tu']);
  expect(beginningsOf('windtunnnel')).toEqual(['windtunnnel', 'windtu', 'wind']);
});
