import type { Lang } from 'shared/contract/text/lang';
import type { SearchAnswer } from 'shared/contract/site/search';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { foldedPhrase } from '../../model/search-words.ts';
import {
  dividendAnswer,
  keyFigureAnswer,
  listingAnswer,
  salesAnswer,
  type Answering,
} from './answer-figures.service.ts';
import { dealerAnswer } from './answer-dealers.service.ts';
import { hoursAnswer, personAnswer, phoneAnswer, termAnswer, vehicleAnswer } from './answer-places.service.ts';

/** In the order of reading: a figure before what its name means. */
const ANSWERING: readonly Answering[] = [
  listingAnswer,
  vehicleAnswer,
  personAnswer,
  salesAnswer,
  dividendAnswer,
  keyFigureAnswer,
  dealerAnswer,
  hoursAnswer,
  phoneAnswer,
  termAnswer,
];
const MOST = 3;

/**
 * Facts that a keyword asks for, in the first of its readings that asks for one, from the same services as their pages: nothing is answered before it is out. What the pack
 * does not have is not answered.
 */
export async function answersTo(services: Services, lang: Lang, keywords: readonly string[]): Promise<SearchAnswer[]> {
  for (const keyword of keywords.map(foldedPhrase)) {
    const answers = await Promise.all(ANSWERING.map((answering) => orNone(answering(services, lang, keyword))));
    const found = answers.flat().slice(0, MOST);
    if (found.length > 0) return found;
  }
  return [];
}

async function orNone(answers: Promise<SearchAnswer[]>): Promise<SearchAnswer[]> {
  try {
    return await answers;
  } catch (error) {
    if (error instanceof CallError) return [];
    throw error;
  }
}
