import type { Lang } from 'shared/contract/lang';
import type { KLine, Market, Period, Realtime } from 'shared/contract/stock';
import type { Services } from '../../call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { candlesOf } from './candles.ts';
import { publicCandles, quoteOf } from './quote.ts';
import { findCandles, findListing } from './stock.store.ts';

async function listed({ db, now }: Services, market: Market) {
  const row = await findListing(db, market);
  if (!row) throw new CallError('40004');
  return { row, days: publicCandles(await findCandles(db, market), market, now()) };
}

/** The newest public quote. @throws {CallError} 40004 when nothing is listed or public yet */
export async function realtimeQuote(services: Services, lang: Lang, market: Market): Promise<Realtime> {
  const { row, days } = await listed(services, market);
  const currency = row.currency === 'HKD' ? 'HKD' : 'CNY';
  const quote = quoteOf({ market, code: row.code, name: row.name[lang], currency, sample: row.sample }, days);
  if (!quote) throw new CallError('40004');
  return quote;
}

/** Candles of a period, oldest first. @throws {CallError} 40004 when nothing is listed */
export async function candleChart(services: Services, market: Market, period: Period): Promise<KLine> {
  const { row, days } = await listed(services, market);
  return { market, period, sample: row.sample, list: candlesOf(days, period) };
}
