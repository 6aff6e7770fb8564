import type { MediaPage } from 'shared/contract/media';
import { orFallback } from 'shared/contract/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { choiceOf, filterOf, pathOf } from '../../model/library-choice.ts';

export interface LibraryData {
  /** Path below the language segment that the list answers. */
  path: string;
  /** Null while the library is not available. */
  found: MediaPage | null;
}

export async function loadLibrary(request: PageRequest, services: LoadServices): Promise<Outcome<LibraryData>> {
  const choice = choiceOf(request.query);
  const wanted = services.api.call('media/page', filterOf(choice));
  const found = await orFallback<MediaPage | null>(wanted, null, services.report);
  const { page } = request.lang === 'cn' ? cn : en;
  const path = pathOf(choice);
  return {
    kind: 'page',
    head: { title: page.title, description: page.description, canonical: path },
    data: { path, found },
  };
}
