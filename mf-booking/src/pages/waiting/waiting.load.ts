import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { findAbout } from '../../service/find-about.ts';
import { trailTo } from '../../model/booking-trail.ts';
import { OPENED, readWaiting, type WaitingState } from '../../model/form-states.ts';
import { runWaitingAction } from '../../service/manage-waiting.ts';
import { NO_WAITING, type WaitingData, type WaitingView } from '../../model/waiting-view.ts';

/** Nobody's way in: whoever has an entry of the waiting list has a link. */
export function waitingHead(lang: PageRequest['lang']): Head {
  const { status, page } = lang === 'cn' ? cn : en;
  return { title: status.title, description: page.description, trail: trailTo(lang, status.title), noindex: true };
}

/** The same for everybody, but for what a plain form led to: the secret of a link reaches the browser only. */
export async function loadWaiting(request: PageRequest, services: LoadServices): Promise<Outcome<WaitingData>> {
  const about = await findAbout(request, services);
  const state = request.query['opened'] === OPENED.opened ? readWaiting(request.states) : null;
  const view = state ? await restored(state, services.api) : NO_WAITING;
  return { kind: 'page', head: waitingHead(request.lang), data: { about, view } };
}

async function restored(state: WaitingState, api: LoadServices['api']): Promise<WaitingView> {
  const view: WaitingView = { ...NO_WAITING, ...state };
  if (view.receipt) return view;
  const seen = await runWaitingAction(api, view, 'see');
  return { ...seen, asks: state.asks, fault: seen.fault ?? state.fault };
}
