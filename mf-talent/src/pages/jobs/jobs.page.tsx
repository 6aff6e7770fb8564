import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { useTrail, type PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { JobRows } from '../../components/job-row.tsx';
import { TalentNav } from '../../components/talent-nav.tsx';
import { useWords } from '../../messages/words.ts';
import { JOBS_PER_PAGE, jobsAddress, searchFeed } from '../../model/job-query.ts';
import { searchOf, searchTexts } from '../../model/job-search.ts';
import { paths } from '../../paths.ts';
import { CityMap } from './city-map.tsx';
import { ChosenFilters, JobFilter } from './job-filter.tsx';
import type { JobsData } from './jobs.load.ts';
import css from './jobs.module.css';

/** Every open vacancy, found by words and by what it is, and where that is. */
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
  const byMail = paths.alerts.href(lang, searchTexts(searchOf(query)));
  return (
    <>
      <JobFilter query={query} facets={found.facets} />
      <ChosenFilters query={query} />
      <p className={css['count']}>
        {t('jobs.count', { count: found.totalCount })}{' '}
        <a className="text-link" href={searchFeed(lang, query)} data-full="">
          {t('jobs.follow')}
        </a>{' '}
        <a className="text-link" href={byMail}>
          {t('jobs.byMail')}
        </a>
      </p>
      {found.list.length === 0 ? (
        <EmptyState title={t('jobs.emptyTitle')} advice={t('jobs.emptyAdvice')}>
          <ButtonLink href={byMail}>{t('jobs.byMail')}</ButtonLink>
          <ButtonLink href={paths.jobs.href(lang)} weight="ghost">
            {t('jobs.reset')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <JobRows jobs={found.list} />
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
      <CityMap query={query} facets={found.facets} />
    </>
  );
}
