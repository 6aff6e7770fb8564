import { mediaBasketAtom, useAlive, useAtom, usePage } from 'shared';
import type { MediaItem } from 'shared/contract/media/media';
import { PICK_MARK } from 'shared/contract/media/media-terms';
import { Button } from 'shared/ui/form/button/button';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { useWords } from '../../messages/words.ts';
import { joined } from '../../model/basket.ts';
import { paths } from '../../paths.ts';
import css from './library.module.css';

/** All of the page as one choice, and what was chosen before, here or on an earlier visit. */
export function BasketBar({ list }: { list: readonly MediaItem[] }) {
  const t = useWords();
  const { lang } = usePage();
  const alive = useAlive();
  const [basket, setBasket] = useAtom(mediaBasketAtom);
  const ids = list.filter(({ offers }) => offers.length > 0).map(({ id }) => id);
  if (ids.length === 0) return null;
  return (
    <div className={css['order']} data-print="off">
      <a
        className={css['download']}
        href={paths.basket.href(lang, { picks: ids.join(PICK_MARK) })}
        onClick={(event) => {
          event.preventDefault();
          setBasket(joined(basket, ids));
        }}
      >
        {t('basket.page')}
      </a>
      {alive && basket.length > 0 && (
        <>
          <p role="status">{t('basket.count', { count: basket.length })}</p>
          <ArrowLink href={paths.basket.href(lang)}>{t('basket.open')}</ArrowLink>
          <p>
            <Button type="button" weight="ghost" onClick={() => setBasket([])}>
              {t('basket.empty')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
