import type { Result } from 'shared/contract/invest/results';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageHeadOf } from '../../model/page-head.ts';

export interface ResultsData {
  /** Newest first; null when they did not arrive. */
  periods: Result[] | null;
}

/** What was published of every period (spec I13). */
export async function loadResults(
  _request: PageRequest,
  { api, report, lang }: LoadServices,
): Promise<Outcome<ResultsData>> {
  const found = await orFallback(api.call('results/list', {}), null, report);
  return { kind: 'page', head: pageHeadOf('results', lang), data: { periods: found?.list ?? null } };
}
