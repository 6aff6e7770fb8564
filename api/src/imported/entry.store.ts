import { sql, type SelectQueryBuilder } from 'kysely';
import type { ContentDb } from '../db/content-reads.ts';
import type { Database } from '../db/schema.ts';
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
  content: ContentDb,
  kind: K,
  slice: EntrySlice = {},
): Promise<{ rows: EntryBody<K>[]; total: number }> {
  const { categories = [], ids = [], from, until, containing, offset = 0, limit } = slice;
  let of = content.selectFrom('entry').where('kind', '=', kind);
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
  const isWhole = offset === 0 && (limit === undefined || rows.length < limit);
  const total = isWhole ? rows.length : await countOf(of);
  // The body of a kind has passed the schema of its file at import.
  return { rows: rows.map(({ body }) => body as EntryBody<K>), total };
}

async function countOf(of: SelectQueryBuilder<Pick<Database, 'entry'>, 'entry', object>): Promise<number> {
  const { total } = await of.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** One entry; undefined when there is none of this name. */
export async function findEntry<K extends EntryKind>(
  content: ContentDb,
  kind: K,
  id: string,
): Promise<EntryBody<K> | undefined> {
  const { rows } = await findEntries(content, kind, { ids: [id], limit: 1 });
  return rows[0];
}
