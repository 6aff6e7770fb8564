import { usePage } from 'shared';
import { useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Facts } from 'shared/ui/data/facts/facts';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { FraudNotice } from '../../components/fraud-notice.tsx';
import { TalentNav } from '../../components/talent-nav.tsx';
import { useWords } from '../../messages/words.ts';
import { dayName } from '../../model/day-name.ts';
import { paths } from '../../paths.ts';
import type { JobData } from './job.load.ts';
import css from './job.module.css';

/** One vacancy: what there is to do, who fits, what is offered, and where to write. */
export function JobPage({ data: { job } }: PageProps<JobData>) {
  const t = useWords();
  const { lang } = usePage();
  const breadcrumb = { label: t('page.path'), crumbs: useTrail() };
  const parts = (['duties', 'requirements', 'offer'] as const).map((name) => ({ name, lines: job[name] }));
  return (
    <div className="bound">
      <div className="page-head">
        <PageHead title={job.title} lead={job.summary} breadcrumb={breadcrumb}>
          <TalentNav current="jobs" />
        </PageHead>
      </div>
      <div className={`section ${css['page']}`}>
        <div className={css['text']}>
          {!job.open && <Notice role="note">{t('job.closed', { date: dayName(job.closes, lang) })}</Notice>}
          {parts.map(({ name, lines }) => (
            <TextSection key={name} id={name} title={t(`job.${name}`)} lines={lines} />
          ))}
          <ArrowLink href={paths.jobs.href(lang)}>{t('job.back')}</ArrowLink>
        </div>
        <aside className={css['aside']} aria-label={t('job.glance')}>
          <JobFacts job={job} />
        </aside>
      </div>
      <div className={css['fraud']}>
        <FraudNotice />
      </div>
    </div>
  );
}

function TextSection({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={css['part']} aria-labelledby={id}>
      <h2 className="heading" id={id}>
        {title}
      </h2>
      <ul className={css['lines']}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function JobFacts({ job }: JobData) {
  const t = useWords();
  const { lang } = usePage();
  const facts = [
    { name: t('jobs.by.track'), value: t(`track.${job.track}`) },
    { name: t('jobs.by.function'), value: t(`function.${job.function}`) },
    { name: t('job.department'), value: job.department },
    { name: t('jobs.by.city'), value: job.cityName },
    { name: t('job.posts'), value: t('jobs.places', { count: job.places }) },
    { name: t('job.published'), value: dayName(job.date, lang) },
    { name: t('job.closes'), value: dayName(job.closes, lang) },
    { name: t('programme.contact'), value: job.contact },
  ];
  return <Facts facts={facts} />;
}
