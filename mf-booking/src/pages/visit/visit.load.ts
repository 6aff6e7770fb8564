import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { EMPTY, isStep } from '../../model/visit-draft.ts';
import { findAbout, NO_VISIT, type Shown, type StepView, type VisitData } from '../../model/visit-view.ts';

export const FIRST_VIEW: StepView = { step: 'notice', draft: EMPTY, faults: [], trouble: null, key: '', sent: false };

/** Steps are nobody's way in: search engines find `/book`. */
export function visitHead(lang: PageRequest['lang'], manages: boolean): Head {
  const { titles, page } = lang === 'cn' ? cn : en;
  return { title: manages ? titles.visit : titles.notice, description: page.description, noindex: true };
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
