import type { Insertable, Selectable } from 'kysely';
import type { ApplicationState } from 'shared/contract/talent/application';
import type { ApplicationTable } from '../../db/visit-schema.ts';
import type { Db } from '../../db/client.ts';

export type Application = Selectable<ApplicationTable>;
export type ApplicationName = { token_index: string } | { reference: string };

const OVER = ['declined', 'hired'] as const satisfies ApplicationState[];

function named(db: Db, name: ApplicationName) {
  const all = db.selectFrom('application').selectAll();
  if ('token_index' in name) return all.where('token_index', '=', name.token_index);
  return all.where('reference', '=', name.reference);
}

export function findApplication(db: Db, name: ApplicationName): Promise<Application | undefined> {
  return named(db, name).executeTakeFirst();
}

/** Keeps others from changing it until the transaction ends. */
export function lockApplication(tx: Db, name: ApplicationName): Promise<Application | undefined> {
  return named(tx, name).forUpdate().executeTakeFirst();
}

/** The vacancies that somebody has open applications for. */
export async function openJobsOf(tx: Db, personIndex: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('application')
    .select('job_id')
    .where('person_index', '=', personIndex)
    .where('state', 'not in', [...OVER])
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** @returns undefined when another one has this reference */
export function insertApplication(tx: Db, row: Insertable<ApplicationTable>): Promise<Application | undefined> {
  return tx
    .insertInto('application')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function changeState(
  tx: Db,
  id: string,
  change: Pick<Application, 'state' | 'changed_at'>,
): Promise<void> {
  await tx.updateTable('application').set(change).where('id', '=', id).execute();
}

/** With it goes the row of its file. */
export async function deleteApplication(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('application').where('id', '=', id).execute();
}

interface Listed {
  job?: string | undefined;
  state?: ApplicationState | undefined;
}

/** Oldest first. */
export function listApplications(db: Db, { job, state }: Listed): Promise<Application[]> {
  let all = db.selectFrom('application').selectAll();
  if (job !== undefined) all = all.where('job_id', '=', job);
  if (state !== undefined) all = all.where('state', '=', state);
  return all.orderBy('created_at').orderBy('reference').execute();
}

export function applicationsOf(db: Db, personIndex: string): Promise<Application[]> {
  return db
    .selectFrom('application')
    .selectAll()
    .where('person_index', '=', personIndex)
    .orderBy('created_at')
    .execute();
}
