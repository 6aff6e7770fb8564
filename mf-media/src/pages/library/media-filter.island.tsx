import { useRef, useState } from 'react';
import { island, usePage } from 'shared';
import { useAddress } from 'shared/address';
import { BASE } from 'shared/contract/site/site';
import { ClientLinks } from 'shared/ui/navigation/client-links/client-links';
import { paths } from '../../paths.ts';
import { libraryQuery, pathOf, searchOf } from '../../model/library-choice.ts';
import { BasketBar } from './basket-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { LibraryData } from './library.load.ts';
import css from './library.module.css';
import { MediaList } from './media-list.tsx';
import { useLibrary } from './use-library.ts';

/** Kind, time and page live in the address, so back and forward work and every view can be shared. */
function MediaFilter(start: LibraryData) {
  const { lang } = usePage();
  const base = `${BASE}/${lang}`;
  const [search, setSearch] = useState(searchOf(start.path));
  const { go, bridge } = useAddress({
    basename: base,
    onAddress: (address) => setSearch(address.search),
    onFailure: (path) => location.assign(base + path),
  });
  const choice = libraryQuery.read(search);
  const top = useRef<HTMLParagraphElement>(null);
  const library = useLibrary(start, choice);

  function follow(url: URL): boolean {
    if (url.pathname !== paths.library.href(lang)) return false;
    const next = libraryQuery.read(url.search);
    go(pathOf(next));
    // Another page begins at its top, and so does reading it.
    if (next.page !== choice.page) top.current?.focus();
    return true;
  }
  return (
    <ClientLinks follow={follow} className={css['library']}>
      <FilterBar choice={choice} />
      <BasketBar />
      <MediaList choice={choice} library={library} top={top} />
      {bridge}
    </ClientLinks>
  );
}

export default island({
  name: 'media-filter',
  when: 'visible',
  words: ['filter', 'list', 'item', 'pack', 'basket'],
  component: MediaFilter,
});
