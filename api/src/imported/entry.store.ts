import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { EntryBody, EntryKind } from './entry.model.ts';

export interface EntrySlice {
  /** Empty means every category. */
  categories?: readonly string[];
  ids?: readonly string[];
  /** First and last day, `yyyy-MM-dd`. */
  from?: string | undefined;
  until?: string | undefined;
  /** Keeps entries with this text in the named words of the body, in any case. */
  containing?: { text: string; fields: readonly string[]; lang: string };
  offset?: number;
  limit?: number;
}

const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Entries of one kind: by day, newest first, then in the order of the pack. `total` counts all pages. */
export async function findEntries<K extends EntryKind>(
  db: Db,
  kind: K,
  slice: EntrySlice = {},
): Promise<{ rows: EntryBody<K>[]; total: number }> {
  const { categories = [], ids = [], from, until, containing, offset = 0, limit } = slice;
  let of = db.selectFrom('entry').where('kind', '=', kind);
  if (categories.length > 0) of = of.where('category', 'in', [...categories]);
  if (ids.length > 0) of = of.where('id', 'in', [...ids]);
  if (from !== undefined) of = of.where('day', '>=', from);
  if (until !== undefined) of = of.where('day', '<=', until);
  if (containing && containing.text !== '') {
    const { text, fields, lang } = containing;
    const found = fields.map((field) => sql<boolean>`body #>> ${[field, lang]}::text[] ilike ${pattern(text)}`);
    of = of.where((eb) => eb.or(found));
  }
  let page = of.select('body').orderBy('day', 'desc').orderBy('position').offset(offset);
  if (limit !== undefined) page = page.limit(limit);
  const rows = await page.execute();
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  // The body of a kind has passed the schema of its file at import.
  return { rows: rows.map(({ body }) => body as EntryBody<K>), total };
}

/** One entry; undefined when there is none of this name. */
export async function findEntry<K extends EntryKind>(db: Db, kind: K, id: string): Promise<EntryBody<K> | undefined> {
  const { rows } = await findEntries(db, kind, { ids: [id], limit: 1 });
  return rows[0];
}
