import type { Candle } from 'shared/contract/invest/stock';
import { carriedSpan, chosenSpan } from './chart-span.ts';
import type { StockChoice } from './stock-choice.ts';

/** A {@link Candle} with names. Prices in the market's currency, volume in shares. */
export interface Bar {
  date: string;
  open: number;
  close: number;
  low: number;
  high: number;
  volume: number;
  /** Percent against the close before; null for the first. */
  changePct: number | null;
}

/** A {@link Candle} without its amount, which nothing shows and every page would carry. */
export type BarFigures = readonly [
  date: string,
  open: number,
  close: number,
  low: number,
  high: number,
  volume: number,
  ...rest: number[],
];

/** Without amounts. */
export function figuresOf(candles: readonly Candle[]): BarFigures[] {
  return candles.map(([date, open, close, low, high, volume]) => [date, open, close, low, high, volume]);
}

/** What is chosen of a history, with the bars before it that averages need: all that a document carries. */
export function chosenFigures(candles: readonly Candle[], choice: StockChoice): BarFigures[] {
  const { start, end } = carriedSpan(
    choice,
    candles.map(([date]) => date),
  );
  return figuresOf(candles.slice(start, end));
}

/** The bars that are chosen. */
export function chosenBars(bars: readonly Bar[], choice: StockChoice): Bar[] {
  const { start, end } = chosenSpan(
    choice,
    bars.map(({ date }) => date),
  );
  return bars.slice(start, end);
}

export function barsOf(candles: readonly BarFigures[]): Bar[] {
  return candles.map(([date, open, close, low, high, volume], index) => {
    const before = candles[index - 1]?.[2];
    const changePct = before ? ((close - before) / before) * 100 : null;
    return { date, open, close, low, high, volume, changePct };
  });
}

export interface Span {
  from: string;
  to: string;
  /** Percent, from the first opening to the last close. */
  changePct: number;
  high: Bar;
  low: Bar;
}

/** The whole span in one look; null without bars. */
export function spanOf(bars: readonly Bar[]): Span | null {
  const first = bars[0];
  const last = bars.at(-1);
  if (!first || !last) return null;
  const high = bars.reduce((best, bar) => (bar.high > best.high ? bar : best));
  const low = bars.reduce((best, bar) => (bar.low < best.low ? bar : best));
  return { from: first.date, to: last.date, changePct: ((last.close - first.open) / first.open) * 100, high, low };
}
