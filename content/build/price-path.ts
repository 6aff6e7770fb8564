/** A small seeded generator (mulberry32): numbers in [0, 1). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Numbers around 0 with a standard deviation of 1. */
export function normalOf(next: () => number): () => number {
  return () => Array.from({ length: 12 }, next).reduce((sum, value) => sum + value, -6);
}

export interface PricePath {
  /** Standard deviation of a day's logarithmic change. */
  volatility: number;
  /** What the path goes through; the first lies before the first day, the last on the last day. */
  wayPoints: readonly (readonly [date: string, value: number])[];
}

/** Logarithms through the way points: a random walk whose drift is taken out between each pair (a Brownian bridge). */
export function pathThrough(path: PricePath, dates: readonly string[], normal: () => number): number[] {
  const values: number[] = [];
  for (const [index, [from, start]] of path.wayPoints.slice(0, -1).entries()) {
    const [to, end] = path.wayPoints[index + 1] ?? [from, start];
    const part = dates.filter((date) => date > from && date <= to);
    const steps = part.map(() => normal() * path.volatility);
    const total = steps.reduce((sum, step) => sum + step, 0);
    const drift = (Math.log(end / start) - total) / part.length;
    let level = Math.log(start);
    for (const step of steps) values.push(Math.exp((level += step + drift)));
  }
  return values;
}

const DAY_MS = 86_400_000;

/** The last so many weekdays up to a day that are not closed, oldest first. `yyyy-MM-dd`. */
export function daysUntil(last: string, count: number, closed: ReadonlySet<string> = new Set()): string[] {
  const dates: string[] = [];
  for (let time = Date.parse(`${last}T00:00:00Z`); dates.length < count; time -= DAY_MS) {
    const isWeekend = new Date(time).getUTCDay() % 6 === 0;
    const date = new Date(time).toISOString().slice(0, 10);
    if (!isWeekend && !closed.has(date)) dates.unshift(date);
  }
  return dates;
}
