import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { OPENED, readApplication } from '../../model/apply-states.ts';
import { NO_APPLICATION, type ApplicationView } from '../../model/application-view.ts';
import { trailTo } from '../../model/talent-trail.ts';
import { runApplicationAction } from '../../service/manage-application.ts';

export interface ApplicationData {
  view: ApplicationView;
}

/** Nobody's way in: whoever has applied has a link. */
export function applicationHead(lang: PageRequest['lang']): Head {
  const { application } = lang === 'cn' ? cn : en;
  const { title, description } = application;
  return { title, description, trail: trailTo(lang, { name: title }), noindex: true };
}

/** The same for everybody, but for what a plain form led to: the secret of a link reaches the browser only. */
export async function loadApplication(request: PageRequest, { api }: LoadServices): Promise<Outcome<ApplicationData>> {
  const state = request.query['opened'] === OPENED.opened ? readApplication(request.states) : null;
  const view = state ? await restored({ ...NO_APPLICATION, ...state }, api) : NO_APPLICATION;
  return { kind: 'page', head: applicationHead(request.lang), data: { view } };
}

async function restored(view: ApplicationView, api: LoadServices['api']): Promise<ApplicationView> {
  if (view.gone !== null || view.token === '') return view;
  const seen = await runApplicationAction(api, view, view.asks ? 'ask' : 'see');
  return { ...seen, fault: seen.fault ?? view.fault };
}
