import type { PressPage } from 'shared/contract/media/press';
import type { PressInfo } from 'shared/contract/site/site-info';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { isDeep } from 'shared/contract/section/last-page';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { cn } from '../../messages/cn.ts';
import { en, type Messages } from '../../messages/en.ts';
import { loadPress } from '../../service/press-info.ts';
import { trailTo } from '../../model/media-trail.ts';
import {
  newsroomAddress,
  PRESS_PAGE_SIZE,
  pressFilterOf,
  pressQuery,
  readPressChoice,
  type PressChoice,
} from '../../model/press-choice.ts';

export interface NewsroomData {
  choice: PressChoice;
  /** Null while the newsroom is not available. */
  found: PressPage | null;
  press: PressInfo | null;
}

function headOf(choice: PressChoice, { newsroom }: Messages): Pick<Head, 'title' | 'description' | 'page'> {
  const { kind, page } = choice;
  const narrowed = isDeep(page) || pressQuery.isNarrowed(choice) ? { noindex: true } : {};
  if (kind === '') return { title: newsroom.title, description: newsroom.lead, page, ...narrowed };
  const { title, text } = newsroom.kinds[kind];
  return { title: newsroom.titleOf.replace('{{kind}}', title), description: text, page, ...narrowed };
}

/** Everything for the press (spec SCR-media-newsroom); a page beyond the end does not exist (spec S2). */
export async function loadNewsroom({ query }: PageRequest, services: LoadServices): Promise<Outcome<NewsroomData>> {
  const { api, lang, report } = services;
  const choice = readPressChoice(query);
  if (!choice) return NOT_FOUND;
  const wanted = api.call('press/page', pressFilterOf(choice));
  const [found, press] = await Promise.all([orFallback<PressPage | null>(wanted, null, report), loadPress(services)]);
  if (found && choice.page > pageCount(found.totalCount, PRESS_PAGE_SIZE)) return NOT_FOUND;
  const words = lang === 'cn' ? cn : en;
  return {
    kind: 'page',
    head: {
      ...headOf(choice, words),
      canonical: newsroomAddress(choice),
      trail: trailTo(lang, words.newsroom.title),
    },
    data: { choice, found, press },
  };
}
