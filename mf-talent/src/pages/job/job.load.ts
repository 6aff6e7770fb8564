import type { JobDetail } from 'shared/contract/talent/job';
import { screenOfMissing } from 'shared/contract/section/missing-screen';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { jobPosting } from '../../model/job-posting.ts';
import { trailTo } from '../../model/talent-trail.ts';
import { paths } from '../../paths.ts';

export interface JobData {
  job: JobDetail;
  /** The public address to share; null while the site's own host is not known. */
  shareUrl: string | null;
}

/** A vacancy that is over can still be read, but search engines are asked to forget it. */
function pageOf(job: JobDetail, { lang, origin }: LoadServices): Outcome<JobData> {
  const { job: words, jobs } = lang === 'cn' ? cn : en;
  const trail = trailTo(lang, { name: jobs.title, href: paths.jobs.href(lang) }, { name: job.title });
  const posting = job.open ? jobPosting(job, words, origin) : null;
  const indexing = job.open ? posting !== null && { subject: posting } : { noindex: true };
  return {
    kind: 'page',
    head: {
      title: job.title,
      description: job.summary,
      canonical: paths.job.address({ id: job.id }),
      trail,
      ...indexing,
    },
    data: { job, shareUrl: origin === undefined ? null : origin + paths.job.href(lang, { id: job.id }) },
  };
}

/** One vacancy by its id; an unknown one is not found. */
export async function loadJob(request: PageRequest, services: LoadServices): Promise<Outcome<JobData>> {
  const id = request.query['id'] ?? '';
  if (id === '') return { kind: 'screen', screen: 'not-found' };
  try {
    return pageOf(await services.api.call('job/detail', { id }), services);
  } catch (error) {
    const screen = screenOfMissing(error, services.lang);
    if (screen) return screen;
    throw error;
  }
}
