import type { MediaPage } from 'shared/contract/media/media';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import type { Topic } from 'shared/contract/content/topic';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { choiceOf, filterOf, pathOf } from '../../model/library-choice.ts';
import { trailTo } from '../../model/media-trail.ts';
import { videoData } from '../../model/video-data.ts';

export interface LibraryData {
  /** Path below the language segment that the list answers. */
  path: string;
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

export async function loadLibrary(request: PageRequest, services: LoadServices): Promise<Outcome<LibraryPageData>> {
  const choice = choiceOf(request.query);
  const wanted = services.api.call('media/page', filterOf(choice));
  const [found, topics] = await Promise.all([
    orFallback<MediaPage | null>(wanted, null, services.report),
    newestTopics(services),
  ]);
  const { page } = request.lang === 'cn' ? cn : en;
  const path = pathOf(choice);
  const trail = trailTo(request.lang);
  return {
    kind: 'page',
    head: { title: page.title, description: page.description, canonical: path, trail, ...videoData(found) },
    data: { library: { path, found }, topics },
  };
}
