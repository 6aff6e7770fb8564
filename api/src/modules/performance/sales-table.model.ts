import type { SalesDimension, SalesFigures, SalesTable } from 'shared/contract/invest/performance';

/** Output and sales of one part of the group, or of all of it, oldest month first. */
export interface SalesSeries {
  id: string;
  name: string;
  months: readonly { month: string; output: number; sales: number }[];
}

type Field = 'output' | 'sales';

const change = (value: number, base: number): number | null => (base === 0 ? null : value / base - 1);
export const yearBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** Months, newest first, whose same period of last year is known from January on. `months` oldest first. */
export function comparableMonths(months: readonly string[]): string[] {
  const first = months[0] ?? '';
  return months.filter((month) => `${Number(month.slice(0, 4)) - 1}-01` >= first).toReversed();
}

function figuresOf({ months }: SalesSeries, field: Field, month: string): SalesFigures {
  const upTo = (last: string) =>
    months
      .filter((one) => one.month >= `${last.slice(0, 4)}-01` && one.month <= last)
      .reduce((sum, one) => sum + one[field], 0);
  const inMonth = (name: string) => months.find((one) => one.month === name)?.[field] ?? 0;
  const [m, mLast] = [inMonth(month), inMonth(yearBefore(month))];
  const [ytd, ytdLast] = [upTo(month), upTo(yearBefore(month))];
  return { m, mLast, ytd, ytdLast, chg: change(ytd, ytdLast), yoy: change(m, mLast) };
}

function sumOf(all: readonly SalesFigures[]): SalesFigures {
  const sum = (field: 'm' | 'mLast' | 'ytd' | 'ytdLast') => all.reduce((total, one) => total + one[field], 0);
  const [m, mLast, ytd, ytdLast] = [sum('m'), sum('mLast'), sum('ytd'), sum('ytdLast')];
  return { m, mLast, ytd, ytdLast, chg: change(ytd, ytdLast), yoy: change(m, mLast) };
}

/** The table of a month (spec SCR-sales-table). Its total is summed from its rows, so that it can be checked by adding. */
export function salesTableOf(parts: readonly SalesSeries[], month: string, dimension: SalesDimension): SalesTable {
  const rows = parts.map((part) => ({
    category: part.id,
    name: part.name,
    output: figuresOf(part, 'output', month),
    sales: figuresOf(part, 'sales', month),
  }));
  const total = { output: sumOf(rows.map(({ output }) => output)), sales: sumOf(rows.map(({ sales }) => sales)) };
  return { month, dimension, rows, total };
}
