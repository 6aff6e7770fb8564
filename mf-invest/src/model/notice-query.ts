import type { Market } from 'shared/contract/stock';
import { MARKETS } from './stock-choice.ts';

/** Whose announcements, and which part of them. */
export interface NoticeQuery {
  market: Market;
  /** From 1. */
  page: number;
}

/** As many as lists usually show (product specification §9). */
export const NOTICES_PER_PAGE = 8;

/** Reads an address; anything unknown is the first page of the A shares. */
export function readNotice({ market = '', page = '' }: Readonly<Record<string, string>>): NoticeQuery {
  return {
    market: MARKETS.find((one) => one === market) ?? 'A',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** Address below the language segment, without defaults. */
export function noticeAddress({ market, page }: NoticeQuery): string {
  const query = new URLSearchParams();
  if (market !== 'A') query.set('market', market);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/invest/notice?${query}` : '/invest/notice';
}
