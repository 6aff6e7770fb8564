import type { Candle } from 'shared/contract/invest/stock';

/** A day of the calendar, `yyyy-MM-dd`; null for anything else, such as 30 February. */
export function dayIn(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

export interface PriceOnDay {
  requested: string;
  /** The day itself or, when the market was closed, the last trading day before it; null before the history begins. */
  found: { date: string; close: number } | null;
}

/** The close of a day from a history of days, oldest first (spec I8). */
export function priceOn(requested: string, days: readonly Candle[]): PriceOnDay {
  const day = days.findLast(([date]) => date <= requested);
  return { requested, found: day ? { date: day[0], close: day[2] } : null };
}
