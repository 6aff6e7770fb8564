import { usePage } from 'shared';
import { DEFAULT_PAGE_SIZE } from 'shared/contract/content/article';
import { REPORT_CODES } from 'shared/contract/content/category';
import { pageHref } from 'shared/contract/site/site-link';
import { useTrail, type PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { TabsNav } from 'shared/ui/navigation/tabs-nav/tabs-nav';
import { usePagerWords } from '../../components/use-pager-words.ts';
import { useWords } from '../../messages/words.ts';
import type { ReportListData } from './report-list.load.ts';
import { reportAddress, type ReportQuery } from './report-query.ts';
import css from './report-list.module.css';
import { ReportCard } from './report-card.tsx';

/** Responsibility and ESG reports, by kind and year. */
export function ReportListPage({ data }: PageProps<ReportListData>) {
  const t = useWords();
  const { lang } = usePage();
  const { query, years } = data;
  const tabs = REPORT_CODES.map((tab) => ({
    name: t(`reportList.tabs.${tab}`),
    href: pageHref(lang, reportAddress({ tab, year: 0, page: 1 })),
    current: tab === query.tab,
  }));
  const chips = [0, ...years].map((year) => ({
    name: year === 0 ? t('reportList.anyYear') : String(year),
    href: pageHref(lang, reportAddress({ ...query, year, page: 1 })),
    current: year === query.year,
  }));
  return (
    <div className="bound">
      <PageHead
        title={t('reportList.title')}
        breadcrumb={{ label: t('crumbs.label'), crumbs: useTrail() }}
        lead={t('reportList.lead')}
      />
      <TabsNav label={t('reportList.kinds')} tabs={tabs} />
      <div className={css['body']}>
        {years.length > 1 && <Chips label={t('reportList.year')} chips={chips} />}
        <Reports data={data} />
      </div>
    </div>
  );
}

function Reports({ data: { query, found } }: { data: ReportListData }) {
  const { lang } = usePage();
  const words = usePagerWords();
  if (found === null || found.list.length === 0) return <NoResults query={query} failed={found === null} />;
  return (
    <>
      <ul className={css['reports']}>
        {found.list.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
      <Pagination
        current={query.page}
        pages={pageCount(found.totalCount, DEFAULT_PAGE_SIZE)}
        hrefOf={(page) => pageHref(lang, reportAddress({ ...query, page }))}
        words={words}
      />
    </>
  );
}

function NoResults({ query, failed }: { query: ReportQuery; failed: boolean }) {
  const t = useWords();
  const { lang } = usePage();
  const { tab } = query;
  const address = failed ? reportAddress(query) : reportAddress({ tab, year: 0, page: 1 });
  return (
    <EmptyState
      title={t(failed ? 'list.failedTitle' : 'reportList.none')}
      advice={t(failed ? 'list.failedAdvice' : 'reportList.noneAdvice')}
    >
      <ButtonLink href={pageHref(lang, address)}>{t(failed ? 'list.retry' : 'reportList.all')}</ButtonLink>
    </EmptyState>
  );
}
