import type { ReactNode } from 'react';
import { usePage } from 'shared';
import { useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Facts } from 'shared/ui/data/facts/facts';
import { Stats } from 'shared/ui/data/stats/stats';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { FraudNotice } from '../../components/fraud-notice.tsx';
import { JobRows } from '../../components/job-row.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { TalentNav } from '../../components/talent-nav.tsx';
import { useWords } from '../../messages/words.ts';
import { dayName } from '../../model/day-name.ts';
import { paths } from '../../paths.ts';
import { ProgrammeSteps } from './programme-steps.tsx';
import { ProgrammeStops } from './programme-stops.tsx';
import type { ProgrammeData } from './programme.load.ts';
import css from './programme.module.css';

/** One programme: where it stands, when and where what happens, its vacancies, and what came of it. */
export function ProgrammePage({ data: { programme } }: PageProps<ProgrammeData>) {
  const t = useWords();
  const { lang } = usePage();
  const { title, summary, status, steps, icsUrl, stops, result, vacancies } = programme;
  return (
    <div className="bound">
      <div className="page-head">
        <PageHead title={title} lead={summary} breadcrumb={{ label: t('page.path'), crumbs: useTrail() }}>
          <TalentNav current="programmes" />
        </PageHead>
      </div>
      <div className={`section ${css['page']}`}>
        <div className={css['part']}>
          <StatusBadge status={status} />
          <ProgrammeSteps programme={programme} />
          {status !== 'completed' && steps.length > 0 && (
            <a className="text-link" href={icsUrl} data-full="">
              {t('programme.ics')}
            </a>
          )}
        </div>
        <ProgrammeFacts programme={programme} />
        {stops.length > 0 && (
          <TextBlock id="stops" title={t('programme.stops')}>
            <ProgrammeStops stops={stops} />
          </TextBlock>
        )}
        {result && (
          <TextBlock id="result" title={t('programme.result')}>
            <Stats
              stats={(['applied', 'interviewed', 'offers', 'started'] as const).map((name) => ({
                value: result[name].toLocaleString('en'),
                name: t(`result.${name}`),
              }))}
            />
            <p>{result.note}</p>
          </TextBlock>
        )}
        {vacancies.length > 0 && (
          <TextBlock id="vacancies" title={t('programme.vacancies')}>
            <JobRows jobs={vacancies} level={3} />
          </TextBlock>
        )}
        <ArrowLink href={paths.programmes.href(lang)}>{t('filter.reset')}</ArrowLink>
        <FraudNotice />
      </div>
    </div>
  );
}

function TextBlock({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css['part']} aria-labelledby={id}>
      <h2 className="heading" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function ProgrammeFacts({ programme }: ProgrammeData) {
  const t = useWords();
  const { lang } = usePage();
  const { audience, places, begins, ends, contact } = programme;
  const span = t('programme.span', { begins: dayName(begins, lang), ends: dayName(ends, lang) });
  return (
    <div className={css['facts']}>
      <Facts
        facts={[
          { name: t('programme.audience'), value: audience },
          { name: t('programme.places'), value: places },
          { name: t('programme.period'), value: span },
          { name: t('programme.contact'), value: contact },
        ]}
      />
    </div>
  );
}
