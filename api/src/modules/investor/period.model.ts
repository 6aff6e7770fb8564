import type { PeriodKind } from 'shared/contract/invest/results';

/** Its last month; a period begins in January. */
const LAST_MONTH: Readonly<Record<PeriodKind, number>> = { quarter1: 3, half: 6, quarter3: 9, annual: 12 };

interface Period {
  year: number;
  kind: PeriodKind;
}

/** Of an id `<year>-<kind>`, which has passed the schema of its file. */
export function periodOf(id: string): Period {
  const [year, kind] = id.split('-');
  return { year: Number(year), kind: kind as PeriodKind };
}

interface Month {
  /** `yyyy-MM`. */
  month: string;
  sales: number;
  nev: number;
}

export interface SalesOfPeriod {
  months: readonly Month[];
  sales: number;
  nev: number;
}

/** Null when a month of the period is not known. */
export function salesOfPeriod({ year, kind }: Period, months: readonly Month[]): SalesOfPeriod | null {
  const last = LAST_MONTH[kind];
  const own = months.filter(({ month }) => month.startsWith(`${year}-`) && Number(month.slice(5)) <= last);
  if (own.length < last) return null;
  const sumOf = (field: 'sales' | 'nev') => own.reduce((sum, one) => sum + one[field], 0);
  return { months: own, sales: sumOf('sales'), nev: sumOf('nev') };
}
