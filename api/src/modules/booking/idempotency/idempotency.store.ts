import type { Db } from '../../../db/client.ts';

interface KeyClaim {
  key: string;
  bodyHash: string;
  now: number;
  lifeMs: number;
}

export interface EarlierRequest {
  body_hash: string;
  sealed_answer: string | null;
}

/**
 * Takes a key for this transaction. A second transaction with the same key waits here until the first has ended.
 * @returns undefined when taken, otherwise what the earlier request left
 */
export async function claimKey(tx: Db, { key, bodyHash, now, lifeMs }: KeyClaim): Promise<EarlierRequest | undefined> {
  await tx.deleteFrom('idempotency').where('key', '=', key).where('expires_at', '<=', new Date(now)).execute();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('idempotency')
    .values({ key, body_hash: bodyHash, sealed_answer: null, expires_at: new Date(now + lifeMs) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  return tx
    .selectFrom('idempotency')
    .select(['body_hash', 'sealed_answer'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Gives the key back, so that the same request may be tried again. */
export async function releaseKey(tx: Db, key: string): Promise<void> {
  await tx.deleteFrom('idempotency').where('key', '=', key).execute();
}

export async function storeAnswer(tx: Db, key: string, sealedAnswer: string): Promise<void> {
  await tx.updateTable('idempotency').set({ sealed_answer: sealedAnswer }).where('key', '=', key).execute();
}
