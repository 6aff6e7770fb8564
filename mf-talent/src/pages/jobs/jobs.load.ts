import type { CallData } from 'shared/contract/call/calls';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { jobQuery, JOBS_PER_PAGE, jobsAddress, type JobQuery } from '../../model/job-query.ts';
import { trailTo } from '../../model/talent-trail.ts';

export interface JobsData {
  query: JobQuery;
  /** Null when the list did not arrive. */
  found: CallData<'job/page'> | null;
}

/** Open vacancies that fit what the address asks for. */
export async function loadJobs(request: PageRequest, { api, lang, report }: LoadServices): Promise<Outcome<JobsData>> {
  const query = jobQuery.parse(request.query);
  if (!query) return NOT_FOUND;
  const { page: pageNo, keyword: searchKeyword, ...wanted } = query;
  const pending = api.call('job/page', { ...wanted, searchKeyword, pageNo, pageSize: JOBS_PER_PAGE });
  const found = await orFallback(pending, null, report);
  if (found && query.page > pageCount(found.totalCount, JOBS_PER_PAGE)) return NOT_FOUND;
  const { jobs } = lang === 'cn' ? cn : en;
  const trail = trailTo(lang, { name: jobs.title });
  return {
    kind: 'page',
    head: {
      title: jobs.title,
      description: jobs.description,
      page: query.page,
      canonical: jobsAddress(query),
      trail,
      ...(jobQuery.isNarrowed(query) ? { noindex: true } : {}),
    },
    data: { query, found },
  };
}
