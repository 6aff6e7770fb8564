import { island } from 'shared';
import type { MediaItem } from 'shared/contract/media/media';
import { classNames } from 'shared/ui/class-names';
import { useLightbox } from 'shared/ui/media/lightbox/use-lightbox';
import { useLightboxWords } from '../../components/lightbox-words.ts';
import { useWords } from '../../messages/words.ts';
import { BasketBar, type AllResults } from './basket-bar.tsx';
import css from './library.module.css';
import { MediaCard } from './media-card.tsx';

export interface MediaCardsProps {
  list: readonly MediaItem[];
  view: 'grid' | 'list';
  /** What the page is one page of. */
  all: AllResults;
}

/** Entries of one page of the library. They are read, played and taken without this island; it opens pictures in place and gathers. */
function MediaCards({ list, view, all }: MediaCardsProps) {
  const t = useWords();
  const words = useLightboxWords();
  const large = list.flatMap(({ id, title, picture, film }) =>
    picture && !film ? [{ id, picture, caption: title }] : [],
  );
  // Every picture of the page has an address: `#file-3` opens the third.
  const { linkOf, dialog } = useLightbox({ id: 'file', label: t('lightbox.pictures'), pictures: large, words });
  const onlyFilms = view === 'grid' && list.every(({ film }) => film);
  return (
    <div className={css['cards']}>
      <BasketBar list={list} all={all} />
      <ul className={classNames(view === 'grid' ? 'card-grid' : css['rows'], onlyFilms && css['films'])}>
        {list.map((item, at) => {
          const place = large.findIndex(({ id }) => id === item.id);
          return (
            <li key={item.id}>
              <MediaCard item={item} view={view} enlarge={place < 0 ? null : linkOf(place)} priority={at === 0} />
            </li>
          );
        })}
      </ul>
      {dialog}
    </div>
  );
}

export default island({
  name: 'media-cards',
  when: 'intent',
  stored: 'media-basket',
  words: ['film', 'item', 'offer', 'choice', 'lightbox'],
  component: MediaCards,
});
