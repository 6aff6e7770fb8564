import type { SalesDimension, SalesHistory } from 'shared/contract/invest/performance';
import type { SalesSeries } from './sales-table.model.ts';
import { TREND_MONTHS, type MonthOfSales } from './sales-total.model.ts';

/** The last 36 of `months` (oldest first) for the group and for each part of it; a part without a month sold none in it. */
export function salesHistoryOf(
  months: readonly MonthOfSales[],
  parts: readonly SalesSeries[],
  dimension: SalesDimension,
): SalesHistory {
  const shown = months.slice(-TREND_MONTHS);
  const rows = parts.map(({ id, name, months: own }) => {
    const known = new Map(own.map((entry) => [entry.month, entry]));
    const series = (field: 'output' | 'sales') => shown.map(({ month }) => known.get(month)?.[field] ?? 0);
    return { category: id, name, output: series('output'), sales: series('sales') };
  });
  const total = {
    output: shown.map(({ output }) => output),
    sales: shown.map(({ sales }) => sales),
    nev: shown.map(({ nev }) => nev),
  };
  return { months: shown.map(({ month }) => month), dimension, rows, total };
}
