import type { MediaKind } from 'shared/contract/media/media';
import type { Db } from '../../db/client.ts';

export interface MediaScope {
  kind: MediaKind | '';
  /** First day, `yyyy-MM-dd`; none means all time. */
  from: string | undefined;
  /** The present: what comes out later is not found. */
  now: Date;
}

export interface MediaSlice extends MediaScope {
  offset: number;
  limit: number;
}

function inScope(db: Db, { kind, from, now }: MediaScope) {
  let of = db.selectFrom('media_item').where('public_at', '<=', now);
  if (kind !== '') of = of.where('kind', '=', kind);
  if (from !== undefined) of = of.where('date', '>=', from);
  return of;
}

export async function findMedia(db: Db, { offset, limit, ...scope }: MediaSlice) {
  const of = inScope(db, scope);
  const rows = await of.selectAll().orderBy('date', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export type MediaRow = Awaited<ReturnType<typeof findMedia>>['rows'][number];

/** Everything that a filter finds, newest first. */
export function findAllMedia(db: Db, scope: MediaScope): Promise<MediaRow[]> {
  return inScope(db, scope).selectAll().orderBy('date', 'desc').orderBy('id', 'desc').execute();
}

/** Entries by id, newest first, without those that are not out yet. */
export function findMediaByIds(db: Db, ids: readonly string[], now: Date): Promise<MediaRow[]> {
  return inScope(db, { kind: '', from: undefined, now })
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Entries whose pictures and files nobody may have yet. */
export function findUnderEmbargo(db: Db, now: Date) {
  return db
    .selectFrom('media_item')
    .select(['picture', 'files', 'public_at'])
    .where('embargoed', '=', true)
    .where('public_at', '>', now)
    .execute();
}
