import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import type { PageProps } from 'shared/server';
import { Card, CardSummary, CardTitle } from 'shared/ui/card/card';
import { PageHead } from 'shared/ui/page-head/page-head';
import { SectionHead } from 'shared/ui/section-head/section-head';
import { AnnouncementLists } from '../../components/announcement-lists.tsx';
import { useWords } from '../../messages/words.ts';
import { ComingDates } from './coming-dates.tsx';
import type { LandingData } from './landing.load.ts';
import { YearFigures } from './year-figures.tsx';

/** Pages of this section, in the order in which they are asked for. */
const PAGES = ['stock', 'basic', 'notice', 'info', 'record', 'education'] as const;

/** Where investors begin: what was published, what comes next, and the figures behind it. */
export function LandingPage({ data: { years, announcements, events, icsUrl } }: PageProps<LandingData>) {
  const t = useWords();
  const { lang } = usePage();
  const crumbs = [{ name: t('page.home'), href: pageHref(lang, '/') }, { name: t('landing.title') }];
  return (
    <div className="bound">
      <PageHead title={t('landing.title')} lead={t('landing.lead')} breadcrumb={{ label: t('page.path'), crumbs }} />
      <YearFigures years={years} />
      <AnnouncementLists
        announcements={announcements}
        more={{ href: pageHref(lang, '/invest/notice'), name: t('notice.all') }}
      />
      <ComingDates events={events} icsUrl={icsUrl} />
      <section className="section" aria-labelledby="pages">
        <SectionHead title={t('landing.pages')} id="pages" />
        <ul className="card-grid three">
          {PAGES.map((page) => (
            <li key={page}>
              <Card>
                <CardTitle href={pageHref(lang, `/invest/${page}`)}>{t(`names.${page}`)}</CardTitle>
                <CardSummary>{t(`landing.${page}`)}</CardSummary>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
