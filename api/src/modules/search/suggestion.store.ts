import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../db/client.ts';

export interface TermSlice {
  /** Folded, see `foldedPhrase`. */
  prefix: string;
  lang: Lang;
  until: Date;
  offset: number;
  limit: number;
}

/** Words of published titles that begin so, the most frequent first. */
export async function findTerms(db: Db, { prefix, lang, until, offset, limit }: TermSlice): Promise<string[]> {
  const rows = await db
    .selectFrom('search_term')
    .select('term')
    .where('language', '=', lang)
    .where('term', 'like', `${prefix.replace(/[\\%_]/g, String.raw`\$&`)}%`)
    .where('published', '<=', until)
    .orderBy('df', 'desc')
    .orderBy('term')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ term }) => term);
}

/**
 * Makes the suggestions anew from all titles; part of the import's transaction. The statistics are brought up to date as
 * well, for they decide between the two ways to find a word and the embedded engine never does it by itself.
 */
export async function refreshTerms(tx: Db): Promise<void> {
  await sql`delete from search_term`.execute(tx);
  await sql`
    insert into search_term (language, term, df, published)
    select language, term, count(*), min(published) from search_entry cross join unnest(terms) as term
    group by language, term
  `.execute(tx);
  await sql`analyze search_entry, search_term`.execute(tx);
}
