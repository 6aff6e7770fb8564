import { SALES_DIMENSIONS, type SalesDimension } from 'shared/contract/invest/performance';
import { narrowing, oneOf, pageQuery, type QueryParam } from 'shared/contract/section/query';
import { paths } from '../../paths.ts';

/** What is counted: vehicles sold, or vehicles built. */
export const COUNTED = ['sales', 'output'] as const;
export type Counted = (typeof COUNTED)[number];

/** `yyyy-MM`; empty is the newest. */
const month: QueryParam<string> = {
  fallback: '',
  read: (text) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) ? text : undefined),
};

/** By what, which of both, and which month. All of them leave it the same page. */
export const salesQuery = pageQuery({
  by: narrowing(oneOf(SALES_DIMENSIONS, 'product')),
  what: narrowing(oneOf(COUNTED, 'sales')),
  month: narrowing(month),
});
export interface SalesQuery {
  by: SalesDimension;
  what: Counted;
  month: string;
}

/** Address below the language segment, without defaults. */
export function salesAddress(query: SalesQuery): string {
  return paths.performance.address(salesQuery.texts(query));
}
