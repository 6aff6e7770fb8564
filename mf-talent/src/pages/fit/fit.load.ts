import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { JobItem } from 'shared/contract/talent/job';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { fitQuery, fitsOf, type Fit, type FitAnswers } from '../../model/role-fit.ts';
import { trailTo } from '../../model/talent-trail.ts';
import { paths } from '../../paths.ts';

const MOST_JOBS = 3;

export interface FitData {
  answers: FitAnswers;
  /** The strongest first; empty before the first answer. */
  fits: Fit[];
  /** Open vacancies of the strongest; null when they did not arrive. */
  jobs: JobItem[] | null;
}

async function jobsOf(best: Fit | undefined, { api, report }: LoadServices): Promise<JobItem[] | null> {
  if (!best) return [];
  const pending = api.call('job/page', { function: best.field, pageSize: MOST_JOBS });
  return (await orFallback(pending, null, report))?.list ?? null;
}

/** Five questions, and what the answers in the address speak for. Nothing is stored (spec J10). */
export async function loadFit(request: PageRequest, services: LoadServices): Promise<Outcome<FitData>> {
  const answers = fitQuery.parse(request.query);
  if (!answers) return NOT_FOUND;
  const { fit } = services.lang === 'cn' ? cn : en;
  const fits = fitsOf(answers);
  return {
    kind: 'page',
    head: {
      title: fit.title,
      description: fit.description,
      canonical: paths.fit.address(fitQuery.texts(answers)),
      trail: trailTo(services.lang, { name: fit.title }),
      ...(fitQuery.isNarrowed(answers) ? { noindex: true } : {}),
    },
    data: { answers, fits, jobs: await jobsOf(fits[0], services) },
  };
}
