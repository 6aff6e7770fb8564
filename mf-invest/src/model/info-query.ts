import { REPORT_KINDS, type Report } from 'shared/contract/invest/investor';
import { SALES_DIMENSIONS, type SalesDimension } from 'shared/contract/invest/performance';
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

/** Reads an address; anything unknown is the newest, of every kind, by product. */
export function readInfo(query: Readonly<Record<string, string>>): InfoQuery {
  const { year = '', kind = '', month = '', by = '' } = query;
  return {
    year: /^20\d\d$/.test(year) ? Number(year) : 0,
    kind: REPORT_KINDS.find((one) => one === kind) ?? '',
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : '',
    by: SALES_DIMENSIONS.find((one) => one === by) ?? 'product',
  };
}

/** What an address or a form has to carry; defaults are left out, so that every view has one address. */
export function choicesOf({ year, kind, month, by }: InfoQuery): [string, string][] {
  const all: [string, string][] = [
    ['year', year === 0 ? '' : String(year)],
    ['kind', kind],
    ['month', month],
    ['by', by === 'product' ? '' : by],
  ];
  return all.filter(([, value]) => value !== '');
}

/** Address below the language segment, at the part of the page that shows it. */
export function infoAddress(query: InfoQuery, part: 'reports' | 'sales'): string {
  return `${paths.info.address(Object.fromEntries(choicesOf(query)))}#${part}`;
}
