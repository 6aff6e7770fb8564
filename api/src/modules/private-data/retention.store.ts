import type { Db } from '../../db/client.ts';

/** What was erased, in rows. */
export interface Erased {
  bookings: number;
  /** Groups that waited for seats. */
  waiting: number;
  applications: number;
  /** CVs that no application named. */
  files: number;
  codes: number;
  keys: number;
  limits: number;
  messages: number;
  subscribers: number;
}

export interface RetentionCutoffs {
  /** Visits before this date (`yyyy-MM-dd`). */
  visitsBefore: string;
  /** `yyyy-MM-dd` */
  today: string;
  applicationsBefore: Date;
  looseFilesBefore: Date;
  codesBefore: Date;
  unconfirmedBefore: Date;
  unsubscribedBefore: Date;
  /** What names no visitor. */
  deskBefore: Date;
  now: Date;
}

/** Deletes what is older, in one transaction. */
export function eraseOld(db: Db, cutoffs: RetentionCutoffs): Promise<Erased> {
  return db.transaction().execute(async (tx) => {
    const bookings = await tx.deleteFrom('booking').where('date', '<', cutoffs.visitsBefore).executeTakeFirst();
    const waiting = await tx.deleteFrom('waiting_entry').where('date', '<', cutoffs.visitsBefore).executeTakeFirst();
    await tx.deleteFrom('visit_slot').where('date', '<', cutoffs.visitsBefore).execute();
    const applications = await tx
      .deleteFrom('application')
      .where('changed_at', '<', cutoffs.applicationsBefore)
      .executeTakeFirst();
    const files = await tx
      .deleteFrom('application_file')
      .where('application_id', 'is', null)
      .where('created_at', '<', cutoffs.looseFilesBefore)
      .executeTakeFirst();
    const codes = await tx
      .deleteFrom('verification_code')
      .where('created_at', '<', cutoffs.codesBefore)
      .executeTakeFirst();
    const keys = await tx.deleteFrom('idempotency').where('expires_at', '<=', cutoffs.now).executeTakeFirst();
    const limits = await tx.deleteFrom('send_limit').where('last_at', '<', cutoffs.codesBefore).executeTakeFirst();
    await tx.deleteFrom('visit_party').where('last_at', '<', cutoffs.codesBefore).execute();
    await tx.deleteFrom('visit_no_show').where('expires_on', '<=', cutoffs.today).execute();
    await tx.deleteFrom('desk_log').where('at', '<', cutoffs.deskBefore).execute();
    await tx.deleteFrom('walk_in').where('at', '<', cutoffs.deskBefore).execute();
    await tx.deleteFrom('desk_token').where('expires_at', '<', cutoffs.deskBefore).execute();
    const messages = await tx.deleteFrom('outbox').where('erase_at', '<=', cutoffs.now).executeTakeFirst();
    const subscribers = await tx
      .deleteFrom('subscriber')
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'pending'), where('changed_at', '<', cutoffs.unconfirmedBefore)]),
          where.and([where('state', '=', 'unsubscribed'), where('changed_at', '<', cutoffs.unsubscribedBefore)]),
        ]),
      )
      .executeTakeFirst();
    const all = { bookings, waiting, applications, files, codes, keys, limits, messages, subscribers };
    return Object.fromEntries(
      Object.entries(all).map(([name, { numDeletedRows }]) => [name, Number(numDeletedRows)]),
    ) as unknown as Erased;
  });
}
