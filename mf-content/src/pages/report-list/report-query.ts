import { REPORT_CODES } from 'shared/contract/content/category';
import { narrowing, oneOf, pageNumber, pageQuery, year } from 'shared/contract/section/query';
import { paths } from '../../paths.ts';

export type ReportTab = (typeof REPORT_CODES)[number];

/** Which reports a visitor wants to see; year 0 is any. */
export interface ReportQuery {
  tab: ReportTab;
  year: number;
  /** From 1. */
  page: number;
}

export const reportQuery = pageQuery({
  tab: oneOf(REPORT_CODES, REPORT_CODES[0]),
  year: narrowing(year),
  page: pageNumber,
});

/** Below the language segment, without defaults. */
export function reportAddress(query: ReportQuery): string {
  return paths.reportList.address(reportQuery.texts(query));
}
