import { describe, expect, it } from 'vitest';
import { noticeAddress, noticeQuery } from './notice-query.ts';

const FIRST = { market: 'A', category: '', year: 0, keyword: '', page: 1 } as const;

describe('the address of announcements', () => {
  it('says nothing of the first page of the A shares', () => {
    expect(noticeAddress(FIRST)).toBe('/invest/notice');
    expect(noticeQuery.parse({})).toEqual(FIRST);
  });

  it('is read back as it was written', () => {
    const query = { market: 'H', category: 'sales', year: 2025, keyword: '产销 100%', page: 12 } as const;
    const address = noticeAddress(query);
    expect(address).toBe(
      '/invest/notice?market=H&category=sales&year=2025&keyword=%E4%BA%A7%E9%94%80%20100%25&page=12',
    );
    expect(noticeQuery.read(address.slice(address.indexOf('?')))).toEqual(query);
    expect(noticeAddress({ ...FIRST, page: 2 })).toBe('/invest/notice?page=2');
  });

  it.each([{ market: 'h' }, { category: 'gossip' }, { year: 'x' }, { page: '0' }, { page: '2x' }, { page: '200001' }])(
    'knows no %j',
    (query) => expect(noticeQuery.parse(query as Record<string, string>)).toBeNull(),
  );
});
