import { describe, expect, it } from 'vitest';
import { noticeAddress, noticeQuery } from './notice-query.ts';

const FIRST = { market: 'A', page: 1 } as const;

describe('the address of announcements', () => {
  it('says nothing of the first page of the A shares', () => {
    expect(noticeAddress(FIRST)).toBe('/invest/notice');
    expect(noticeQuery.parse({})).toEqual(FIRST);
  });

  it('is read back as it was written', () => {
    expect(noticeAddress({ market: 'H', page: 12 })).toBe('/invest/notice?market=H&page=12');
    expect(noticeQuery.parse({ market: 'H', page: '12' })).toEqual({ market: 'H', page: 12 });
    expect(noticeAddress({ market: 'A', page: 2 })).toBe('/invest/notice?page=2');
  });

  it.each([{ market: 'h' }, { page: '0' }, { page: '-1' }, { page: 'x2' }, { page: '2x' }, { page: '10000' }])(
    'knows no %j',
    (query) => expect(noticeQuery.parse(query as Record<string, string>)).toBeNull(),
  );
});
