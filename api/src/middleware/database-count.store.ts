import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { WINDOW_MS, type Counted, type Count, type CountStore } from 'shared/limits/count-store';

/**
 * Counts in a table without a log. Windows go by the clock of the database, so that those of services may differ. One that
 * ends a whole window later than a new one would is of before the clock was put back, and over; a little later is one that
 * a transaction began which started after this one and was quicker.
 */
export function databaseCounts(db: Db): CountStore {
  let sweepDue = 0;
  return {
    name: 'database',
    async add(counts) {
      const counted = await addCounts(db, counts);
      if (performance.now() >= sweepDue) {
        sweepDue = performance.now() + WINDOW_MS;
        await forgetEnded(db);
      }
      return counted;
    },
    close: () => Promise.resolve(),
  };
}

const WINDOW = sql`make_interval(secs => ${WINDOW_MS / 1000}::integer)`;
const isOpen = sql`known.ends > now() and known.ends < excluded.ends + ${WINDOW}`;

async function addCounts(db: Db, counts: readonly Count[]): Promise<Counted[]> {
  const subjects = counts.map(({ subject }) => subject);
  const amounts = counts.map(({ amount }) => amount);
  // Sorted, so that services that count the same visitors never wait for each other's rows in a circle.
  const { rows } = await sql<Counted>`
    insert into request_count as known (subject, total, ends)
    select subject, amount, now() + ${WINDOW}
    from unnest(${subjects}::text[], ${amounts}::integer[]) as given (subject, amount)
    order by subject
    on conflict (subject) do update set
      total = case when ${isOpen} then known.total + excluded.total else excluded.total end,
      ends = case when ${isOpen} then known.ends else excluded.ends end
    returning subject, total, ceil(extract(epoch from ends - now()) * 1000)::integer as "endsInMs"
  `.execute(db);
  return rows;
}

/** Leaves alone what somebody is counting on right now. */
async function forgetEnded(db: Db): Promise<void> {
  const ended = db
    .selectFrom('request_count')
    .select('subject')
    .where('ends', '<', sql<Date>`now()`);
  await db.deleteFrom('request_count').where('subject', 'in', ended.forUpdate().skipLocked()).execute();
}
