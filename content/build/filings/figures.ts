import { readPackFile } from '../../src/read-pack.ts';

/** `1,870,578`. */
export const count = (value: number): string => Math.round(value).toLocaleString('en-US');

/** @param change fraction; `+6.1%`, with a true minus sign */
export const percent = (change: number, digits = 1): string =>
  `${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(digits)}%`;

/** `+6.1%`, or a dash where there was nothing before. */
export const change = (now: number, before: number): string => (before === 0 ? '—' : percent(now / before - 1));

/** @param share fraction; `47.1%` */
export const share = (part: number, whole: number, digits = 1): string => `${((part / whole) * 100).toFixed(digits)}%`;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `2026年10月`, `October 2026` of `yyyy-MM`. */
export const monthName = (month: string) => {
  const [year = '', number = ''] = month.split('-');
  return { cn: `${year}年${Number(number)}月`, en: `${MONTHS[Number(number) - 1]} ${year}` };
};

/** `2026年10月22日`, `22 October 2026` of `yyyy-MM-dd`. */
export const dayName = (day: string) => {
  const { cn, en } = monthName(day.slice(0, 7));
  const number = Number(day.slice(8));
  return { cn: `${cn}${number}日`, en: `${number} ${en}` };
};

/** The month before that of a day, `yyyy-MM`. */
export function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

/** Spread evenly over [0, 1) by its text: the same filing always says the same. */
export function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return (hash >>> 0) / 2 ** 32;
}

/** Shares in issue, of one yuan each; unchanged since 2012. H shares are 22.5% of them (page `/about/struct`). */
export const SHARES = { total: 10_440_000_000, A: 8_091_000_000, H: 2_349_000_000 } as const;
/** 44% (page `/about/struct`). */
export const CONTROLLING_SHARES = 4_593_600_000;

const candles = readPackFile('stock-a.json').candles;

/** The repurchase of 2026: from the plan of 21 September on, on trading days, as the tape of the A share allows. */
export const REPURCHASE = { planned: '2026-09-21', least: 1_000, most: 1_500, limit: 12 } as const;

export interface Repurchase {
  day: string;
  shares: number;
  low: number;
  high: number;
  /** Yuan. */
  paid: number;
}

/** Fifteen days before the third quarterly report nothing is bought. */
const isClosed = (date: string) => date >= '2026-10-15' && date <= '2026-10-30';
const buys = (date: string) => date > REPURCHASE.planned && !isClosed(date) && spread(`purchase ${date}`) < 0.9;

/** Repurchases after the plan until a day, the day included; some two million shares on most days. */
export function repurchasesUntil(day: string): Repurchase[] {
  return candles
    .filter(([date]) => date <= day && buys(date))
    .map(([date, open, close, low, high]) => {
      const shares = 1_200_000 + Math.round(spread(`shares ${date}`) * 14) * 100_000;
      const paid = Math.round(shares * ((open + close + low + high) / 4));
      return { day: date, shares, low, high, paid };
    });
}

export function sumOf(repurchases: readonly Repurchase[]) {
  return {
    shares: repurchases.reduce((total, { shares }) => total + shares, 0),
    paid: repurchases.reduce((total, { paid }) => total + paid, 0),
    low: Math.min(...repurchases.map(({ low }) => low)),
    high: Math.max(...repurchases.map(({ high }) => high)),
  };
}

/** Trading day before a day, by the tape. */
export const tradingDayBefore = (day: string): string => candles.findLast(([date]) => date < day)?.[0] ?? day;

export interface Entry {
  baseId: string;
  market: 'A' | 'H';
  /** `yyyy-MM-dd`. */
  date: string;
  title: { cn: string; en: string };
}
