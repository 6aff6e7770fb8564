import { ANNOUNCEMENT_KEYWORD } from 'shared/contract/content/announcement';
import { ANNOUNCEMENT_CATEGORIES, type AnnouncementCategory } from 'shared/contract/content/announcement-text';
import type { Market } from 'shared/contract/invest/stock';
import { keyedPageNumber, narrowing, oneOf, pageQuery, typedText, year } from 'shared/contract/section/query';
import { paths } from '../paths.ts';
import { MARKETS } from './stock-choice.ts';

/** Whose announcements, and which of them. */
export interface NoticeQuery {
  market: Market;
  /** Empty: every category. */
  category: AnnouncementCategory | '';
  /** 0: any. */
  year: number;
  keyword: string;
  /** From 1. */
  page: number;
}

/** As many as lists usually show (spec LIM-list-size). */
export const NOTICES_PER_PAGE = 8;

export const noticeQuery = pageQuery({
  market: oneOf(MARKETS, 'A'),
  category: narrowing(oneOf(ANNOUNCEMENT_CATEGORIES, '')),
  year: narrowing(year),
  keyword: narrowing(typedText(ANNOUNCEMENT_KEYWORD)),
  page: keyedPageNumber,
});

/** Address below the language segment, without defaults. */
export function noticeAddress(query: NoticeQuery): string {
  return paths.notice.address(noticeQuery.texts(query));
}
