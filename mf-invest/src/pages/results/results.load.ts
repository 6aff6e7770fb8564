import type { Result } from 'shared/contract/invest/results';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { GlossaryTerm } from '../../model/glossary-links.ts';
import { pageHeadOf } from '../../model/page-head.ts';
import { glossaryTerms } from '../../service/glossary-terms.ts';

export interface ResultsData {
  /** Newest first; null when they did not arrive. */
  periods: Result[] | null;
  /** Words that texts link to; empty when they did not arrive. */
  terms: GlossaryTerm[];
}

/** What was published of every period (spec I13). */
export async function loadResults(_request: PageRequest, services: LoadServices): Promise<Outcome<ResultsData>> {
  const { api, report, lang } = services;
  const [found, terms] = await Promise.all([
    orFallback(api.call('results/list', {}), null, report),
    glossaryTerms(services),
  ]);
  return { kind: 'page', head: pageHeadOf('results', lang), data: { periods: found?.list ?? null, terms } };
}
