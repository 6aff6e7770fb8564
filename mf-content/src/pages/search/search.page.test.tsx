import type { SearchItem } from 'shared/contract/site/search';
import { describe, expect, it } from 'vitest';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import type { SearchData } from './search.load.ts';

const item: SearchItem = {
  type: 'news',
  baseId: 'tunnel',
  categoryCode: 'COL-KJCX-JSWZ',
  title: 'The wind <b>tunnel</b>',
  titleMarks: [[4, 4]],
  summary: '',
  excerpt: '…where wind meets wind.',
  excerptMarks: [
    [7, 4],
    [18, 4],
  ],
  publishTime: '2026-11-18 10:30:00',
  firstPicUrl: '',
  url: '/tech/detail?baseid=tunnel',
};
const data: SearchData = {
  query: { key: 'wind', type: 'news', year: 0, column: '', sort: 'relevance', page: 2 },
  found: {
    list: [item],
    pageNo: 2,
    totalCount: 20,
    totalExact: true,
    facets: { year: { 2025: 8, 2026: 12 }, category: { 'COL-KJCX-JSWZ': 5, 'COL-XWZX-QYDT': 15, 'COL-ODD': 1 } },
    meant: '',
  },
  best: {
    answers: [{ title: 'Opening hours', value: 'Tuesday to Sunday', note: 'Closed on Mondays', url: '/about/hall' }],
    list: [
      { ...item, type: 'vehicle', id: 'chenyue/wind', baseId: undefined, publishTime: '', url: '/brand?brand=chenyue' },
    ],
    counts: { news: { totalCount: 20, totalExact: true }, vehicle: { totalCount: 1000, totalExact: false } },
    meant: '',
  },
  suggestions: [],
};
const nothing = { answers: [], list: [], counts: {}, meant: '' };
const plain = (html: string) => html.replaceAll('&amp;', '&');

// Spec C6, ERR-no-matches.
describe('somebody who searches', () => {
  it('sees the two tabs of news and packs, and every kind that has something, with their numbers', () => {
    const html = renderPage('search', data, 'en');
    expect(textOf(html)).toContain('News 20 Resource packs 0 Brands and vehicles 1,000+');
    expect(textOf(html)).not.toContain('People');
    expect(textOf(html)).toContain('20 matches for “wind”');
    expect(textOf(html)).toContain('2026-11-18 Engineering stories');
    expect(html).toContain('href="/cn/en/tech/detail?baseid=tunnel"');
    expect(headingLevels(html)).toEqual([1, 2]);
  });

  it('reads answers and the best of all kinds first, and on no later page', () => {
    const first = { ...data, query: { ...data.query, page: 1 } };
    const html = renderPage('search', first, 'en');
    expect(textOf(html)).toContain('Opening hours Tuesday to Sunday Closed on Mondays');
    expect(html).toContain('href="/cn/en/about/hall"');
    expect(textOf(html)).toContain('1,020+ matches for “wind”');
    expect(html.indexOf('href="/cn/en/brand?brand=chenyue"')).toBeLessThan(html.indexOf('type=pack'));
    expect(headingLevels(html)).toEqual([1, 2, 3, 2]);
    expect(textOf(renderPage('search', data, 'en'))).not.toContain('Opening hours');
  });

  it('is told that a kind has nothing while others have', () => {
    const found = {
      list: [],
      pageNo: 1,
      totalCount: 0,
      totalExact: true,
      facets: { year: {}, category: {} },
      meant: '',
    };
    const html = renderPage('search', { ...data, found, query: { ...data.query, type: 'pack', page: 1 } }, 'en');
    expect(textOf(html)).toContain('Nothing under “Resource packs” matches “wind”.');
  });

  it('sees what was found marked, and never markup of a text', () => {
    const html = renderPage('search', data, 'en');
    expect([...html.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g)].map(([, word]) => word)).toEqual(['wind', 'wind', 'wind']);
    expect(html).toContain('&lt;b&gt;tunnel&lt;/b&gt;');
  });

  it('narrows by links that say how much they leave, and keeps the other choices', () => {
    const narrowed = { ...data, query: { ...data.query, year: 2026 } };
    const html = plain(renderPage('search', narrowed, 'en'));
    expect(html).toContain('href="/cn/en/search?key=wind&year=2025"');
    expect(textOf(html)).toContain('2026 (12) 2025 (8)');
    expect(html).toContain('href="/cn/en/search?key=wind&year=2026&column=COL-XWZX-QYDT"');
    expect(textOf(html)).toContain('Company news (15) Engineering stories (5)');
    expect(html).not.toContain('COL-ODD');
  });

  it('counts in the heading and on the tab what a choice leaves', () => {
    const chosen = { ...data, query: { ...data.query, year: 2026, page: 1 } };
    const found = { ...data.found, totalCount: 12 } as NonNullable<SearchData['found']>;
    const text = textOf(renderPage('search', { ...chosen, found }, 'en'));
    expect(text).toContain('12 matches for “wind”');
    expect(text).toContain('News 12 Resource packs 0');
  });

  it('sorts by relevance, or by day where that is chosen', () => {
    const html = plain(renderPage('search', data, 'en'));
    expect(html).toContain('href="/cn/en/search?key=wind&sort=newest"');
    expect(textOf(html)).toContain('Sort by Relevance Newest');
  });

  it('is told what was searched in place of a slip', () => {
    const found = { ...data.found, meant: 'wind' } as NonNullable<SearchData['found']>;
    const typed = { ...data.query, key: '<wnid>' };
    const html = renderPage('search', { ...data, found, query: typed }, 'en');
    expect(textOf(html)).toContain('20 matches for “wind”');
    expect(html).toContain('Nothing has “&lt;wnid&gt;”. These are the matches for “wind”.');
  });

  it('pages on in the same search', () => {
    expect(plain(renderPage('search', data, 'en'))).toContain('href="/cn/en/search?key=wind&page=3"');
  });

  it('searches again by a plain form that stays on its tab', () => {
    const html = renderPage('search', { ...data, query: { ...data.query, type: 'pack' } }, 'cn');
    expect(html).toMatch(/<form[^>]*action="\/cn\/cn\/search"[^>]*method="get"/);
    expect(html).toMatch(/<input[^>]*name="key"[^>]*value="wind"/);
    expect(html).toContain('<input type="hidden" name="type" value="pack"/>');
  });

  it('is told files and size of a resource pack', () => {
    const pack: SearchItem = {
      ...item,
      type: 'pack',
      id: 'kit',
      baseId: undefined,
      categoryCode: undefined,
      count: 6,
      size: 2048,
    };
    const found = {
      list: [pack],
      pageNo: 1,
      totalCount: 1,
      totalExact: true,
      facets: { year: { 2026: 1 }, category: {} },
      meant: '',
    };
    const html = renderPage('search', { ...data, found }, 'en');
    expect(textOf(html)).toContain('6 files, 2.00 KB');
    expect(textOf(html)).not.toContain('Any year');
  });

  it('gets advice and other words when nothing matches', () => {
    const found = {
      list: [],
      pageNo: 1,
      totalCount: 0,
      totalExact: true,
      facets: { year: {}, category: {} },
      meant: '',
    };
    const html = plain(renderPage('search', { ...data, found, best: nothing, suggestions: ['风洞'] }, 'cn'));
    expect(textOf(html)).toContain('没有找到“wind”');
    expect(html).toContain('href="/cn/cn/search?key=%E9%A3%8E%E6%B4%9E"');
    expect(headingLevels(html)).toEqual([1]);
  });

  it('is asked for a keyword when there is none', () => {
    const empty = { ...data, query: { ...data.query, key: '' }, found: null };
    expect(textOf(renderPage('search', empty, 'cn'))).toContain('请输入搜索关键词');
    expect(textOf(renderPage('search', empty, 'en'))).toContain('Please enter a search keyword');
  });

  it('is told when the search does not answer, which is not the same as finding nothing', () => {
    const text = textOf(renderPage('search', { ...data, found: null }, 'en'));
    expect(text).toContain('The search does not answer right now');
    expect(text).not.toContain('No matches found');
  });
});
