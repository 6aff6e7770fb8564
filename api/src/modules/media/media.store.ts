import type { MediaKind } from 'shared/contract/media';
import type { Db } from '../../db/client.ts';

export interface MediaSlice {
  kind: MediaKind | '';
  /** First and last day, `yyyy-MM-dd`; no first day means all time. */
  from: string | undefined;
  until: string;
  offset: number;
  limit: number;
}

export async function findMedia(db: Db, { kind, from, until, offset, limit }: MediaSlice) {
  let of = db.selectFrom('media_item').where('date', '<=', until);
  if (kind !== '') of = of.where('kind', '=', kind);
  if (from !== undefined) of = of.where('date', '>=', from);
  const rows = await of.selectAll().orderBy('date', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute();
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
