import { REPORT_KINDS, type Report } from 'shared/contract/invest/investor';
import { SALES_DIMENSIONS, type SalesDimension } from 'shared/contract/invest/performance';
import { narrowing, oneOf, pageQuery, year } from 'shared/contract/section/query';
import { paths } from '../paths.ts';

/** Which reports, and which month of the group by what. */
export interface InfoQuery {
  /** 0: the newest with a report. */
  year: number;
  /** Empty: every kind. */
  kind: Report['kind'] | '';
  /** `yyyy-MM`; empty: the newest. */
  month: string;
  by: SalesDimension;
}

/** All of them leave it the same page. */
export const infoQuery = pageQuery({
  year: narrowing(year),
  kind: narrowing(oneOf(REPORT_KINDS, '')),
  month: narrowing({ fallback: '', read: (text) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined) }),
  by: narrowing(oneOf(SALES_DIMENSIONS, 'product')),
});

/** What an address or a form has to carry; defaults are left out, so that every view has one address. */
export function choicesOf(query: InfoQuery): [string, string][] {
  return Object.entries(infoQuery.texts(query)).filter(([, value]) => value !== '');
}

/** Address below the language segment, at the part of the page that shows it. */
export function infoAddress(query: InfoQuery, part: 'reports' | 'sales'): string {
  return `${paths.info.address(infoQuery.texts(query))}#${part}`;
}
