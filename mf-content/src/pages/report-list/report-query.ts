import { REPORT_CODES } from 'shared/contract/content/category';
import { paths } from '../../paths.ts';
import { readPage } from '../../model/list-query.ts';

export type ReportTab = (typeof REPORT_CODES)[number];

/** Which reports a visitor wants to see; year 0 is any. */
export interface ReportQuery {
  tab: ReportTab;
  year: number;
  /** From 1. */
  page: number;
}

/** Reads the address; every value it does not know becomes the default. */
export function readReportQuery({ tab, year = '', page }: Readonly<Record<string, string>>): ReportQuery {
  return {
    tab: REPORT_CODES.find((code) => code === tab) ?? REPORT_CODES[0],
    year: /^\d{4}$/.test(year) ? Number(year) : 0,
    page: readPage(page),
  };
}

/** Below the language segment, without defaults. */
export function reportAddress({ tab, year, page }: ReportQuery): string {
  return paths.reportList.address({
    tab: tab === REPORT_CODES[0] ? '' : tab,
    year: year === 0 ? '' : year,
    page: page > 1 ? page : '',
  });
}
