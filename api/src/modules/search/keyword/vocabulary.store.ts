import type { Lang } from 'shared/contract/text/lang';
import type { Db } from '../../../db/client.ts';
import type { VocabularyRow } from './vocabulary.model.ts';

/** Spec LIM-search-vocabulary: rarer words are found as they are typed, and no slip leads to them. */
const MOST_WORDS = 20_000;

/** The most frequent words of titles, whether they are out yet or not. */
export function findVocabulary(db: Db, lang: Lang): Promise<VocabularyRow[]> {
  return db
    .selectFrom('search_term')
    .select(['term', 'df', 'published', 'pinyin', 'initials'])
    .where('language', '=', lang)
    .orderBy('df', 'desc')
    .orderBy('term')
    .limit(MOST_WORDS)
    .execute();
}
