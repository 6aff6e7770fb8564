import type { MinuteChart } from 'shared/contract/invest/stock';

export interface MinuteStep {
  /** `HH:mm`. */
  time: string;
  price: number;
  average: number;
  /** Percent against the close before. */
  changePct: number;
  /** Shares since the step before. */
  volume: number;
}

const HALF_HOUR = 30;

const minuteOf = (time: string): number => Number(time.slice(3));
const percent = (now: number, then: number): number => (then === 0 ? 0 : (now / then - 1) * 100);

/** A day of minutes in steps of half an hour, oldest first; the last one is where the day stands. */
export function halfHours({ points, prevClose }: MinuteChart): MinuteStep[] {
  const steps: MinuteStep[] = [];
  let volume = 0;
  for (const [index, [time, price, average, shares]] of points.entries()) {
    volume += shares;
    if (minuteOf(time) % HALF_HOUR !== 0 && index < points.length - 1) continue;
    steps.push({ time, price, average, changePct: percent(price, prevClose), volume });
    volume = 0;
  }
  return steps;
}

export interface DaySpan {
  last: number;
  /** Percent against the close before. */
  changePct: number;
  high: { price: number; time: string };
  low: { price: number; time: string };
}

/** The whole day in one look; null without points. */
export function daySpan({ points, prevClose }: MinuteChart): DaySpan | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const high = points.reduce((best, point) => (point[1] > best[1] ? point : best), first);
  const low = points.reduce((best, point) => (point[1] < best[1] ? point : best), first);
  const named = ([time, price]: typeof first) => ({ time, price });
  return { last: last[1], changePct: percent(last[1], prevClose), high: named(high), low: named(low) };
}
