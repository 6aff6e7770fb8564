import type { Db } from '../../../db/client.ts';

/** Alerts that came back or that no server took, with why. */
export function findUndelivered(db: Db): Promise<{ id: string; fault: string | null }[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'fault'])
    .where('lane', '=', 'letter')
    .where('purpose', '=', 'alert')
    .where('state', 'in', ['failed', 'undelivered'])
    .execute();
}
