import { usePage } from 'shared';
import { useTrail, type PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Notice } from 'shared/ui/feedback/notice/notice';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { FraudNotice } from '../../components/fraud-notice.tsx';
import { JobRows } from '../../components/job-row.tsx';
import { TalentNav } from '../../components/talent-nav.tsx';
import { useWords } from '../../messages/words.ts';
import { dayOf } from '../../model/current-step.ts';
import { dayName } from '../../model/day-name.ts';
import { daysLeft } from '../../model/days-left.ts';
import { paths } from '../../paths.ts';
import { JobFacts } from './job-facts.tsx';
import { JobProcess, LineSection, TextSection, Workplaces } from './job-sections.tsx';
import { JobShare } from './job-share.tsx';
import type { JobData } from './job.load.ts';
import css from './job.module.css';

/** One vacancy: what there is to do, for whom, for how much, with whom, and what happens after applying. */
export function JobPage({ data: { job, shareUrl } }: PageProps<JobData>) {
  const t = useWords();
  const { lang } = usePage();
  const breadcrumb = { label: t('page.path'), crumbs: useTrail() };
  return (
    <div className="bound">
      <div className="page-head">
        <PageHead title={job.title} lead={job.summary} breadcrumb={breadcrumb}>
          <TalentNav current="jobs" />
        </PageHead>
      </div>
      <div className={`section ${css['page']}`}>
        <div className={css['text']}>
          <Deadline job={job} />
          {job.open && (
            <p className={css['early']}>
              <ApplyLink job={job} />
            </p>
          )}
          <LineSection id="duties" title={t('job.duties')} lines={job.duties} />
          <LineSection id="requirements" title={t('job.requirements')} lines={job.requirements} />
          <TextSection id="team" title={t('job.team')} lines={job.team} />
          <LineSection id="offer" title={t('job.offer')} lines={job.offer} />
          {job.open && <LineSection id="documents" title={t('job.documents')} lines={job.documents} />}
          <JobProcess steps={job.process} />
          <Workplaces job={job} />
          <JobShare title={job.title} url={shareUrl} />
        </div>
        <aside className={css['aside']} aria-label={t('job.glance')}>
          <JobFacts job={job} />
          {job.open && <ApplyLink job={job} />}
        </aside>
      </div>
      {job.similar.length > 0 && (
        <section className="section" aria-labelledby="similar">
          <h2 className="heading" id="similar">
            {t('job.similar')}
          </h2>
          <JobRows jobs={job.similar} level={3} />
          <ArrowLink href={paths.jobs.href(lang)}>{t('job.back')}</ArrowLink>
        </section>
      )}
      <div className={css['fraud']}>
        <FraudNotice />
      </div>
    </div>
  );
}

function ApplyLink({ job }: Pick<JobData, 'job'>) {
  const t = useWords();
  const { lang } = usePage();
  return <ButtonLink href={paths.apply.href(lang, { id: job.id })}>{t('job.apply')}</ButtonLink>;
}

/** Until when, in days too, or that it is over. */
function Deadline({ job }: Pick<JobData, 'job'>) {
  const t = useWords();
  const { lang, now } = usePage();
  const date = dayName(job.closes, lang);
  if (!job.open) return <Notice role="note">{t('job.closed', { date })}</Notice>;
  const count = daysLeft(dayOf(now), job.closes);
  return (
    <p className="lead">
      {t('jobs.until', { date })} {count <= 0 ? t('job.lastDay') : t('job.left', { count })}
    </p>
  );
}
