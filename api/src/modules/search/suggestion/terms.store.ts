import { sql } from 'kysely';
import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../../db/client.ts';
import type { Sound } from '../keyword/vocabulary.model.ts';

export interface TermSlice {
  /** Folded, see `foldedPhrase`. */
  prefix: string;
  lang: Lang;
  until: Date;
  offset: number;
  limit: number;
}

/** Words of published titles that begin so, or sound so, the most frequent first. */
export async function findTerms(db: Db, { prefix, lang, until, offset, limit }: TermSlice): Promise<string[]> {
  const beginning = `${prefix.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const sound = `${prefix.replace(/[^a-z0-9]/g, '')}%`;
  const sounds = lang === 'cn' && /^[a-z][a-z0-9 ]*$/.test(prefix);
  const rows = await db
    .selectFrom('search_term')
    .select('term')
    .where('language', '=', lang)
    .where('published', '<=', until)
    .where((eb) =>
      eb.or([
        eb('term', 'like', beginning),
        ...(sounds ? [eb('pinyin', 'like', sound), eb('initials', 'like', sound)] : []),
      ]),
    )
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
 * @param soundOf how a Chinese phrase sounds
 */
export async function refreshTerms(tx: Db, soundOf: (phrase: string) => Sound): Promise<void> {
  await sql`delete from search_term`.execute(tx);
  await sql`
    insert into search_term (language, term, df, published)
    select language, term, count(*), min(published) from search_entry cross join unnest(terms) as term
    group by language, term
  `.execute(tx);
  await setSounds(tx, soundOf);
  await sql`analyze search_entry, search_term`.execute(tx);
}

async function setSounds(tx: Db, soundOf: (phrase: string) => Sound): Promise<void> {
  const terms = await tx.selectFrom('search_term').select('term').where('language', '=', 'cn').execute();
  const sounds = terms.map(({ term }) => ({ term, ...soundOf(term) })).filter(({ pinyin }) => pinyin !== '');
  const [names, pinyin, initials] = (['term', 'pinyin', 'initials'] as const).map((key) =>
    sounds.map((sound) => sound[key]),
  );
  await sql`
    update search_term set pinyin = sound.pinyin, initials = sound.initials
    from unnest(${names}::text[], ${pinyin}::text[], ${initials}::text[]) as sound (term, pinyin, initials)
    where language = 'cn' and search_term.term = sound.term
  `.execute(tx);
}
