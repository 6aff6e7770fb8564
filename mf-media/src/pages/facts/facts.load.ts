import type { MediaSubject } from 'shared/contract/media/media-detail';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { trailTo } from '../../model/media-trail.ts';

export interface FactsData {
  /** Null when the list did not arrive. */
  sheets: MediaSubject[] | null;
}

/** Every fact sheet (spec SCR-media-facts). */
export async function loadFacts(
  _request: PageRequest,
  { api, lang, report }: LoadServices,
): Promise<Outcome<FactsData>> {
  const found = await orFallback(api.call('factSheet/list', {}), null, report);
  const { title, description } = (lang === 'cn' ? cn : en).facts;
  return {
    kind: 'page',
    head: { title, description, trail: trailTo(lang, title) },
    data: { sheets: found?.list ?? null },
  };
}
