import { usePage } from 'shared';
import type { Realtime } from 'shared/contract/invest/stock';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { useWords } from '../../messages/words.ts';
import { directionOf, MARKS, price, signed, signedPercent } from 'shared/i18n/figures';
import { scaled } from '../../model/scaled-amount.ts';
import { MARKETS, withMarket, type StockChoice } from '../../model/stock-choice.ts';
import { ChoiceLink } from './choice-link.tsx';
import type { Gains } from './gains-atom.ts';
import css from './quote.module.css';

export interface QuotePanelProps {
  quote: Realtime | null;
  current: StockChoice;
  choose: (choice: StockChoice) => void;
  gains: Gains;
  setGains: (gains: Gains) => void;
}

/** Market, price, change, figures of the day, and how old all of it is. */
export function QuotePanel({ quote, current, choose, gains, setGains }: QuotePanelProps) {
  const t = useWords();
  return (
    <section aria-label={t('quote.facts')}>
      <div className={css['bar']}>
        <nav aria-label={t('quote.market')} data-print="off">
          <ul className={css['segmented']}>
            {MARKETS.map((market) => (
              <li key={market}>
                <ChoiceLink
                  className={css['segment']}
                  choice={withMarket(current, market)}
                  current={market === current.market}
                  choose={choose}
                >
                  {t(`quote.${market}`)}
                </ChoiceLink>
              </li>
            ))}
          </ul>
        </nav>
        {quote && (
          <p className={css['meta']}>
            <span>{quote.name}</span>
            <span>{quote.code}</span>
            <span>{t(`quote.${quote.currency}`)}</span>
            <Colours gains={gains} setGains={setGains} />
          </p>
        )}
      </div>
      {quote ? <Quote quote={quote} /> : <Notice role="note">{t('quote.missing')}</Notice>}
    </section>
  );
}

/** What the colours mean, and the other way round. Marks and signs say it too. */
function Colours({ gains, setGains }: Pick<QuotePanelProps, 'gains' | 'setGains'>) {
  const t = useWords();
  return (
    <span>
      {t(`quote.colours.${gains}`)}{' '}
      <button
        type="button"
        className={css['swap']}
        data-print="off"
        onClick={() => setGains(gains === 'red' ? 'green' : 'red')}
      >
        {t('quote.swap')}
      </button>
    </span>
  );
}

function Quote({ quote }: { quote: Realtime }) {
  const t = useWords();
  const direction = directionOf(quote.change);
  return (
    <>
      <div className={css['quote']}>
        <div>
          <p className={css['price']}>{price(quote.last)}</p>
          <p className={`${css['change']} ${direction}`}>
            <span className="visually-hidden">{t(`quote.${direction}`)}</span>
            <span>
              <span className={css['mark']} aria-hidden="true">
                {MARKS[direction]}
              </span>
              {signed(quote.change)}
            </span>
            <span>{signedPercent(quote.changePct)}</span>
          </p>
        </div>
        <QuoteFacts quote={quote} />
      </div>
      <Notice role="note">
        <span>{t('quote.delayed', { minutes: quote.delayMin })}</span>
        <span>{t('quote.asOf', { time: quote.time })}</span>
        <span>{t(`quote.states.${quote.state}`)}</span>
        {quote.sample && <span className={css['sample']}>{t('quote.sample')}</span>}
      </Notice>
    </>
  );
}

function QuoteFacts({ quote }: { quote: Realtime }) {
  const t = useWords();
  const { lang } = usePage();
  const amount = (value: number) => {
    const { amount: text, scale } = scaled(value, lang);
    return t(`quote.amount.${scale}`, { amount: text });
  };
  const facts = [
    [t('quote.open'), price(quote.open)],
    [t('quote.high'), price(quote.high)],
    [t('quote.low'), price(quote.low)],
    [t('quote.prevClose'), price(quote.prevClose)],
    [t('quote.volume'), amount(quote.volume)],
    [t('quote.turnover'), amount(quote.turnover)],
    [t('quote.range52'), t('quote.range', { low: price(quote.low52), high: price(quote.high52) })],
  ] as const;
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value]) => (
        <div key={name} className={css['fact']}>
          <dt className={css['faint']}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
