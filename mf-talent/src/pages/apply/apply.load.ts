import type { JobDetail } from 'shared/contract/talent/job';
import { screenOfMissing } from 'shared/contract/section/missing-screen';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { readApply } from '../../model/apply-states.ts';
import { FIRST_VIEW, type ApplyData, type ApplyJob } from '../../model/apply-view.ts';
import { trailTo } from '../../model/talent-trail.ts';
import { paths } from '../../paths.ts';

const jobOf = ({ id, title, cityName, closes, contact, open }: JobDetail): ApplyJob => ({
  id,
  title,
  cityName,
  closes,
  contact,
  open,
});

/** Search engines find the vacancy. */
export function applyHead(lang: PageRequest['lang'], { id, title }: ApplyJob): Head {
  const { apply, jobs } = lang === 'cn' ? cn : en;
  const trail = trailTo(
    lang,
    { name: jobs.title, href: paths.jobs.href(lang) },
    { name: title, href: paths.job.href(lang, { id }) },
    { name: apply.title },
  );
  return { title: `${apply.title}: ${title}`, description: apply.description, trail, noindex: true };
}

/** The vacancy that is applied for. @throws {ApiError} 40004 */
export async function findJob(request: PageRequest, { api }: Pick<LoadServices, 'api'>): Promise<ApplyJob> {
  return jobOf(await api.call('job/detail', { id: request.query['id'] ?? '' }));
}

/** The same for everybody, but for what a plain form led to. */
export async function loadApply(request: PageRequest, services: LoadServices): Promise<Outcome<ApplyData>> {
  if ((request.query['id'] ?? '') === '') return { kind: 'screen', screen: 'not-found' };
  try {
    const job = await findJob(request, services);
    const shown = readApply(request.states, job.id);
    const data = { job, view: FIRST_VIEW, receipt: null, ...shown };
    return { kind: 'page', head: applyHead(request.lang, job), data };
  } catch (error) {
    const screen = screenOfMissing(error, services.lang);
    if (screen) return screen;
    throw error;
  }
}
