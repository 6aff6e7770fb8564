import type { Market } from 'shared/contract/invest/stock';
import { oneOf, pageNumber, pageQuery } from 'shared/contract/section/query';
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

export const noticeQuery = pageQuery({ market: oneOf(MARKETS, 'A'), page: pageNumber });

/** Address below the language segment, without defaults. */
export function noticeAddress(query: NoticeQuery): string {
  return paths.notice.address(noticeQuery.texts(query));
}
