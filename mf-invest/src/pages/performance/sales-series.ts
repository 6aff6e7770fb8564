import type { SalesHistory, SalesTable, ThreeYears } from 'shared/contract/invest/performance';
import type { Counted } from './sales-query.ts';

export interface CurveBox {
  width: number;
  height: number;
}

/** The least round number (1, 2, 2.5 or 5 times a power of ten) that is not below any value; 1 where all are nought. */
export function roundTop(values: readonly number[]): number {
  const most = Math.max(...values, 0);
  if (most === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

/** Values from nought to `top` as a line at equal steps over `slots` places, in whole units; the first null ends it. */
export function curveOf(
  values: readonly (number | null)[],
  { width, height }: CurveBox,
  { top, slots }: { top: number; slots: number },
): string {
  const end = values.indexOf(null);
  const known = (end === -1 ? values : values.slice(0, end)).map((value) => value ?? 0);
  const step = slots > 1 ? width / (slots - 1) : 0;
  const point = (value: number, at: number) => `${Math.round(at * step)} ${Math.round(height * (1 - value / top))}`;
  return known.map((value, at) => `${at === 0 ? 'M' : 'L'}${point(value, at)}`).join('');
}

/** Months of a year added up from January on; null from the first month that is not known. */
export function cumulated(months: readonly (number | null)[]): (number | null)[] {
  let sum = 0;
  let isKnown = true;
  return months.map((value) => {
    isKnown &&= value !== null;
    sum += value ?? 0;
    return isKnown ? sum : null;
  });
}

/** The newest year against the one before it, by its last known month; null where either is not known. */
export function yearAgainstYear({ series }: ThreeYears) {
  const [before, newest] = series.slice(-2);
  if (!before || !newest) return null;
  const known = newest.months.findLastIndex((value) => value !== null);
  const [now, past] = [cumulated(newest.months)[known], cumulated(before.months)[known]];
  if (now === undefined || now === null || !past) return null;
  return { year: newest.year, before: before.year, month: known + 1, now, past, change: now / past - 1 };
}

/** Part of new-energy vehicles among those sold, as a fraction of each month; null where nothing was sold. */
export function energyShares({ total }: SalesHistory): (number | null)[] {
  return total.sales.map((sold, at) => (sold === 0 ? null : (total.nev[at] ?? 0) / sold));
}

export interface Rank {
  category: string;
  name: string;
  /** From 1, by vehicles since January. */
  place: number;
  /** Places won against the same time last year; negative when lost. */
  won: number;
  ytd: number;
  /** Fraction of all; null when there were none. */
  share: number | null;
  /** Against the same time last year; null on a zero base. */
  chg: number | null;
}

/** Parts of the group by their vehicles since January, with their places of a year before. Equal ones keep the order of the pack. */
export function ranking({ rows, total }: SalesTable, what: Counted): Rank[] {
  const placesBy = (field: 'ytd' | 'ytdLast') =>
    new Map(rows.toSorted((a, b) => b[what][field] - a[what][field]).map(({ category }, at) => [category, at + 1]));
  const [now, before] = [placesBy('ytd'), placesBy('ytdLast')];
  const all = total[what].ytd;
  return rows
    .map(({ category, name, [what]: figures }) => {
      const place = now.get(category) ?? 0;
      return {
        category,
        name,
        place,
        won: (before.get(category) ?? 0) - place,
        ytd: figures.ytd,
        share: all === 0 ? null : figures.ytd / all,
        chg: figures.chg,
      };
    })
    .toSorted((a, b) => a.place - b.place);
}
