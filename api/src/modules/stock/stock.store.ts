import type { Candle, Market } from 'shared/contract/invest/stock';
import type { Selectable } from 'kysely';
import type { ContentDb } from '../../db/content-reads.ts';
import type { StockCandleTable } from '../../db/schema.ts';

/** A page that shows one market shows the other too, so that both are read at once. */
export async function findListing(content: ContentDb, market: Market) {
  const rows = await content.selectFrom('stock_listing').selectAll().execute();
  return rows.find((row) => row.market === market);
}

/** Daily candles, oldest first. */
export async function findCandles(content: ContentDb, market: Market): Promise<Candle[]> {
  const rows = await content.selectFrom('stock_candle').selectAll().orderBy('date').execute();
  return rows.filter((row) => row.market === market).map(candleOf);
}

const candleOf = ({ date, open, close, low, high, volume, amount }: Selectable<StockCandleTable>): Candle => [
  date,
  open,
  close,
  low,
  high,
  volume,
  amount,
];

interface CandleSlice {
  market: Market;
  /** Nothing later, `yyyy-MM-dd`. */
  day: string;
  limit: number;
}

/** Daily candles, newest first. */
export async function findCandlesUntil(content: ContentDb, { market, day, limit }: CandleSlice): Promise<Candle[]> {
  const candles = await findCandles(content, market);
  return candles
    .filter(([date]) => date <= day)
    .slice(-limit)
    .toReversed();
}
