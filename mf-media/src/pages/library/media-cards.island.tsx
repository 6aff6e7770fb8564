import { island } from 'shared';
import type { MediaItem } from 'shared/contract/media/media';
import { classNames } from 'shared/ui/class-names';
import { BasketBar } from './basket-bar.tsx';
import css from './library.module.css';
import { MediaCard } from './media-card.tsx';

/** Entries of one page of the library. They are read, played and taken without this island; it lets them be gathered. */
function MediaCards({ list }: { list: readonly MediaItem[] }) {
  const onlyFilms = list.every(({ film }) => film);
  return (
    <div className={css['cards']}>
      <BasketBar />
      <ul className={classNames('card-grid', onlyFilms && css['films'])}>
        {list.map((item) => (
          <li key={item.id}>
            <MediaCard item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export default island({
  name: 'media-cards',
  when: 'intent',
  stored: 'media-basket',
  words: ['item', 'pack', 'basket'],
  component: MediaCards,
});
