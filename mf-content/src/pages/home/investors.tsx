import type { Announcement } from 'shared/contract/content/announcement';
import { QUOTE_DELAY_MINUTES, type Market, type Realtime } from 'shared/contract/invest/stock';
import type { SalesTotal } from 'shared/contract/invest/performance';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { price } from 'shared/i18n/figures';
import { change } from '../../model/figures.ts';
import { useLinks } from 'shared/server';
import { links } from '../../links.ts';
import type { HomeData, MarketData } from './home.load.ts';
import css from './investors.module.css';
import { Sales } from './sales.tsx';

export interface InvestorsProps {
  sales: SalesTotal | null;
  markets: HomeData['markets'];
}

/** Sales of the last month, and what was announced in both markets. */
export function Investors({ sales, markets }: InvestorsProps) {
  const t = useWords();
  const stock = useLinks().to(links.stock);
  const more = stock === undefined ? undefined : { href: stock, name: t('investors.chart') };
  return (
    <section className="section" aria-labelledby="investors" data-controller="home" data-quotes="">
      <div className="bound">
        <SectionHead id="investors" title={t('investors.title')} more={more} />
        <div className="grid">
          <div className="span-4">
            {sales ? <Sales sales={sales} /> : <p className="note">{t('investors.noSales')}</p>}
          </div>
          <MarketColumn market="A" data={markets.A} />
          <MarketColumn market="H" data={markets.H} />
        </div>
        <Delay quotes={[markets.A.quote, markets.H.quote]} />
      </div>
    </section>
  );
}

function MarketColumn({ market, data }: { market: Market; data: MarketData }) {
  const t = useWords();
  return (
    <div className="span-4">
      <div className={css['marketHead']}>
        <h3 className={css['label']}>{t(`investors.announcements${market}`)}</h3>
        {data.quote && <Quote quote={data.quote} />}
      </div>
      {data.announcements.length > 0 ? (
        <ul className={css['announcements']}>
          {data.announcements.map((item) => (
            <li key={item.baseId} className={css['announcement']}>
              <Row item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="note">{t('investors.none')}</p>
      )}
    </div>
  );
}

function Quote({ quote }: { quote: Realtime }) {
  const { direction, text } = change(quote.changePct / 100, 2);
  return (
    <p className={css['quote']} data-quote={quote.market}>
      <span data-price="">{price(quote.last)}</span>{' '}
      <span className={direction} data-change="">
        {text}
      </span>
    </p>
  );
}

/** Leads to the announcement, as long as some section of this constellation shows it. */
function Row({ item }: { item: Announcement }) {
  const href = useLinks().to(links.announcement, { id: item.baseId });
  const inside = (
    <>
      <time className={css['day']} dateTime={item.date}>
        {item.date}
      </time>
      <span className={css['title']}>{item.title}</span>
    </>
  );
  if (href === undefined) return <div className={css['row']}>{inside}</div>;
  return (
    <a className={css['row']} href={href}>
      {inside}
    </a>
  );
}

/** All of them are in the page: as prices advance, another one is shown. */
const STATES = ['open', 'break', 'closed'] as const;

/** Quotes are never shown without saying how old they are (spec SCR-stock-notice). */
function Delay({ quotes }: { quotes: readonly (Realtime | null)[] }) {
  const t = useWords();
  const quote = quotes.find((one) => one !== null);
  if (!quote) return null;
  const minutes = Math.max(QUOTE_DELAY_MINUTES, quote.delayMin);
  return (
    <p className={`legal ${css['delay']}`}>
      <span data-time={quote.time}>{t('investors.delayed', { minutes, time: quote.time })}</span>
      {STATES.map((state) => (
        <span key={state} data-state={state} hidden={state !== quote.state}>
          {t(`investors.states.${state}`)}
        </span>
      ))}
      {quote.sample && <span>{t('investors.sample')}</span>}
    </p>
  );
}
