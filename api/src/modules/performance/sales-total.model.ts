import type { SalesTotal } from 'shared/contract/invest/performance';

export interface MonthOfSales {
  /** `yyyy-MM`. */
  month: string;
  output: number;
  sales: number;
  nev: number;
}

export const TREND_MONTHS = 36;

const ratio = (part: number, base: number): number | null => (base === 0 ? null : part / base);
const change = (value: number, base: number): number | null => (base === 0 ? null : value / base - 1);
const total = (months: readonly MonthOfSales[]): number => months.reduce((sum, { sales }) => sum + sales, 0);

/** Figures of the newest month; undefined without months, null on a zero base (spec G-26). `months` oldest first. */
export function salesTotalOf(months: readonly MonthOfSales[]): SalesTotal | undefined {
  const newest = months.at(-1);
  if (!newest) return undefined;
  const lastYear = String(Number(newest.month.slice(0, 4)) - 1);
  const thisYearSoFar = months.filter(({ month }) => month.startsWith(newest.month.slice(0, 4)));
  const sameMonth = lastYear + newest.month.slice(4);
  const lastYearSoFar = months.filter(({ month }) => month.startsWith(lastYear) && month <= sameMonth);
  const ytd = total(thisYearSoFar);
  return {
    month: newest.month,
    output: newest.output,
    sales: newest.sales,
    salesYoY: change(newest.sales, total(months.filter(({ month }) => month === sameMonth))),
    ytd,
    ytdYoY: change(ytd, total(lastYearSoFar)),
    nevShare: ratio(newest.nev, newest.sales),
    trend: months.slice(-TREND_MONTHS).map(({ month, sales }) => ({ month, sales })),
  };
}
