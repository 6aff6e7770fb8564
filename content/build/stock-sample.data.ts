export type Market = 'A' | 'H';

export interface Share {
  market: Market;
  code: `${Market}-DEMO`;
  name: { cn: string; en: string };
  currency: 'CNY' | 'HKD';
  seed: number;
  /** Standard deviation of a day's logarithmic change. */
  volatility: number;
  /** Shares of a usual day, and of a board lot. */
  volume: number;
  lot: number;
  /** Closing prices that the path goes through; the first lies before the first day, the last on the last day. */
  wayPoints: readonly (readonly [date: string, close: number])[];
  known: [string, number, number, number, number, number, number][];
}

export const SHARES: readonly Share[] = [
  {
    market: 'A',
    code: 'A-DEMO',
    name: { cn: '辰岳汽车（示例）', en: 'Chenyue Auto (sample)' },
    currency: 'CNY',
    seed: 47,
    volatility: 0.0125,
    volume: 31_000_000,
    lot: 100,
    wayPoints: [
      ['2024-08-01', 7.35],
      ['2024-10-08', 8.92],
      ['2025-01-10', 8.05],
      ['2025-06-20', 9.1],
      ['2025-11-21', 8.75],
      ['2026-03-12', 10.12],
      ['2026-07-08', 7.74],
      ['2026-08-20', 8.62],
      ['2026-09-30', 8.38],
      ['2026-11-19', 9.73],
      ['2026-11-20', 9.85],
    ],
    known: [['2026-11-20', 9.76, 9.85, 9.71, 9.91, 38_460_000, 378_180_000]],
  },
  {
    market: 'H',
    code: 'H-DEMO',
    name: { cn: '辰岳汽车（示例）', en: 'Chenyue Auto (sample)' },
    currency: 'HKD',
    seed: 48,
    volatility: 0.0148,
    volume: 22_000_000,
    lot: 2000,
    wayPoints: [
      ['2024-08-01', 2.86],
      ['2024-10-07', 3.92],
      ['2025-01-10', 3.2],
      ['2025-06-20', 3.88],
      ['2025-11-21', 3.79],
      ['2026-03-12', 4.55],
      ['2026-07-08', 3.28],
      ['2026-08-20', 3.74],
      ['2026-09-30', 3.6],
      ['2026-11-19', 4.38],
      ['2026-11-20', 4.36],
    ],
    known: [['2026-11-20', 4.38, 4.36, 4.31, 4.41, 26_438_000, 115_300_000]],
  },
];

const dates = (list: string) => new Set(list.trim().split(/\s+/));

/** Weekdays on which the two markets were closed. */
export const CLOSED_DAYS: Readonly<Record<Market, ReadonlySet<string>>> = {
  A: dates(`
    2024-09-16 2024-09-17 2024-10-01 2024-10-02 2024-10-03 2024-10-04 2024-10-07
    2025-01-01 2025-01-28 2025-01-29 2025-01-30 2025-01-31 2025-02-03 2025-02-04 2025-04-04 2025-05-01 2025-05-02
    2025-05-05 2025-06-02 2025-10-01 2025-10-02 2025-10-03 2025-10-06 2025-10-07 2025-10-08
    2026-01-01 2026-01-02 2026-02-16 2026-02-17 2026-02-18 2026-02-19 2026-02-20 2026-02-23 2026-04-06 2026-05-01
    2026-05-04 2026-05-05 2026-06-19 2026-09-25 2026-10-01 2026-10-02 2026-10-05 2026-10-06 2026-10-07`),
  H: dates(`
    2024-09-06 2024-09-18 2024-10-01 2024-10-11 2024-12-25 2024-12-26
    2025-01-01 2025-01-29 2025-01-30 2025-01-31 2025-04-04 2025-04-18 2025-04-21 2025-05-01 2025-05-05 2025-07-01
    2025-10-01 2025-10-07 2025-10-29 2025-12-25 2025-12-26
    2026-01-01 2026-02-17 2026-02-18 2026-02-19 2026-04-03 2026-04-06 2026-04-07 2026-05-01 2026-05-25 2026-06-19
    2026-07-01 2026-10-01 2026-10-19`),
};
