import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/booking-trail.ts';
import { EMPTY, isStep } from '../../model/visit-draft.ts';
import { NO_VISIT, type Shown, type StepView, type VisitData } from '../../model/visit-view.ts';
import { findAbout } from '../../service/find-about.ts';

export const FIRST_VIEW: StepView = { step: 'notice', draft: EMPTY, faults: [], failure: null, key: '', sent: false };

/** Steps are nobody's way in: search engines find `/book`. */
export function visitHead(lang: PageRequest['lang'], manages: boolean): Head {
  const { titles, page } = lang === 'cn' ? cn : en;
  const title = manages ? titles.visit : titles.notice;
  return { title, description: page.description, trail: trailTo(lang, title), noindex: true };
}

/**
 * Whoever asks for a later step has not finished the first one, as far as a server knows: a draft lives in the browser,
 * whose island goes on from there.
 */
export async function loadVisit(request: PageRequest, services: LoadServices): Promise<Outcome<VisitData>> {
  const { step = '' } = request.params;
  const manages = step === 'visit';
  if (!manages && step !== 'done' && !isStep(step)) return { kind: 'screen', screen: 'not-found' };
  const about = await findAbout(request, services);
  const shown: Shown = manages ? { kind: 'manage', view: NO_VISIT } : { kind: 'step', view: FIRST_VIEW };
  return { kind: 'page', head: visitHead(request.lang, manages), data: { about, shown } };
}
