import type { Lang } from 'shared/contract/text/lang';
import {
  QUOTE_DELAY_MINUTES,
  type KLine,
  type Market,
  type MinuteChart,
  type Period,
  type Realtime,
} from 'shared/contract/invest/stock';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { candlesOf } from './candles.model.ts';
import type { TradingDay } from './minute-feed.port.ts';
import { figuresOfDay, pointsOf, publicDay, publicUntil } from './minutes.model.ts';
import { publicCandles, quoteOf } from './quote.model.ts';
import { findCandles, findListing } from './stock.store.ts';
import { marketState, sessionsOf } from './trading-calendar.model.ts';

/** A market with its public days, oldest first. @throws {CallError} 40004 when nothing is listed */
export async function listed({ content, marketNow }: Services, market: Market) {
  const [row, candles] = await Promise.all([findListing(content, market), findCandles(content, market)]);
  if (!row) throw new CallError('40004');
  return { row, days: publicCandles(candles, market, marketNow()) };
}

/** The newest day of the feed with its public minutes. */
async function newestDay({ quotes, marketNow }: Services, market: Market): Promise<TradingDay | undefined> {
  const present = marketNow();
  return publicDay(await quotes.newestDay(market, publicUntil(present)), market, present);
}

/**
 * The newest public quote: of a day under way from its minutes, of a day that is over from its candle.
 * @throws {CallError} 40004 when nothing is listed or public yet
 */
export async function realtimeQuote(services: Services, lang: Lang, market: Market): Promise<Realtime> {
  const { row, days } = await listed(services, market);
  const currency = row.currency === 'HKD' ? 'HKD' : 'CNY';
  const known = quoteOf({ market, code: row.code, name: row.name[lang], currency, sample: row.sample }, days);
  if (!known) throw new CallError('40004');
  const quote = { ...known, state: marketState(market, services.marketNow()) };
  const today = await newestDay(services, market);
  if (!today || today.date <= quote.time.slice(0, 10)) return quote;
  const figures = figuresOfDay(today);
  return {
    ...quote,
    ...figures,
    high52: Math.max(quote.high52, figures.high),
    low52: Math.min(quote.low52, figures.low),
    sample: services.quotes.sample,
  };
}

/** The time-sharing chart of the newest day. @throws {CallError} 40004 when nothing of any day is public */
export async function minutesOfMarket(services: Services, market: Market): Promise<MinuteChart> {
  const day = await newestDay(services, market);
  if (!day) throw new CallError('40004');
  return {
    market,
    date: day.date,
    prevClose: day.prevClose,
    sessions: sessionsOf(market, day.date),
    points: pointsOf(day.ticks),
    state: marketState(market, services.marketNow()),
    delayMin: QUOTE_DELAY_MINUTES,
    sample: services.quotes.sample,
  };
}

/** Candles of a period, oldest first. @throws {CallError} 40004 when nothing is listed */
export async function candleChart(services: Services, market: Market, period: Period): Promise<KLine> {
  const { row, days } = await listed(services, market);
  return { market, period, sample: row.sample, list: candlesOf(days, period) };
}
