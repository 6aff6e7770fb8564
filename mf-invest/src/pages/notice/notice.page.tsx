import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import type { PageProps } from 'shared/server';
import { ArrowLink } from 'shared/ui/navigation/arrow-link/arrow-link';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { AnnouncementList } from '../../components/announcement-lists.tsx';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import { noticeAddress, NOTICES_PER_PAGE } from '../../model/notice-query.ts';
import { MARKETS } from '../../model/stock-choice.ts';
import { paths } from '../../paths.ts';
import { NoticeFilter } from './notice-filter.tsx';
import type { NoticeData } from './notice.load.ts';

/** Everything filed with an exchange, market by market. */
export function NoticePage({ data }: PageProps<NoticeData>) {
  const t = useWords();
  return (
    <div className="bound">
      <InvestHead page="notice" lead={t('notice.lead')} />
      <div className="section stack">
        <Markets {...data} />
        {data.found === null ? (
          <p className="note">{t('notice.missing')}</p>
        ) : (
          <>
            <NoticeFilter query={data.query} facets={data.found.facets} />
            <p className="note">{t('notice.found', { count: data.found.totalCount })}</p>
            <AnnouncementList list={data.found.list} />
            <ByMail {...data} />
          </>
        )}
        <Pages {...data} />
      </div>
    </div>
  );
}

/** The other answers go along to the other market. */
function Markets({ query, found }: NoticeData) {
  const t = useWords();
  const { lang } = usePage();
  const markets = MARKETS.map((market) => ({
    name: found
      ? t('notice.option', { name: t(`announcements.${market}`), count: found.facets.market[market] ?? 0 })
      : t(`announcements.${market}`),
    href: pageHref(lang, noticeAddress({ ...query, market, page: 1 })),
    current: market === query.market,
  }));
  return <Chips label={t('quote.market')} chips={markets} />;
}

/** What the list shows, as soon as there is more of it. */
function ByMail({ query: { market, category } }: NoticeData) {
  const t = useWords();
  const { lang } = usePage();
  const href = paths.alerts.href(lang, { market, ...(category === '' ? {} : { category }) });
  return <ArrowLink href={href}>{t('alerts.byMail')}</ArrowLink>;
}

function Pages({ query, found }: NoticeData) {
  const t = useWords();
  const { lang } = usePage();
  return (
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
  );
}
