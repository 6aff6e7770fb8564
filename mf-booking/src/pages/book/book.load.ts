import { orFallback } from 'shared/contract/section/or-fallback';
import type { Picture } from 'shared/contract/content/picture';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { links } from '../../links.ts';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/booking-trail.ts';
import { museumOf } from '../../model/museum.ts';
import type { VisitAbout } from '../../model/visit-view.ts';
import { findAbout } from '../../service/find-about.ts';

export interface BookData {
  about: VisitAbout;
  /** The hall as the pavilion's own page shows it. */
  picture: Picture | undefined;
}

/** The picture that the pavilion's own page opens with. */
async function hallPicture({ api, links: pages, report }: LoadServices): Promise<Picture | undefined> {
  const path = pages?.to(links.hall);
  if (path == null) return undefined;
  const hall = await orFallback(api.call('site/page', { path }), null, report);
  return hall?.opening.picture;
}

/** Without hours and notice there is no page, so a failure is the shell's error screen; a picture may be missing. */
export async function loadBook(request: PageRequest, services: LoadServices): Promise<Outcome<BookData>> {
  const [about, picture] = await Promise.all([findAbout(request, services), hallPicture(services)]);
  const { title, description } = (request.lang === 'cn' ? cn : en).page;
  const head = { title, description, trail: trailTo(request.lang), subject: museumOf(about.pavilion) };
  return { kind: 'page', head, data: { about, picture } };
}
