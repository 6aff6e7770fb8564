import { sql, type Insertable } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { VerificationCodeTable } from '../../db/visit-schema.ts';

/** Guesses that are compared for one code: so many of who asked for it, and so many of everybody else together. */
export const MOST_ATTEMPTS = 5;

interface Guess {
  mobileIndex: string;
  /** Null for our own programs. */
  asker: string | null;
  now: number;
}

/** A new code ends every older one of the number. */
export async function replaceCode(tx: Db, row: Insertable<VerificationCodeTable>): Promise<void> {
  await tx
    .updateTable('verification_code')
    .set({ used_at: row.created_at })
    .where('mobile_index', '=', row.mobile_index)
    .where('used_at', 'is', null)
    .execute();
  await tx.insertInto('verification_code').values(row).execute();
}

/** Counts a guess before anything is compared. @returns the code to compare with; undefined when none may be */
export function countAttempt(
  tx: Db,
  { mobileIndex, asker, now }: Guess,
): Promise<{ id: string; code_hash: string } | undefined> {
  const isAsker = sql<boolean>`asker_hash is not distinct from ${asker}::text`;
  return tx
    .updateTable('verification_code')
    .set({
      attempts: sql<number>`attempts + case when ${isAsker} then 1 else 0 end`,
      other_attempts: sql<number>`other_attempts + case when ${isAsker} then 0 else 1 end`,
    })
    .where('mobile_index', '=', mobileIndex)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where(sql<number>`case when ${isAsker} then attempts else other_attempts end`, '<', MOST_ATTEMPTS)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
}

export async function spendCode(tx: Db, id: string, now: number): Promise<void> {
  await tx
    .updateTable('verification_code')
    .set({ used_at: new Date(now) })
    .where('id', '=', id)
    .execute();
}

/** Codes of all phones since then. */
export async function countCodes(db: Db, since: Date): Promise<number> {
  const { codes } = await db
    .selectFrom('verification_code')
    .where('created_at', '>', since)
    .select((eb) => eb.fn.countAll<number>().as('codes'))
    .executeTakeFirstOrThrow();
  return codes;
}
