import { usePage } from 'shared';
import { Island, useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Disclosure, DisclosureList } from 'shared/ui/text/disclosure/disclosure';
import { monthName } from 'shared/ui/form/date-grid/date-words';
import { pageHref } from 'shared/contract/site/site-link';
import { classNames } from 'shared/ui/class-names';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { Picture } from 'shared/ui/media/picture/picture';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { VisitFacts } from '../../components/visit-facts.tsx';
import { useWords } from '../../messages/words.ts';
import { bookableDays, monthsOf } from '../../model/visit-days.ts';
import { paths } from '../../paths.ts';
import { monthAddress } from './book-query.ts';
import type { BookData } from './book.load.ts';
import css from './book.module.css';
import { CrowdForecast } from './crowd/crowd-forecast.tsx';
import visitCalendar from './visit-calendar.island.tsx';

const QUESTIONS = ['individual', 'change', 'large', 'guide', 'data'] as const;

/** How wide the picture is shown: the page without its edges. */
const STAGE = '(min-width: 96rem) 95rem, 94vw';

export function BookPage({ data: { about, picture, month, crowd } }: PageProps<BookData>) {
  const t = useWords();
  const { lang } = usePage();
  const { pavilion, today, calendars, lead } = about;
  return (
    <div className="bound">
      <PageHead
        title={t('page.title')}
        lead={t('page.lead')}
        breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}
      />
      {picture && (
        <div className={css['stage']}>
          <Picture picture={picture} sizes={STAGE} priority />
        </div>
      )}
      <div className={css['body']}>
        <div className={css['beside']}>
          <VisitFacts pavilion={pavilion} />
        </div>
        <section className={css['group']} aria-labelledby="group">
          <SectionHead title={t('page.group')} id="group" intro={t('page.groupIntro')} />
          <div className={css['ways']}>
            <ButtonLink href={paths.visit.href(lang, { step: 'notice' })}>{t('page.book')}</ButtonLink>
            <ArrowLink href={paths.visit.href(lang, { step: 'visit' })}>{t('page.manage')}</ArrowLink>
          </div>
          <h3 className={classNames('title', css['days'])}>{t('page.calendar')}</h3>
          <noscript>
            <div className={css['ways']}>
              <Months about={about} shown={month} />
            </div>
          </noscript>
          <Island of={visitCalendar} props={{ today, calendars, lead, month }} />
        </section>
      </div>
      <CrowdForecast days={crowd} />
      <Pairs id="way" title={t('page.way')} pairs={pavilion.gettingThere.map(({ by, how }) => [by, how])} />
      <Pairs id="prepare" title={t('page.prepare')} pairs={pavilion.prepare.map(({ title, text }) => [title, text])} />
      <Questions />
    </div>
  );
}

function Questions() {
  const t = useWords();
  return (
    <section className="section" aria-labelledby="questions">
      <SectionHead title={t('page.questions')} id="questions" />
      <DisclosureList>
        {QUESTIONS.map((name) => (
          <Disclosure key={name} summary={t(`questions.${name}`)}>
            <p className={css['soft']}>{t(`questions.${name}Answer`)}</p>
          </Disclosure>
        ))}
      </DisclosureList>
    </section>
  );
}

/** What the arrows of the calendar do with a script. */
function Months({ about, shown }: { about: BookData['about']; shown: string }) {
  const t = useWords();
  const { lang } = usePage();
  const days = bookableDays(about);
  const chips = monthsOf(days).map((month) => ({
    name: monthName(month, lang),
    href: pageHref(lang, monthAddress(month, days)),
    current: month === shown,
  }));
  return <Chips label={t('page.months')} chips={chips} />;
}

interface PairsProps {
  id: string;
  title: string;
  pairs: [name: string, text: string][];
}

function Pairs({ id, title, pairs }: PairsProps) {
  if (pairs.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      <dl className={css['pairs']}>
        {pairs.map(([name, text]) => (
          <div key={name} className={css['pair']}>
            <dt className="title">{name}</dt>
            <dd className={css['soft']}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
