import type { Candle, Market } from 'shared/contract/invest/stock';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { StockCandleTable } from '../../db/schema.ts';

export function findListing(db: Db, market: Market) {
  return db.selectFrom('stock_listing').selectAll().where('market', '=', market).executeTakeFirst();
}

/** Daily candles, oldest first. */
export async function findCandles(db: Db, market: Market): Promise<Candle[]> {
  const rows = await db.selectFrom('stock_candle').selectAll().where('market', '=', market).orderBy('date').execute();
  return rows.map(candleOf);
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
export async function findCandlesUntil(db: Db, { market, day, limit }: CandleSlice): Promise<Candle[]> {
  const of = db.selectFrom('stock_candle').selectAll().where('market', '=', market).where('date', '<=', day);
  const rows = await of.orderBy('date', 'desc').limit(limit).execute();
  return rows.map(candleOf);
}
