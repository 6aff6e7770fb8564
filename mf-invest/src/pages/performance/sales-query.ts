import { SALES_DIMENSIONS, type SalesDimension } from 'shared/contract/invest/performance';
import { month, narrowing, oneOf, pageQuery } from 'shared/contract/section/query';
import { paths } from '../../paths.ts';

/** What is counted: vehicles sold, or vehicles built. */
export const COUNTED = ['sales', 'output'] as const;
export type Counted = (typeof COUNTED)[number];

/** By what, which of both, and which month, where empty is the newest. All of them leave it the same page. */
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
