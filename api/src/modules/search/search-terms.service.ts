import type { Db } from '../../db/client.ts';
import { soundOf } from './keyword/pinyin.adapter.ts';
import { refreshTerms } from './suggestion/terms.store.ts';

/** Suggestions follow the titles: part of the transaction of an import. */
export function renewSuggestions(tx: Db): Promise<void> {
  return refreshTerms(tx, soundOf);
}
