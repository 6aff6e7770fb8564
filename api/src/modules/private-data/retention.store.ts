import type { Db } from '../../db/client.ts';

/** What was erased, in rows. */
export interface Erased {
  bookings: number;
  /** Groups that waited for places. */
  waiting: number;
  codes: number;
  keys: number;
  limits: number;
  messages: number;
  subscribers: number;
}

export interface Ages {
  /** Visits before this date (`yyyy-MM-dd`). */
  visitsBefore: string;
  codesBefore: Date;
  unconfirmedBefore: Date;
  unsubscribedBefore: Date;
  now: Date;
}

/** Deletes what is older, in one transaction. */
export function eraseOld(db: Db, ages: Ages): Promise<Erased> {
  return db.transaction().execute(async (tx) => {
    const bookings = await tx.deleteFrom('booking').where('date', '<', ages.visitsBefore).executeTakeFirst();
    const waiting = await tx.deleteFrom('waiting_entry').where('date', '<', ages.visitsBefore).executeTakeFirst();
    await tx.deleteFrom('visit_slot').where('date', '<', ages.visitsBefore).execute();
    const codes = await tx
      .deleteFrom('verification_code')
      .where('created_at', '<', ages.codesBefore)
      .executeTakeFirst();
    const keys = await tx.deleteFrom('idempotency').where('expires_at', '<=', ages.now).executeTakeFirst();
    const limits = await tx.deleteFrom('send_limit').where('last_at', '<', ages.codesBefore).executeTakeFirst();
    const messages = await tx.deleteFrom('outbox').where('erase_at', '<=', ages.now).executeTakeFirst();
    const subscribers = await tx
      .deleteFrom('subscriber')
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'pending'), where('changed_at', '<', ages.unconfirmedBefore)]),
          where.and([where('state', '=', 'unsubscribed'), where('changed_at', '<', ages.unsubscribedBefore)]),
        ]),
      )
      .executeTakeFirst();
    const all = { bookings, waiting, codes, keys, limits, messages, subscribers };
    return Object.fromEntries(
      Object.entries(all).map(([name, { numDeletedRows }]) => [name, Number(numDeletedRows)]),
    ) as unknown as Erased;
  });
}
