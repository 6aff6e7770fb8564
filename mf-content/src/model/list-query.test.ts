import { describe, expect, it } from 'vitest';
import { ARTICLE_LISTS } from './article-lists.ts';
import { beginTime, EVERYTHING, listAddress, listFilter, listQuery } from './list-query.ts';

const NOW = Date.parse('2026-11-21T23:30:00+08:00');
const { news, csrList, innoList } = ARTICLE_LISTS;

describe('the address of a list', () => {
  it('says nothing when nothing was chosen', () => {
    expect(listAddress(news, EVERYTHING)).toBe('/news');
  });

  it('holds column, days, keyword and page, and reads back what it wrote', () => {
    const chosen = { column: 'COL-XWZX-PPDT', days: 30, key: '风 & 线', page: 3 } as const;
    const address = listAddress(news, chosen);
    expect(address).toBe('/news?column=COL-XWZX-PPDT&days=30&key=%E9%A3%8E%20%26%20%E7%BA%BF&page=3');
    expect(listQuery(news).read(address.slice('/news'.length))).toEqual(chosen);
  });

  it.each([
    ['an unknown column', { column: 'COL-NOPE' }],
    ['a column in the wrong case', { column: 'col-xwzx-qydt' }],
    ['a number of days that is not offered', { days: '31' }],
    ['days that are no number', { days: '7 OR 1=1' }],
    ['page nought', { page: '0' }],
    ['a negative page', { page: '-2' }],
    ['a page that is no number', { page: '2e3' }],
    ['a page beyond what the service takes', { page: '200001' }],
  ])('is none where it says %s', (_name, query) => {
    expect(listQuery(news).parse(query as Record<string, string>)).toBeNull();
  });

  it('may write out all time, and a keyword of spaces', () => {
    expect(listQuery(news).parse({ days: '-1', key: '   ' })).toEqual(EVERYTHING);
  });

  it('cuts a keyword to what the service takes', () => {
    expect(listQuery(news).parse({ key: `  ${'风'.repeat(130)}` })?.key).toHaveLength(100);
  });
});

describe('lists beside the news', () => {
  it('have addresses and columns of their own', () => {
    const stories = listQuery(innoList).read('?column=COL-KJCX-JSWZ&page=2');
    expect(listAddress(innoList, stories)).toBe('/tech/innoList?column=COL-KJCX-JSWZ&page=2');
    expect(listQuery(csrList).parse({ column: 'COL-XWZX-QYDT' })).toBeNull();
    expect(listQuery(csrList).parse({ column: 'COL-SHZR-ZRDT' })).toEqual(EVERYTHING);
    expect(listFilter(csrList, EVERYTHING, NOW)).toMatchObject({ categoryCodeList: ['COL-SHZR-ZRDT'] });
  });
});

describe('the filter for the service', () => {
  it('asks for all three columns when none was chosen, and leaves unset filters out', () => {
    expect(listFilter(news, EVERYTHING, NOW)).toEqual({
      categoryCodeList: ['COL-XWZX-QYDT', 'COL-XWZX-PPDT', 'COL-XWZX-MTBD'],
      pageNo: 1,
      pageSize: 8,
    });
  });

  it('asks for one column since midnight, with the keyword', () => {
    expect(listFilter(news, { column: 'COL-XWZX-QYDT', days: 7, key: 'wind', page: 2 }, NOW)).toEqual({
      categoryCode: 'COL-XWZX-QYDT',
      beginTime: '2026-11-14 00:00:00',
      searchKeyword: 'wind',
      pageNo: 2,
      pageSize: 8,
    });
  });

  it('counts days in Shanghai, where it is already tomorrow when UTC is still in today', () => {
    expect(beginTime(1, Date.parse('2026-11-20T17:00:00Z'))).toBe('2026-11-20 00:00:00');
    expect(beginTime(1, Date.parse('2026-11-20T15:00:00Z'))).toBe('2026-11-19 00:00:00');
  });
});
