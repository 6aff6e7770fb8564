import type { Pavilion } from 'shared/contract/pavilion';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';

export interface BookData {
  pavilion: Pavilion;
}

/** Without hours and notice there is no page, so a failure is the shell's error screen. */
export async function loadBook(request: PageRequest, { api }: LoadServices): Promise<Outcome<BookData>> {
  const pavilion = await api.call('booking/pavilion', {});
  const { page } = request.lang === 'cn' ? cn : en;
  return { kind: 'page', head: { title: page.title, description: page.description }, data: { pavilion } };
}
