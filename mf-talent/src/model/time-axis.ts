import type { Programme } from 'shared/contract/talent/talent';

/** Quarters of years from the first to the last, each as wide as the next; a quarter is its year times 4 plus 0 to 3. */
export interface TimeAxis {
  first: number;
  last: number;
}

/** A part of an axis, in quarters from its beginning. */
export interface Span {
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
/** Quarters that are shown before the present one. */
const LOOK_BACK = 3;

export function quarterOf(day: string): number {
  return Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
}

const beginOf = (quarter: number): number => Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3, 1);

/** Where a day (`yyyy-MM-dd`) begins, in quarters since the year 0. */
function placeOf(day: string): number {
  const quarter = quarterOf(day);
  const [begin, end] = [beginOf(quarter), beginOf(quarter + 1)];
  return quarter + (Date.parse(day) - begin) / (end - begin);
}

/** As long as anything runs on or is to come; null when nothing is left to draw. `today` is `yyyy-MM-dd`. */
export function timeAxis(programmes: readonly Pick<Programme, 'begins' | 'ends'>[], today: string): TimeAxis | null {
  const earliest = quarterOf(today) - LOOK_BACK;
  const drawn = programmes.filter(({ ends }) => quarterOf(ends) >= earliest);
  if (drawn.length === 0) return null;
  const first = Math.min(...drawn.map(({ begins }) => Math.max(quarterOf(begins), earliest)));
  return { first, last: Math.max(...drawn.map(({ ends }) => quarterOf(ends)), quarterOf(today)) };
}

/** Where something lies on an axis, its last day included; null where all of it is before it. */
export function spanOn({ first, last }: TimeAxis, { begins, ends }: Pick<Programme, 'begins' | 'ends'>): Span | null {
  const end = new Date(Date.parse(ends) + DAY_MS).toISOString().slice(0, 10);
  const from = Math.max(placeOf(begins) - first, 0);
  const to = Math.min(placeOf(end) - first, last - first + 1);
  return to > from ? { from, to } : null;
}

/** Where a day lies on an axis. */
export const dayOn = ({ first }: TimeAxis, day: string): number => placeOf(day) - first;
