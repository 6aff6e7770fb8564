import { useState } from 'react';
import { mediaBasketAtom, useAlive, useApi, useAtom, usePage } from 'shared';
import type { CallBody } from 'shared/contract/call/calls';
import type { MediaItem } from 'shared/contract/media/media';
import { PICK_MARK } from 'shared/contract/media/media-terms';
import { Button } from 'shared/ui/form/button/button';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { useWords } from '../../messages/words.ts';
import { joined, leftOut, MOST } from '../../model/basket.ts';
import { paths } from '../../paths.ts';
import css from './library.module.css';

/** What a page of the library is one page of. */
export interface AllResults {
  /** As the address of the basket has them. */
  from: string;
  conditions: CallBody<'media/ids'>;
  count: number;
}

export interface BasketBarProps {
  list: readonly MediaItem[];
  all: AllResults;
}

/** All of the page or all results as one choice, and what was chosen before, here or on an earlier visit. */
export function BasketBar({ list, all }: BasketBarProps) {
  const t = useWords();
  const { lang } = usePage();
  const { choose, chooseAll, left, failed } = useChoosing(all);
  const ids = list.filter(({ offers }) => offers.length > 0).map(({ id }) => id);
  if (ids.length === 0) return null;
  const instead = (act: () => void) => (event: { preventDefault: () => void }) => {
    event.preventDefault();
    act();
  };
  return (
    <div className={css['order']} data-print="off">
      <a
        className={css['download']}
        href={paths.basket.href(lang, { picks: ids.join(PICK_MARK) })}
        onClick={instead(() => choose(ids))}
      >
        {t('choice.page')}
      </a>
      {all.count > list.length && (
        <a className={css['download']} href={paths.basket.href(lang, { from: all.from })} onClick={instead(chooseAll)}>
          {t('choice.all', { count: all.count })}
        </a>
      )}
      {left > 0 && <p role="status">{t('choice.left', { count: left, most: MOST })}</p>}
      {failed && <p role="alert">{t('choice.allFailed')}</p>}
      <Chosen />
    </div>
  );
}

/** Puts entries into the basket; without script the same links lead to it. */
function useChoosing({ conditions }: AllResults) {
  const api = useApi();
  const [basket, setBasket] = useAtom(mediaBasketAtom);
  const [left, setLeft] = useState(0);
  const [failed, setFailed] = useState(false);
  function choose(ids: readonly string[], beyond = 0): void {
    setLeft(leftOut(basket, ids) + beyond);
    setFailed(false);
    setBasket(joined(basket, ids));
  }
  async function askForAll(): Promise<void> {
    try {
      const { ids, totalCount } = await api.call('media/ids', conditions);
      choose(ids, totalCount - ids.length);
    } catch {
      setFailed(true);
    }
  }
  return { choose, chooseAll: () => void askForAll(), left, failed };
}

function Chosen() {
  const t = useWords();
  const { lang } = usePage();
  const alive = useAlive();
  const [basket, setBasket] = useAtom(mediaBasketAtom);
  if (!alive || basket.length === 0) return null;
  return (
    <>
      <p role="status">{t('choice.count', { count: basket.length })}</p>
      {basket.length >= MOST && <p role="status">{t('choice.full', { most: MOST })}</p>}
      <ArrowLink href={paths.basket.href(lang)}>{t('choice.open')}</ArrowLink>
      <p>
        <Button type="button" weight="ghost" onClick={() => setBasket([])}>
          {t('choice.empty')}
        </Button>
      </p>
    </>
  );
}
