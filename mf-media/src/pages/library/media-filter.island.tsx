import { useRef } from 'react';
import { island, usePage } from 'shared';
import { BASE } from 'shared/contract/site';
import { InPlace } from 'shared/ui/in-place/in-place';
import { choiceIn, pathOf, searchOf } from '../../model/library-choice.ts';
import { FilterBar } from './filter-bar.tsx';
import type { LibraryData } from './library.load.ts';
import css from './library.module.css';
import { MediaList } from './media-list.tsx';
import { useAddress } from './use-address.tsx';
import { useLibrary } from './use-library.ts';

/** Kind, time and page live in the address, so back and forward work and every view can be shared. */
function MediaFilter(start: LibraryData) {
  const { lang } = usePage();
  const base = `${BASE}/${lang}`;
  const { search, go, bridge } = useAddress(base, searchOf(start.path));
  const choice = choiceIn(search);
  const top = useRef<HTMLParagraphElement>(null);
  const library = useLibrary(start, choice);

  function follow(url: URL): boolean {
    if (url.pathname !== `${base}/media`) return false;
    const next = choiceIn(url.search);
    go(pathOf(next));
    // Another page begins at its top, and so does reading it.
    if (next.page !== choice.page) top.current?.focus();
    return true;
  }
  return (
    <InPlace follow={follow} className={css['library']}>
      <FilterBar choice={choice} />
      <MediaList choice={choice} library={library} top={top} />
      {bridge}
    </InPlace>
  );
}

export default island({
  name: 'media-filter',
  when: 'visible',
  words: ['filter', 'list', 'item', 'pack'],
  component: MediaFilter,
});
