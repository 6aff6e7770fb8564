import { usePage } from 'shared';
import { numberFormat } from 'shared/i18n/formats';
import type { DealerPage } from 'shared/contract/dealer/dealer';
import { pageHref } from 'shared/contract/site/site-link';
import { useTrail, type PageProps } from 'shared/server';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { PageHead } from 'shared/ui/text/page-head/page-head';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { usePagerWords } from '../../components/use-pager-words.ts';
import { useWords, type Translate } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { DealerFilter } from './dealer-filter.tsx';
import { DealerMap } from './dealer-map.tsx';
import {
  CHOSEN,
  dealerQuery,
  dealersAddress,
  DEALERS_PER_PAGE,
  subjectOfQuery,
  SUBJECTS,
  type DealerSubject,
} from './dealer-query.ts';
import { DealerRow } from './dealer-row.tsx';
import type { DealersData } from './dealers.load.ts';
import css from './dealers.module.css';

/** Who sells a car and looks after it, by place, brand and service. */
export function DealersPage({ data }: PageProps<DealersData>) {
  const t = useWords();
  const { query, found } = data;
  return (
    <div className="bound">
      <div className="page-head">
        <PageHead
          title={titleOf(t, data)}
          lead={t('dealers.lead')}
          breadcrumb={{ label: t('crumbs.label'), crumbs: useTrail() }}
        />
      </div>
      <div className={css['page']}>{found === null ? <Unavailable /> : <Found query={query} found={found} />}</div>
    </div>
  );
}

/** The province at most: the display face holds no names of cities. */
function titleOf(t: Translate, { query, found }: DealersData): string {
  const place = found?.facets.province.find(({ code }) => code === query.province)?.name;
  const subject = subjectOfQuery(query);
  return place === undefined ? t(`dealers.titles.${subject}`) : t(`dealers.titlesOf.${subject}`, { place });
}

function Found({ query, found }: FoundProps) {
  const t = useWords();
  const { lang } = usePage();
  const words = usePagerWords();
  return (
    <>
      <Subjects query={query} found={found} />
      <DealerFilter query={query} facets={found.facets} />
      {found.list.length > 0 && <DealerMap query={query} facets={found.facets} />}
      {found.list.length === 0 ? (
        <EmptyState title={t('dealers.none')} advice={t('dealers.noneAdvice')}>
          <ButtonLink href={pageHref(lang, dealersAddress({ ...dealerQuery.initial, province: query.province }))}>
            {t('dealers.reset')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <section aria-labelledby="found">
          <SectionHead
            id="found"
            title={t('dealers.listTitle')}
            intro={t(`dealers.count.${subjectOfQuery(query)}`, {
              count: found.totalCount,
              number: numberFormat(lang).format(found.totalCount),
            })}
          />
          <ul className={css['dealers']}>
            {found.list.map((dealer) => (
              <DealerRow key={dealer.id} dealer={dealer} />
            ))}
          </ul>
          <Pagination
            current={query.page}
            pages={pageCount(found.totalCount, DEALERS_PER_PAGE)}
            hrefOf={(page) => pageHref(lang, dealersAddress({ ...query, page }))}
            words={words}
          />
        </section>
      )}
    </>
  );
}

interface FoundProps {
  query: DealersData['query'];
  found: DealerPage;
}

/** Dealers, their chargers, or partners of the rescue, in the chosen province, with how many there are where that is known. */
function Subjects({ query, found }: FoundProps) {
  const t = useWords();
  const { lang } = usePage();
  const { key, province } = query;
  const countOf: Readonly<Record<DealerSubject, number | undefined>> = {
    dealer: query.service === '' ? found.facets.kind.dealer : undefined,
    charging: query.kind === 'dealer' ? found.facets.service.charging : undefined,
    rescue: query.service === '' ? found.facets.kind.rescue : undefined,
  };
  const named = (subject: DealerSubject) => {
    const [name, count] = [t(`dealers.subject.${subject}`), countOf[subject]];
    return count === undefined ? name : t('dealers.option', { name, number: numberFormat(lang).format(count) });
  };
  // Partners of the rescue are where dealers are not: most provinces have none.
  const provinceOf = (subject: DealerSubject) =>
    subject === 'rescue' && found.facets.kind.rescue === undefined ? '' : province;
  const chips = SUBJECTS.map((subject) => ({
    name: named(subject),
    href: pageHref(
      lang,
      dealersAddress({ ...dealerQuery.initial, key, province: provinceOf(subject), ...CHOSEN[subject] }),
    ),
    current: subject === subjectOfQuery(query),
  }));
  return <Chips label={t('dealers.kinds')} chips={chips} />;
}

function Unavailable() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState title={t('dealers.failed')} advice={t('list.failedAdvice')}>
      <ButtonLink href={paths.dealers.href(lang)}>{t('list.retry')}</ButtonLink>
    </EmptyState>
  );
}
