import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { findAbout } from '../../model/visit-view.ts';
import { NO_LINE, type LineData } from '../../model/waiting-view.ts';

/** Nobody's way in: whoever has a place in line has a link. */
export function waitingHead(lang: PageRequest['lang']): Head {
  const { place, page } = lang === 'cn' ? cn : en;
  return { title: place.title, description: page.description, noindex: true };
}

/** The same for everybody: the secret of a link reaches the browser only, or a plain form. */
export async function loadWaiting(request: PageRequest, services: LoadServices): Promise<Outcome<LineData>> {
  const about = await findAbout(request, services);
  return { kind: 'page', head: waitingHead(request.lang), data: { about, view: NO_LINE } };
}
