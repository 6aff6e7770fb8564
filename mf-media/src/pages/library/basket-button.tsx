import { mediaBasketAtom, useAlive, useAtom } from 'shared';
import type { MediaItem } from 'shared/contract/media/media';
import { useWords } from '../../messages/words.ts';
import { toggled } from '../../model/basket.ts';
import css from './library.module.css';

/** Chooses an entry for one download with others; the choice is kept on this device and goes along from page to page. */
export function BasketButton({ item: { id, title } }: { item: MediaItem }) {
  const t = useWords();
  const alive = useAlive();
  const [basket, setBasket] = useAtom(mediaBasketAtom);
  if (!alive) return null;
  return (
    <button className={css['download']} type="button" onClick={() => setBasket(toggled(basket, id))}>
      {t(basket.includes(id) ? 'basket.remove' : 'basket.add')}
      <span className="visually-hidden">{title}</span>
    </button>
  );
}
