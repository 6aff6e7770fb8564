import type { Market } from 'shared/contract/invest/stock';
import { paths } from '../paths.ts';
import { MARKETS } from './stock-choice.ts';

/** Whose announcements, and which part of them. */
export interface NoticeQuery {
  market: Market;
  /** From 1. */
  page: number;
}

/** As many as lists usually show (spec LIM-list-size). */
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
  return paths.notice.address({ market: market === 'A' ? '' : market, page: page > 1 ? page : '' });
}
