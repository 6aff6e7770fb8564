import { useState } from 'react';
import { island, mediaBasketAtom, useAlive, useAtom, usePage } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { useWords } from '../../messages/words.ts';
import { linesToPicks } from '../../model/basket.ts';
import { paths } from '../../paths.ts';
import type { BasketData } from './basket.load.ts';
import css from './basket.module.css';
import { BasketLines } from './basket-lines.tsx';
import { useOwnBasket } from './own-basket.ts';

/** Of an address it is as the server made it; otherwise it shows what this device has kept, and changes that. */
function MediaBasketView({ found, isShared }: BasketData) {
  return isShared && found ? <BasketLines basket={found} /> : <OwnBasket />;
}

function OwnBasket() {
  const t = useWords();
  const alive = useAlive();
  const [picks, setPicks] = useAtom(mediaBasketAtom);
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const { basket, failed } = useOwnBasket(picks);
  function change(next: readonly string[]): void {
    setBefore(picks);
    setPicks(next);
  }
  return (
    <div className={css['basket']}>
      {before && (
        <p role="status">
          <Button
            type="button"
            weight="ghost"
            onClick={() => {
              setPicks(before);
              setBefore(null);
            }}
          >
            {t('basket.undo')}
          </Button>
        </p>
      )}
      {failed && <p role="alert">{t('basket.failed')}</p>}
      {alive && picks.length > 0 && basket && (
        <>
          <BasketLines basket={basket} change={(lines) => change(linesToPicks(lines))} />
          <Button type="button" weight="ghost" onClick={() => change([])}>
            {t('choice.empty')}
          </Button>
        </>
      )}
      {picks.length === 0 && <NothingChosen />}
    </div>
  );
}

function NothingChosen() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <>
      <h2 className="heading">{t('basket.emptyTitle')}</h2>
      <p className="lead">{t('basket.emptyAdvice')}</p>
      <ArrowLink href={paths.library.href(lang)}>{t('basket.library')}</ArrowLink>
    </>
  );
}

export default island({
  name: 'media-basket',
  when: 'load',
  words: ['item', 'offer', 'choice', 'basket'],
  component: MediaBasketView,
});
