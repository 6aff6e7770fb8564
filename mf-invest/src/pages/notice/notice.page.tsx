import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import type { PageProps } from 'shared/server';
import { PageHead } from 'shared/ui/page-head/page-head';
import { Pagination } from 'shared/ui/pagination/pagination';
import { pageCount } from 'shared/ui/pagination/page-window';
import { TabsNav } from 'shared/ui/tabs-nav/tabs-nav';
import { AnnouncementList } from '../../components/announcement-lists.tsx';
import { useInvestCrumbs } from '../../components/use-invest-crumbs.ts';
import { useWords } from '../../messages/words.ts';
import { noticeAddress, NOTICES_PER_PAGE } from '../../model/notice-query.ts';
import { MARKETS } from '../../model/stock-choice.ts';
import type { NoticeData } from './notice.load.ts';

/** Everything filed with an exchange, market by market. */
export function NoticePage({ data: { query, found } }: PageProps<NoticeData>) {
  const t = useWords();
  const { lang } = usePage();
  const breadcrumb = useInvestCrumbs(t('names.notice'));
  const tabs = MARKETS.map((market) => ({
    name: t(`announcements.${market}`),
    href: pageHref(lang, noticeAddress({ market, page: 1 })),
    current: market === query.market,
  }));
  return (
    <div className="bound">
      <PageHead title={t('names.notice')} lead={t('notice.lead')} breadcrumb={breadcrumb}>
        <TabsNav label={t('quote.market')} tabs={tabs} />
      </PageHead>
      <div className="section">
        {found === null ? <p className="note">{t('notice.missing')}</p> : <AnnouncementList list={found.list} />}
        <Pagination
          current={query.page}
          pages={pageCount(found?.totalCount ?? 0, NOTICES_PER_PAGE)}
          hrefOf={(page) => pageHref(lang, noticeAddress({ ...query, page }))}
          words={{
            label: t('notice.label'),
            previous: t('notice.previous'),
            next: t('notice.next'),
            pageOf: (page) => t('notice.pageOf', { page }),
          }}
        />
      </div>
    </div>
  );
}
