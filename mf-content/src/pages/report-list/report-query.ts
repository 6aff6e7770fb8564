import { REPORT_CODES } from 'shared/contract/category';
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
  const pairs = [tab !== REPORT_CODES[0] && `tab=${tab}`, year !== 0 && `year=${year}`, page > 1 && `page=${page}`];
  const set = pairs.filter((pair) => pair !== false);
  return set.length === 0 ? '/csr/reportList' : `/csr/reportList?${set.join('&')}`;
}
