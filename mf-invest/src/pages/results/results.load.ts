import type { Result } from 'shared/contract/invest/results';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/invest-trail.ts';
import { paths } from '../../paths.ts';

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
  const { results } = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      title: results.title,
      description: results.description,
      canonical: paths.results.address(),
      trail: trailTo(lang, results.title),
    },
    data: { periods: found?.list ?? null },
  };
}
