import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** By which of two columns a party is found. */
export type PartyColumn = 'mobile_index' | 'group_index';

export interface Party {
  column: PartyColumn;
  index: string;
}

/**
 * Lets one request at a time count and book for these parties, until the transaction ends. Their rows are written in
 * one order, so that two requests never wait for each other's.
 */
export async function lockParties(tx: Db, parties: readonly Party[], now: number): Promise<void> {
  const subjects = parties.map(({ column, index }) => `${column}:${index}`).toSorted((a, b) => (a < b ? -1 : 1));
  await tx
    .insertInto('visit_party')
    .values(subjects.map((subject) => ({ subject, last_at: new Date(now) })))
    // An update, because a row that is there must be locked too, also while it is being erased.
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ last_at: sql`excluded.last_at` }))
    .execute();
}

/** A visit by its day and the beginnings of its parts. */
export interface VisitTime {
  date: string;
  starts: readonly string[];
}

/** Visits of a party in a month, with those that it waits for; of one that is moved, the others. */
export async function visitsOf(
  tx: Db,
  { column, index }: Party,
  { date, except = '' }: VisitTime & { except?: string | undefined },
): Promise<VisitTime[]> {
  const party = sql.ref(column);
  const month = `${date.slice(0, 7)}-01`;
  const { rows } = await sql<{ date: string; start_time: string; parts: { start: string }[] | null }>`
    select date, start_time, parts from booking
      where ${party} = ${index} and state in ('confirmed', 'requested') and id <> ${except}
        and date >= ${month}::date and date < ${month}::date + interval '1 month'
    union all
    select date, start_time, null::jsonb as parts from waiting_entry
      where ${party} = ${index} and state in ('waiting', 'offered')
        and date >= ${month}::date and date < ${month}::date + interval '1 month'`.execute(tx);
  return rows.map(({ parts, ...visit }) => ({
    date: visit.date,
    starts: parts?.map(({ start }) => start) ?? [visit.start_time],
  }));
}
