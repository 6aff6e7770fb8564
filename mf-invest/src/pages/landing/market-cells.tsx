import type { ReactNode } from 'react';
import { usePage } from 'shared';
import type { SalesTotal } from 'shared/contract/invest/performance';
import type { Realtime } from 'shared/contract/invest/stock';
import { dateFormat } from 'shared/i18n/formats';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { useWords } from '../../messages/words.ts';
import { count, directionOf, MARKS, price, signed, signedPercent } from 'shared/i18n/figures';
import { paths } from '../../paths.ts';
import { marketHref } from '../../model/stock-choice.ts';
import css from './landing.module.css';

export interface MarketCellsProps {
  /** Of the markets that answered. */
  quotes: readonly Realtime[];
  sales: SalesTotal | null;
}

/** What moves from day to day and from month to month: both prices, and the vehicles of last month. */
export function MarketCells({ quotes, sales }: MarketCellsProps) {
  const t = useWords();
  const [quote] = quotes;
  if (!quote && !sales) return null;
  return (
    <div className={`section ${css['opening']}`}>
      <div className={css['cells']}>
        {quotes.map((one) => (
          <QuoteCell key={one.market} quote={one} />
        ))}
        {sales && <SalesCell sales={sales} />}
      </div>
      {quote && (
        <Notice role="note">
          <span>{t('quote.delayed', { minutes: quote.delayMin })}</span>
          <span>{t('quote.asOf', { time: quote.time })}</span>
          {quote.sample && <span>{t('quote.sample')}</span>}
        </Notice>
      )}
    </div>
  );
}

function QuoteCell({ quote }: { quote: Realtime }) {
  const t = useWords();
  const { lang } = usePage();
  const { market, code, currency, change, changePct, last } = quote;
  const direction = directionOf(change);
  return (
    <Cell
      name={t(`quote.${market}`)}
      facts={[code, t(`quote.${currency}`)]}
      value={price(last)}
      more={{
        href: marketHref(lang, market),
        name: t('landing.chartOf', { market: t(`quote.${market}`) }),
      }}
    >
      <span className={direction}>
        <span className="visually-hidden">{t(`quote.${direction}`)}</span>
        <span className={css['mark']} aria-hidden="true">
          {MARKS[direction]}
        </span>
        {signed(change)} <span className={css['second']}>{signedPercent(changePct)}</span>
      </span>
    </Cell>
  );
}

function SalesCell({ sales: { month, sales, salesYoY } }: { sales: SalesTotal }) {
  const t = useWords();
  const { lang } = usePage();
  const named = dateFormat(lang, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <Cell
      name={t('landing.monthSales')}
      facts={[named, t('landing.vehicles')]}
      value={count(sales)}
      more={{ href: paths.performance.href(lang), name: t('landing.salesTable') }}
    >
      {salesYoY !== null && t('landing.yearOnYear', { change: signedPercent(salesYoY * 100) })}
    </Cell>
  );
}

interface CellProps {
  name: string;
  facts: readonly string[];
  value: string;
  more: { href: string; name: string };
  children: ReactNode;
}

function Cell({ name, facts, value, more, children }: CellProps) {
  return (
    <div className={css['cell']}>
      <h2 className={css['name']}>
        {name}
        {facts.map((fact) => (
          <span key={fact} className={css['fact']}>
            {fact}
          </span>
        ))}
      </h2>
      <p className={css['value']}>{value}</p>
      <p className={css['change']}>{children}</p>
      <ArrowLink href={more.href}>{more.name}</ArrowLink>
    </div>
  );
}
