import type { z } from 'zod';
import type { CallData } from 'shared/contract/call/calls';
import { MOST_PICKS, type MediaConditions, type mediaFilter, type MediaPage } from 'shared/contract/media/media';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { chosenEntries, facetsOf, sortedEntries } from './library-choice.model.ts';
import { publishedEntries } from './library.service.ts';
import { mediaItems } from './media-item.service.ts';

/** The media library, newest first unless asked otherwise, with what else it could be narrowed by. */
export async function mediaLibrary(
  services: Services,
  lang: Lang,
  { sort, pageNo, pageSize, ...conditions }: z.output<typeof mediaFilter>,
): Promise<MediaPage> {
  const now = services.now();
  const entries = await publishedEntries(services);
  const chosen = sortedEntries(chosenEntries(entries, conditions, { now }), sort, lang);
  const first = (pageNo - 1) * pageSize;
  const list = await mediaItems(services, chosen.slice(first, first + pageSize), lang);
  return { list, pageNo, totalCount: chosen.length, facets: facetsOf(entries, conditions, { now, lang }) };
}

/** What conditions find and what can be taken of it, newest first, as far as it fits into a basket. */
export async function takeableIds(services: Services, conditions: MediaConditions): Promise<CallData<'media/ids'>> {
  const chosen = chosenEntries(await publishedEntries(services), conditions, { now: services.now() });
  const ids = chosen.filter(({ row }) => row.files.length > 0).map(({ row }) => row.id);
  return { ids: ids.slice(0, MOST_PICKS), totalCount: ids.length };
}
