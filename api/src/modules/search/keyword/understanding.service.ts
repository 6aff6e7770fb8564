import type { Lang } from 'shared/contract/text/lang';
import { foldedPhrase } from '../../../model/search-words.ts';
import type { Services } from '../../../calls/call-table.ts';
import { isAnythingFound } from '../best.store.ts';
import type { PackWords, Words } from '../pack-words.service.ts';
import { correctedKeyword } from './correction.model.ts';
import { soundOf } from './pinyin.adapter.ts';
import { literalOf, readKeyword, type Language, type Reading } from './reading.model.ts';
import { mainlandKeyword } from './regional.adapter.ts';

export type SearchWords = Pick<Services, 'db' | 'now'> & { words: Pick<PackWords, 'current'> };

export interface Understood {
  reading: Reading;
  language: Language;
  /** What was read in place of the keyword, because that finds nothing; empty where it was taken as it is. */
  meant: string;
}

export function languageOf(words: Words, lang: Lang, until: Date): Language {
  const { segmenter, concepts, vocabulary } = words;
  return { lang, segmenter, concepts: concepts[lang], words: vocabulary[lang].until(until), soundOf };
}

/** What a keyword asks for. One that finds nothing is read with its slips mended, where that finds something. */
export async function understand({ db, now, words }: SearchWords, lang: Lang, typed: string): Promise<Understood> {
  const until = new Date(now());
  const language = languageOf(await words.current(), lang, until);
  const keyword = await mainlandKeyword(typed);
  const reading = readKeyword(keyword, language);
  const corrected = reading.clauses.length === 0 ? undefined : correctedKeyword(keyword, language);
  if (corrected === undefined) return { reading, language, meant: '' };
  const other = readKeyword(corrected, language);
  const finds = ({ clauses, ...rest }: Reading) =>
    isAnythingFound(db, { lang, until, query: literalOf({ clauses, ...rest }) });
  if ((await finds(reading)) || !(await finds(other))) return { reading, language, meant: '' };
  return { reading: other, language, meant: foldedPhrase(corrected) };
}
