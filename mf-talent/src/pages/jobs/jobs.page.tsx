import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { useTrail, type PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { TalentNav } from '../../components/talent-nav.tsx';
import { useWords } from '../../messages/words.ts';
import { JOBS_PER_PAGE, jobsAddress } from '../../model/job-query.ts';
import { paths } from '../../paths.ts';
import { JobFilter } from './job-filter.tsx';
import { JobRow } from './job-row.tsx';
import type { JobsData } from './jobs.load.ts';
import css from './jobs.module.css';

/** Every open vacancy, chosen by whom it is for, what it is about and where it is. */
export function JobsPage({ data }: PageProps<JobsData>) {
  const t = useWords();
  const breadcrumb = { label: t('page.path'), crumbs: useTrail() };
  return (
    <div className="bound">
      <div className="page-head">
        <PageHead title={t('jobs.title')} lead={t('jobs.lead')} breadcrumb={breadcrumb}>
          <TalentNav current="jobs" />
        </PageHead>
      </div>
      <div className={`section ${css['jobs']}`}>
        {data.found === null ? (
          <EmptyState title={t('jobs.missingTitle')} advice={t('filter.missingAdvice')} />
        ) : (
          <FoundJobs query={data.query} found={data.found} />
        )}
      </div>
    </div>
  );
}

function FoundJobs({ query, found }: { query: JobsData['query']; found: NonNullable<JobsData['found']> }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <>
      <JobFilter query={query} facets={found.facets} />
      <p className={css['count']}>{t('jobs.count', { count: found.totalCount })}</p>
      {found.list.length === 0 ? (
        <EmptyState title={t('jobs.emptyTitle')} advice={t('jobs.emptyAdvice')}>
          <ButtonLink href={paths.jobs.href(lang)}>{t('jobs.reset')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={css['list']}>
          {found.list.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
      <Pagination
        current={query.page}
        pages={pageCount(found.totalCount, JOBS_PER_PAGE)}
        hrefOf={(page) => pageHref(lang, jobsAddress({ ...query, page }))}
        words={{
          label: t('jobs.pages'),
          previous: t('jobs.previous'),
          next: t('jobs.next'),
          pageOf: (page) => t('jobs.pageOf', { page }),
        }}
      />
    </>
  );
}
