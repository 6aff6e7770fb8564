import type { SalesTotal } from './performance.ts';

/** Vehicles sold in a month, `yyyy-MM`. */
export type MonthlySales = SalesTotal['trend'][number];

export interface SalesByYear {
  years: string[];
  /** Twelve rows, January first, a figure for each year; null where there is none. */
  rows: { month: number; sales: (number | null)[] }[];
}

/** Months as rows and years as columns. */
export function salesByYear(trend: readonly MonthlySales[]): SalesByYear {
  const years = [...new Set(trend.map(({ month }) => month.slice(0, 4)))];
  const known = new Map(trend.map(({ month, sales }) => [month, sales]));
  const rows = Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const key = String(month).padStart(2, '0');
    return { month, sales: years.map((year) => known.get(`${year}-${key}`) ?? null) };
  });
  return { years, rows };
}
