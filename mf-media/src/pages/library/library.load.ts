import type { MediaPage } from 'shared/contract/media/media';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { orFallback } from 'shared/contract/section/or-fallback';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import type { Head, LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Topic } from 'shared/contract/content/topic';
import { cn } from '../../messages/cn.ts';
import { en, type Messages } from '../../messages/en.ts';
import {
  filterOf,
  libraryQuery,
  PAGE_SIZE,
  pathOf,
  readChoice,
  type LibraryChoice,
} from '../../model/library-choice.ts';
import { trailTo } from '../../model/media-trail.ts';
import { subjectOf } from '../../model/media-subject.ts';

export interface LibraryData {
  choice: LibraryChoice;
  /** Null while the library is not available. */
  found: MediaPage | null;
}

export interface LibraryPageData {
  library: LibraryData;
  /** The newest topics; none when they did not arrive. */
  topics: Topic[];
}

/** A row of cards. */
const TOPICS = 3;

/** The topics of the media (spec CALL-topic-page); a failure is only logged (spec ERR-logged-only). */
async function newestTopics({ api, report }: LoadServices): Promise<Topic[]> {
  const body = { categoryCodeList: ['SPC-MTZX-MTZT' as const], pageNo: 1, pageSize: TOPICS };
  const found = await orFallback(api.call('topic/page', body), null, report);
  return found?.list ?? [];
}

function headOf({ type, page, ...choice }: LibraryChoice, words: Messages['page']): Head {
  const named = type === null ? words : words.kinds[type];
  const view = libraryQuery.isNarrowed({ type, page, ...choice }) ? { noindex: true } : {};
  return { title: named.title, description: named.description, page, ...view };
}

/** A page beyond the end does not exist (spec S2). */
export async function loadLibrary(request: PageRequest, services: LoadServices): Promise<Outcome<LibraryPageData>> {
  const choice = readChoice(request.query);
  if (!choice) return NOT_FOUND;
  const wanted = services.api.call('media/page', filterOf(choice));
  const [found, topics] = await Promise.all([
    orFallback<MediaPage | null>(wanted, null, services.report),
    newestTopics(services),
  ]);
  if (found && choice.page > pageCount(found.totalCount, PAGE_SIZE)) return NOT_FOUND;
  const { page } = request.lang === 'cn' ? cn : en;
  const path = pathOf(choice);
  const trail = trailTo(request.lang);
  return {
    kind: 'page',
    head: { ...headOf(choice, page), canonical: path, trail, ...subjectOf(found, request.lang) },
    data: { library: { choice, found }, topics },
  };
}
