import { usePage } from 'shared';
import type { SalesTotal } from 'shared/contract/invest/performance';
import type { PageProps } from 'shared/server';
import { Card, CardSummary, CardTitle } from 'shared/ui/cards/card/card';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { AnnouncementLists } from '../../components/announcement-lists.tsx';
import { InvestHead } from '../../components/invest-head.tsx';
import { SalesRelief } from '../../components/sales-relief.tsx';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { ComingDates } from './coming-dates.tsx';
import type { LandingData } from './landing.load.ts';
import css from './landing.module.css';
import { MarketCells } from './market-cells.tsx';
import { YearFigures } from './year-figures.tsx';

/** Pages of this section, in the order in which they are asked for. */
const PAGES = ['stock', 'figures', 'basic', 'notice', 'info', 'performance', 'record', 'education'] as const;
/** Those that have no tab. */
const BEHIND = ['shareholders', 'coverage', 'meetings', 'contacts', 'glossary', 'openData', 'alerts'] as const;

/** Where investors begin: what was published, what comes next, and the figures behind it. */
export function LandingPage({ data }: PageProps<LandingData>) {
  const t = useWords();
  const { lang } = usePage();
  const { quotes, sales, years, announcements, events, icsUrl } = data;
  return (
    <>
      <div className={css['hero']} data-ground="night">
        <div className="bound">
          <InvestHead page="landing" lead={t('landing.lead')} />
          <MarketCells quotes={quotes} sales={sales} />
          {sales && <Relief trend={sales.trend} />}
        </div>
      </div>
      <div className="bound">
        <YearFigures years={years} />
        <AnnouncementLists
          announcements={announcements}
          more={{ href: paths.notice.href(lang), name: t('notice.all') }}
        />
        <ComingDates events={events} icsUrl={icsUrl} />
        <section className="section" aria-labelledby="pages">
          <SectionHead title={t('landing.pages')} id="pages" />
          <ul className="card-grid three">
            {PAGES.map((page) => (
              <li key={page}>
                <Card>
                  <CardTitle href={paths[page].href(lang)}>{t(`${page}.title`)}</CardTitle>
                  <CardSummary>{t(`landing.${page}`)}</CardSummary>
                </Card>
              </li>
            ))}
          </ul>
          <ul className={css['behind']}>
            {BEHIND.map((page) => (
              <li key={page}>
                <ArrowLink href={paths[page].href(lang)}>{t(`${page}.title`)}</ArrowLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** Three years of sales as air that yields: it follows the pointer, a finger or the arrow keys. */
function Relief({ trend }: Pick<SalesTotal, 'trend'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <section className="section" aria-labelledby="relief">
      <SectionHead
        id="relief"
        title={t('landing.relief', { count: trend.length })}
        more={{ href: paths.performance.href(lang), name: t('landing.salesTable') }}
      />
      <SalesRelief trend={trend} />
    </section>
  );
}
