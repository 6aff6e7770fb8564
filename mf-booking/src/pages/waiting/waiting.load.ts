import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { findAbout } from '../../service/find-about.ts';
import { trailTo } from '../../model/booking-trail.ts';
import { NO_WAITING, type WaitingData } from '../../model/waiting-view.ts';

/** Nobody's way in: whoever has an entry of the waiting list has a link. */
export function waitingHead(lang: PageRequest['lang']): Head {
  const { status, page } = lang === 'cn' ? cn : en;
  return { title: status.title, description: page.description, trail: trailTo(lang, status.title), noindex: true };
}

/** The same for everybody: the secret of a link reaches the browser only, or a plain form. */
export async function loadWaiting(request: PageRequest, services: LoadServices): Promise<Outcome<WaitingData>> {
  const about = await findAbout(request, services);
  return { kind: 'page', head: waitingHead(request.lang), data: { about, view: NO_WAITING } };
}
