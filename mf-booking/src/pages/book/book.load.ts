import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { findAbout, type VisitAbout } from '../../model/visit-view.ts';
import { museumOf } from '../../model/museum.ts';

export interface BookData {
  about: VisitAbout;
}

/** Without hours and notice there is no page, so a failure is the shell's error screen. */
export async function loadBook(request: PageRequest, services: LoadServices): Promise<Outcome<BookData>> {
  const about = await findAbout(request, services);
  const { title, description } = (request.lang === 'cn' ? cn : en).page;
  const head = { title, description, subject: museumOf(about.pavilion) };
  return { kind: 'page', head, data: { about } };
}
