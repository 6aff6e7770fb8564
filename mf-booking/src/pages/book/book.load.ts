import { orFallback } from 'shared/contract/or-fallback';
import type { Picture } from 'shared/contract/picture';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { museumOf } from '../../model/museum.ts';
import { findAbout, type VisitAbout } from '../../model/visit-view.ts';

export interface BookData {
  about: VisitAbout;
  /** The hall as the pavilion's own page shows it. */
  picture: Picture | undefined;
}

/** Where the pavilion introduces itself. */
const HALL = '/about/hall';

/** Without hours and notice there is no page, so a failure is the shell's error screen; a picture may be missing. */
export async function loadBook(request: PageRequest, services: LoadServices): Promise<Outcome<BookData>> {
  const [about, hall] = await Promise.all([
    findAbout(request, services),
    orFallback(services.api.call('site/page', { path: HALL }), null, services.report),
  ]);
  const { title, description } = (request.lang === 'cn' ? cn : en).page;
  const head = { title, description, subject: museumOf(about.pavilion) };
  return { kind: 'page', head, data: { about, picture: hall?.opening.picture } };
}
