import type { Candle, Market } from 'shared/contract/stock';
import type { Db } from '../../db/client.ts';

export function findListing(db: Db, market: Market) {
  return db.selectFrom('stock_listing').selectAll().where('market', '=', market).executeTakeFirst();
}

/** Daily candles, oldest first. */
export async function findCandles(db: Db, market: Market): Promise<Candle[]> {
  const rows = await db.selectFrom('stock_candle').selectAll().where('market', '=', market).orderBy('date').execute();
  return rows.map(({ date, open, close, low, high, volume, amount }) => [date, open, close, low, high, volume, amount]);
}
