import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/booking-trail.ts';
import { OPENED, readBooking, readVisit, type VisitState } from '../../model/form-states.ts';
import { unfinishedBefore } from '../../model/visit-check.ts';
import { EMPTY, isStep, type Step } from '../../model/visit-draft.ts';
import {
  NO_VISIT,
  type ManageView,
  type Shown,
  type StepView,
  type VisitAbout,
  type VisitData,
} from '../../model/visit-view.ts';
import { paths } from '../../paths.ts';
import { findAbout } from '../../service/find-about.ts';
import { runVisitAction } from '../../service/manage-visit.ts';

export const FIRST_VIEW: StepView = {
  step: 'notice',
  draft: EMPTY,
  faults: [],
  failure: null,
  key: '',
  puzzle: '',
  sent: false,
};

/** Steps are nobody's way in: search engines find `/book`. */
export function visitHead(lang: PageRequest['lang'], manages: boolean): Head {
  const { titles, page } = lang === 'cn' ? cn : en;
  const title = manages ? titles.visit : titles.notice;
  return { title, description: page.description, trail: trailTo(lang, title), noindex: true };
}

/**
 * Whoever asks for a later step has not finished the first one, as far as a server knows: a draft lives in the browser,
 * whose island goes on from there, or comes along with what a plain form led to.
 */
export async function loadVisit(request: PageRequest, services: LoadServices): Promise<Outcome<VisitData>> {
  const { step = '' } = request.params;
  if (step === 'visit') return managedVisit(request, services);
  if (step !== 'done' && !isStep(step)) return { kind: 'screen', screen: 'not-found' };
  const stored = readBooking(request.states);
  const about = await findAbout(request, services, stored?.kind === 'step' ? stored.view.draft.date : '');
  const shown = stored ? shownAt(step, stored, about) : FIRST_STEP;
  const own = shown.kind === 'step' ? shown.view.step : 'done';
  if (stored && own !== step) {
    return { kind: 'redirect', status: 302, to: paths.visit.href(request.lang, { step: own }) };
  }
  return { kind: 'page', head: visitHead(request.lang, false), data: { about, shown } };
}

const FIRST_STEP: Shown = { kind: 'step', view: FIRST_VIEW };

/** The ticket stays until another booking begins; a step is shown with its draft, or the first unfinished one before it. */
function shownAt(step: Step | 'done', stored: Exclude<Shown, { kind: 'manage' }>, about: VisitAbout): Shown {
  if (stored.kind !== 'step') return step === 'notice' ? FIRST_STEP : stored;
  const { view } = stored;
  const wanted = step === 'done' ? 'review' : step;
  if (wanted === view.step) return stored;
  const rules = { rule: about.rule, version: about.pavilion.notice.version };
  const unfinished = unfinishedBefore(view.draft, rules, wanted)?.step;
  const quiet = { ...view, faults: [], failure: null, sent: false };
  return { kind: 'step', view: unfinished === view.step ? view : { ...quiet, step: unfinished ?? wanted } };
}

async function managedVisit(request: PageRequest, services: LoadServices): Promise<Outcome<VisitData>> {
  const state = request.query['opened'] === OPENED.opened ? readVisit(request.states) : null;
  const about = await findAbout(request, services, state?.date);
  const view = state ? await restored(state, services.api) : NO_VISIT;
  return { kind: 'page', head: visitHead(request.lang, true), data: { about, shown: { kind: 'manage', view } } };
}

async function restored(state: VisitState, api: LoadServices['api']): Promise<ManageView> {
  const seen = await runVisitAction(api, { ...NO_VISIT, ...state }, 'see');
  return { ...seen, asks: state.asks, done: state.done, fault: seen.fault ?? state.fault };
}
