import { mediaBasketAtom, useAtom } from 'shared';
import type { MediaItem } from 'shared/contract/media/media';
import { classNames } from 'shared/ui/class-names';
import { useWords } from '../../messages/words.ts';
import { has, toggled } from '../../model/basket.ts';
import css from './library.module.css';

/** Chooses an entry for one download with others; the choice is kept on this device and goes along from page to page. */
export function BasketButton({ item: { id, title } }: { item: MediaItem }) {
  const t = useWords();
  const [basket, setBasket] = useAtom(mediaBasketAtom);
  return (
    <button
      className={classNames(css['download'], css['choose'])}
      type="button"
      onClick={() => setBasket(toggled(basket, id))}
    >
      {t(has(basket, id) ? 'choice.remove' : 'choice.add')}
      <span className="visually-hidden">{title}</span>
    </button>
  );
}
