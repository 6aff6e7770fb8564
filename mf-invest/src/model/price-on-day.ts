import type { Candle } from 'shared/contract/invest/stock';

/** A day of the calendar, `yyyy-MM-dd`; null for anything else, such as 30 February. */
export function dayIn(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text;
}

/** What is known of a day: its own close, that of the day before a closed one, or why there is none of it. */
export type DayState = 'close' | 'closed' | 'pending' | 'future' | 'early';

export interface PriceOnDay {
  requested: string;
  state: DayState;
  /** The day itself or the newest trading day before it; null before the history begins. */
  found: { date: string; close: number } | null;
}

const SHANGHAI_OFFSET = 8 * 3_600_000;
/** The day in Shanghai at an instant in milliseconds. */
export const todayIn = (now: number): string => new Date(now + SHANGHAI_OFFSET).toISOString().slice(0, 10);

const isWeekend = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;

/**
 * The close of a day from a history of public days, oldest first (spec I8, LIM-quote-delay). `now` in milliseconds: a day that
 * has not come, or whose close is not public yet, is no closed one.
 */
export function priceOn(requested: string, days: readonly Candle[], now: number): PriceOnDay {
  const day = days.findLast(([date]) => date <= requested);
  const found = day ? { date: day[0], close: day[2] } : null;
  const today = todayIn(now);
  return { requested, state: stateOf(requested, { found, newest: days.at(-1)?.[0] ?? '', today }), found };
}

interface Known {
  found: { date: string } | null;
  newest: string;
  today: string;
}

function stateOf(requested: string, { found, newest, today }: Known): DayState {
  if (requested > today) return 'future';
  if (!found) return 'early';
  if (found.date === requested) return 'close';
  return requested > newest && !isWeekend(requested) ? 'pending' : 'closed';
}
