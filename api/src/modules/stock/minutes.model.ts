import { QUOTE_DELAY_MINUTES, type Market, type MinutePoint, type Realtime } from 'shared/contract/invest/stock';
import { instantOf } from '../../model/shanghai-time.ts';
import type { Tick, TradingDay } from './minute-feed.port.ts';
import { isTradingDay, minutesOfDay } from './trading-calendar.model.ts';

/** The instant (milliseconds) up to which figures are public (spec LIM-quote-delay). */
export const publicUntil = (now: number): number => now - QUOTE_DELAY_MINUTES * 60_000;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * A day with its public minutes only: at least the delay old, within trading hours, each once and in order, whatever the
 * feed sent. Undefined when nothing of it is public.
 */
export function publicDay(day: TradingDay | undefined, market: Market, now: number): TradingDay | undefined {
  if (!day || !isTradingDay(market, day.date)) return undefined;
  const sent = new Map(day.ticks.map((tick) => [tick.time, tick]));
  const ticks = minutesOfDay(market, day.date)
    .filter((time) => instantOf(`${day.date} ${time}`).getTime() <= publicUntil(now))
    .flatMap((time) => sent.get(time) ?? []);
  return ticks.length === 0 ? undefined : { ...day, ticks };
}

/** Prices with their running average; before the first trade the average is the price. */
export function pointsOf(ticks: readonly Tick[]): MinutePoint[] {
  let volume = 0;
  let turnover = 0;
  return ticks.map((tick): MinutePoint => {
    volume += tick.volume;
    turnover += tick.turnover;
    const average = volume === 0 ? tick.price : turnover / volume;
    return [tick.time, tick.price, rounded(average, 3), tick.volume];
  });
}

type DayFigures = Pick<
  Realtime,
  'last' | 'open' | 'high' | 'low' | 'prevClose' | 'volume' | 'turnover' | 'change' | 'changePct' | 'time'
>;

/** The quote of a day that is under way; `ticks` must not be empty. */
export function figuresOfDay({ date, prevClose, ticks }: TradingDay): DayFigures {
  const prices = ticks.map(({ price }) => price);
  const last = prices.at(-1) ?? prevClose;
  return {
    last,
    open: prices[0] ?? prevClose,
    high: Math.max(...prices),
    low: Math.min(...prices),
    prevClose,
    volume: ticks.reduce((sum, tick) => sum + tick.volume, 0),
    turnover: rounded(
      ticks.reduce((sum, tick) => sum + tick.turnover, 0),
      2,
    ),
    change: rounded(last - prevClose, 3),
    changePct: prevClose === 0 ? 0 : rounded(((last - prevClose) / prevClose) * 100, 2),
    time: `${date} ${ticks.at(-1)?.time ?? ''}`,
  };
}
