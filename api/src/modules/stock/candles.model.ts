import type { Candle, Period } from 'shared/contract/invest/stock';

/** The Monday of a day's week, or its month: days with the same key make one candle. */
function groupOf(day: string, period: Period): string {
  if (period === 'day') return day;
  if (period === 'month') return day.slice(0, 7);
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}

function merge(days: readonly Candle[]): Candle {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new RangeError('a candle needs at least one day');
  const sum = (field: 5 | 6) => days.reduce((total, day) => total + day[field], 0);
  const low = Math.min(...days.map((day) => day[3]));
  const high = Math.max(...days.map((day) => day[4]));
  return [last[0], first[1], last[2], low, high, sum(5), sum(6)];
}

/** Daily candles, oldest first -> candles of the period, each dated with its last trading day. */
export function candlesOf(days: readonly Candle[], period: Period): Candle[] {
  if (period === 'day') return [...days];
  return [...Map.groupBy(days, (day) => groupOf(day[0], period)).values()].map(merge);
}
