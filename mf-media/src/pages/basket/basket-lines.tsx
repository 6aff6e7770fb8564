import type { MouseEvent, ReactNode } from 'react';
import { usePage } from 'shared';
import type { MediaBasket } from 'shared/contract/media/media';
import { PICK_MARK, TAKE_PATH } from 'shared/contract/media/media-terms';
import { LANG_CODE } from 'shared/contract/text/lang';
import { formatFileSize } from 'shared/contract/text/file-size';
import { Button } from 'shared/ui/form/button/button';
import { Picture } from 'shared/ui/media/picture/picture';
import { useOfferWords } from '../../components/offer-words.ts';
import { useWords } from '../../messages/words.ts';
import { linesToPicks, resized, without, type BasketLine } from '../../model/basket.ts';
import { paths } from '../../paths.ts';
import css from './basket.module.css';

interface BasketLinesProps {
  basket: MediaBasket;
  /** Where this device keeps them; otherwise every change is an address. */
  change?: (lines: readonly BasketLine[]) => void;
}

/** Chosen entries, the size of each, and one form that takes them all: as large as it says, to the byte. */
export function BasketLines({ basket: { lines, missing, amount, keepDays }, change }: BasketLinesProps) {
  const t = useWords();
  const { lang } = usePage();
  const size = formatFileSize(amount.zip);
  return (
    <div className={css['basket']}>
      {missing.length > 0 && <p role="status">{t('basket.missing', { count: missing.length })}</p>}
      <ul className={css['lines']} aria-label={t('basket.lines')}>
        {lines.map((line) => (
          <Line key={line.item.id} line={line} lines={lines} change={change} />
        ))}
      </ul>
      {lines.length > 0 && (
        <form className={css['form']} action={TAKE_PATH}>
          <input type="hidden" name="language" value={LANG_CODE[lang]} />
          <input type="hidden" name="pick" value={linesToPicks(lines).join(PICK_MARK)} />
          <p role="status">{t('basket.total', { files: amount.count, size })}</p>
          <Button>{t('basket.get')}</Button>
          <p className="note">
            {t('basket.terms')} {t('basket.days', { count: keepDays })}
          </p>
        </form>
      )}
    </div>
  );
}

interface LineProps {
  line: MediaBasket['lines'][number];
  lines: readonly BasketLine[];
  change: BasketLinesProps['change'];
}

function Line({ line: { item, resolution }, lines, change }: LineProps) {
  const t = useWords();
  const { nameOf } = useOfferWords();
  return (
    <li className={css['line']}>
      <div className={css['picture']}>{item.picture && <Picture picture={item.picture} sizes="10rem" />}</div>
      <div>
        <h2 className="title">{item.title}</h2>
        <ul aria-label={t('basket.sizes')}>
          {item.offers.map((offer) => (
            <li key={offer.resolution}>
              <Change
                to={resized(lines, item.id, offer.resolution)}
                change={change}
                current={offer.resolution === resolution}
              >
                {nameOf(offer)}
              </Change>
            </li>
          ))}
        </ul>
        <Change to={without(lines, item.id)} change={change}>
          {t('basket.out')}
          <span className="visually-hidden">{item.title}</span>
        </Change>
      </div>
    </li>
  );
}

interface ChangeProps {
  to: readonly BasketLine[];
  change: BasketLinesProps['change'];
  current?: boolean;
  children: ReactNode;
}

/** A link to the basket as it would be then; where this device keeps it, it changes that instead. */
function Change({ to, change, current = false, children }: ChangeProps) {
  const { lang } = usePage();
  const keep = (event: MouseEvent) => {
    if (!change) return;
    event.preventDefault();
    change(to);
  };
  return (
    <a
      className={css['change']}
      href={paths.basket.href(lang, { picks: linesToPicks(to).join(PICK_MARK) })}
      aria-current={current ? 'true' : undefined}
      onClick={keep}
    >
      {children}
    </a>
  );
}
