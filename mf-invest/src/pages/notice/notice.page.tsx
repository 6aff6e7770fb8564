import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import type { PageProps } from 'shared/server';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { AnnouncementList } from '../../components/announcement-lists.tsx';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import { noticeAddress, NOTICES_PER_PAGE } from '../../model/notice-query.ts';
import { MARKETS } from '../../model/stock-choice.ts';
import type { NoticeData } from './notice.load.ts';

/** Everything filed with an exchange, market by market. */
export function NoticePage({ data: { query, found } }: PageProps<NoticeData>) {
  const t = useWords();
  const { lang } = usePage();
  const markets = MARKETS.map((market) => ({
    name: t(`announcements.${market}`),
    href: pageHref(lang, noticeAddress({ market, page: 1 })),
    current: market === query.market,
  }));
  return (
    <div className="bound">
      <InvestHead page="notice" lead={t('notice.lead')} />
      <div className="section stack">
        <Chips label={t('quote.market')} chips={markets} />
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
