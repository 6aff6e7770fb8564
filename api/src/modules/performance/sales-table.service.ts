import type { z } from 'zod';
import type { CallData } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { SalesDimension, SalesTable, salesTableFilter } from 'shared/contract/invest/performance';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { findMonths } from './performance.store.ts';
import { comparableMonths, salesTableOf, type SalesSeries } from './sales-table.model.ts';

const YEARS = 3;

/** Months of the whole group that are out, oldest first. @throws {CallError} 40004 without figures */
export async function publishedMonths({ content, now }: Pick<Services, 'content' | 'now'>) {
  const time = now();
  const months = (await findMonths(content)).filter(({ published_at }) => published_at.getTime() <= time);
  if (months.length === 0) throw new CallError('40004');
  return months;
}

async function comparable(services: Services): Promise<{ latest: string; months: string[] }> {
  const months = comparableMonths((await publishedMonths(services)).map(({ month }) => month));
  const [latest] = months;
  if (latest === undefined) throw new CallError('40004');
  return { latest, months };
}

export const salesMonths = (services: Services): Promise<CallData<'performance/dataTime'>> => comparable(services);

export async function partsBy({ content }: Services, lang: Lang, dimension: SalesDimension): Promise<SalesSeries[]> {
  const { rows } = await findEntries(content, dimension === 'company' ? 'salesByCompany' : 'salesByProduct');
  return rows.map(({ id, name, months }) => ({ id, name: name[lang], months }));
}

/** @throws {CallError} 40022 for a month that `performance/dataTime` does not name */
export async function salesTable(
  services: Services,
  lang: Lang,
  { month, dimension }: z.output<typeof salesTableFilter>,
): Promise<SalesTable> {
  const { latest, months } = await comparable(services);
  if (month !== '' && !months.includes(month)) throw new CallError('40022', [{ field: 'month', rule: 'choice' }]);
  return salesTableOf(await partsBy(services, lang, dimension), month === '' ? latest : month, dimension);
}

/** Sales of the newest month by product category, in the order of the pack. */
export async function lastMonthProducts(
  services: Services,
  lang: Lang,
): Promise<CallData<'performance/lastMonthProductSales'>> {
  const { month, rows, total } = await salesTable(services, lang, { month: '', dimension: 'product' });
  const list = rows.map(({ category, name, sales }) => ({
    category,
    name,
    sales: sales.m,
    salesLast: sales.mLast,
    yoy: sales.yoy,
    share: total.sales.m === 0 ? null : sales.m / total.sales.m,
  }));
  return { month, list };
}

/** This year and the two before it, by month. @throws {CallError} 40004 without figures */
export async function threeYearsOfSales(services: Services): Promise<CallData<'performance/last3YearsCompanySales'>> {
  const known = new Map((await publishedMonths(services)).map(({ month, sales }) => [month, sales]));
  const newest = Math.max(...[...known.keys()].map((month) => Number(month.slice(0, 4))));
  const series = Array.from({ length: YEARS }, (_, at) => {
    const year = newest - YEARS + 1 + at;
    const name = (index: number) => `${year}-${String(index + 1).padStart(2, '0')}`;
    return { year, months: Array.from({ length: 12 }, (_empty, index) => known.get(name(index)) ?? null) };
  });
  return { series };
}
