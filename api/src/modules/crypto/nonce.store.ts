import type { Db } from '../../db/client.ts';

/** How long expired nonces stay, for services whose clocks differ. */
const MARGIN_MS = 5 * 60_000;

interface Nonce {
  nonce: string;
  /** Milliseconds since the epoch from which on its message is too old anyway. */
  expires: number;
}

/** @returns false when it was there already: of many at the same time, one is first */
export async function takeNonce(db: Db, { nonce, expires }: Nonce): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sealed_nonce')
    .values({ nonce, expires: new Date(expires) })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetNonces(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sealed_nonce')
    .where('expires', '<', new Date(now - MARGIN_MS))
    .execute();
}
