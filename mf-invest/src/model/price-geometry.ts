import type { MinuteChart } from 'shared/contract/invest/stock';
import type { Bar } from './price-history.ts';

/** Units of the drawing; its size on the page is the column's. */
export const PRICE_HEIGHT = 400;
export const VOLUME_HEIGHT = 60;
/** From one bar to the next. */
export const PITCH = 10;
const HALF = 3;
const TICKS = 5;
/** Free above and below the prices, as a part of what they span. */
const PADDING = 0.06;

export interface PriceScale {
  /** Where a price stands, in whole units from the top. */
  y: (price: number) => number;
  /** From the top, as far from each other as the drawing divides evenly. */
  ticks: number[];
}

/** @throws RangeError for a logarithm of prices that are not positive */
export function priceScale(lowest: number, highest: number, isLog: boolean): PriceScale {
  if (isLog && lowest <= 0) throw new RangeError('a logarithm needs prices above zero');
  const to = isLog ? Math.log : (price: number) => price;
  const from = isLog ? Math.exp : (value: number) => value;
  const room = (to(highest) - to(lowest)) * PADDING || Math.abs(to(highest)) * PADDING || 1;
  const [bottom, top] = [to(lowest) - room, to(highest) + room];
  const y = (price: number) => Math.round(((top - to(price)) / (top - bottom)) * PRICE_HEIGHT);
  const ticks = Array.from({ length: TICKS }, (_none, at) => from(top - ((top - bottom) * at) / (TICKS - 1)));
  return { y, ticks };
}

const middle = (at: number) => at * PITCH + PITCH / 2;

/** One candle: a wick above, a body at least one unit high, a wick below. */
function candleAt(bar: Bar, at: number, y: PriceScale['y']): string {
  const [top, bottom] = [y(Math.max(bar.open, bar.close)), y(Math.min(bar.open, bar.close))];
  const x = middle(at);
  const height = Math.max(1, bottom - top);
  const upper = `M${x} ${y(bar.high)}V${top}`;
  const lower = `M${x} ${top + height}V${Math.max(top + height, y(bar.low))}`;
  return `${upper}m-${HALF} 0h${HALF * 2}v${height}h-${HALF * 2}z${lower}`;
}

export interface Drawn {
  rise: string;
  fall: string;
}

/** A path for each direction, whatever is drawn of a bar. */
function byDirection(bars: readonly Bar[], draw: (bar: Bar, at: number) => string): Drawn {
  const path = (isWanted: (bar: Bar) => boolean) =>
    bars.map((bar, at) => (isWanted(bar) ? draw(bar, at) : '')).join('');
  return { rise: path((bar) => bar.close >= bar.open), fall: path((bar) => bar.close < bar.open) };
}

export const candlePaths = (bars: readonly Bar[], { y }: PriceScale): Drawn =>
  byDirection(bars, (bar, at) => candleAt(bar, at, y));

export function volumePaths(bars: readonly Bar[]): Drawn {
  const most = Math.max(1, ...bars.map(({ volume }) => volume));
  return byDirection(bars, ({ volume }, at) => {
    const height = Math.round((volume / most) * VOLUME_HEIGHT);
    return `M${middle(at) - HALF} ${VOLUME_HEIGHT}v-${height}h${HALF * 2}v${height}z`;
  });
}

/** A line through values, broken where there are none; steps instead of places, which are shorter. */
export function linePath(values: readonly (number | null)[], y: PriceScale['y']): string {
  return values
    .map((value, at) => {
      if (value === null) return '';
      const before = values[at - 1] ?? null;
      return before === null ? `M${middle(at)} ${y(value)}` : `l${PITCH} ${y(value) - y(before)}`;
    })
    .join('');
}

/** A line without gaps, down to the bottom. */
export function areaPath(values: readonly number[], y: PriceScale['y']): string {
  if (values.length === 0) return '';
  return `${linePath(values, y)}V${PRICE_HEIGHT}H${PITCH / 2}z`;
}

const minutesIn = ([begins, ends]: readonly [string, string]): number => minuteOf(ends) - minuteOf(begins);
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** How many minutes a day has room for, also those that are still to come. */
export function dayLength({ sessions, points }: Pick<MinuteChart, 'sessions' | 'points'>): number {
  return Math.max(
    points.length,
    sessions.reduce((sum, session) => sum + minutesIn(session), 0),
  );
}

/** Every so many of some names, as many as stand beside each other on a phone, with the first and the last. */
export function evenly<Name>(names: readonly Name[], most: number): Name[] {
  const count = Math.min(most, names.length);
  return Array.from(
    { length: count },
    (_none, at) => names[Math.round((at * (names.length - 1)) / Math.max(1, count - 1))],
  ).filter((name) => name !== undefined);
}
