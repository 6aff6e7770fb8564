import type { z } from 'zod';
import type { mediaFilter, MediaPage } from 'shared/contract/media/media';
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
