import type { Db } from '../../db/client.ts';

/** When something was sent for a subject; its row stays locked until the transaction ends. */
export async function lockSent(tx: Db, subject: string, now: number): Promise<number[]> {
  await tx
    .insertInto('send_limit')
    .values({ subject, sent: '[]', last_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('send_limit')
    .select('sent')
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.sent;
}

export async function saveSent(tx: Db, subject: string, sent: readonly number[]): Promise<void> {
  await tx
    .updateTable('send_limit')
    .set({ sent: JSON.stringify(sent), last_at: new Date(sent.at(-1) ?? 0) })
    .where('subject', '=', subject)
    .execute();
}
