import { usePage } from 'shared';
import {
  LAST_SEARCH_PAGE,
  SEARCH_PAGE_SIZE,
  SEARCH_TYPES,
  type SearchPage as Found,
} from 'shared/contract/site/search';
import { pageHref } from 'shared/contract/site/site-link';
import type { PageProps } from 'shared/server';
import { ButtonLink } from 'shared/ui/form/button/button';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { Pagination } from 'shared/ui/navigation/pagination/pagination';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { TabsNav } from 'shared/ui/navigation/tabs-nav/tabs-nav';
import { usePagerWords } from '../../components/use-pager-words.ts';
import { useWords } from '../../messages/words.ts';
import { count } from 'shared/i18n/figures';
import { paths } from '../../paths.ts';
import { NoResults } from './no-results.tsx';
import { SearchFacets } from './search-facets.tsx';
import { SearchForm } from './search-form.tsx';
import { searchAddress } from './search-query.ts';
import type { SearchData, TabCount } from './search.load.ts';
import css from './search.module.css';
import { SearchResult } from './search-result.tsx';

/** Results for a keyword on two tabs; every choice is a link or the GET form (spec SCR-search). */
export function SearchPage({ data }: PageProps<SearchData>) {
  const { query, found } = data;
  return (
    <div className={`bound ${css['page']}`}>
      <SearchForm query={query} />
      {query.key === '' ? (
        <Prompt />
      ) : (
        <>
          <Tabs data={data} />
          {found === null ? <Unavailable data={data} /> : <Results data={data} found={found} />}
        </>
      )}
    </div>
  );
}

/** The empty keyword is told in its own words (spec RULE-search-keyword). */
function Prompt() {
  const t = useWords();
  return (
    <EmptyState level={1} title={t('search.prompt')} advice={t('search.promptAdvice')}>
      <Ways />
    </EmptyState>
  );
}

function Ways() {
  const t = useWords();
  const { lang } = usePage();
  return (
    <div className={css['ways']}>
      <ButtonLink href={paths.news.href(lang)}>{t('search.allNews')}</ButtonLink>
      <ButtonLink href={paths.siteMap.href(lang)} weight="ghost">
        {t('search.siteMap')}
      </ButtonLink>
    </div>
  );
}

function Tabs({ data: { query, counts } }: { data: SearchData }) {
  const t = useWords();
  const { lang } = usePage();
  const numberOf = (tab: TabCount | null) =>
    tab === null ? '' : ` ${count(tab.totalCount)}${tab.totalExact ? '' : '+'}`;
  const tabs = SEARCH_TYPES.map((type) => ({
    name: t(`search.types.${type}`) + numberOf(counts[type]),
    href: pageHref(lang, searchAddress({ key: query.key, type, year: 0, column: '', page: 1 })),
    current: type === query.type,
  }));
  return <TabsNav label={t('search.tabs')} tabs={tabs} />;
}

function Results({ data, found }: { data: SearchData; found: Found }) {
  const t = useWords();
  const { lang } = usePage();
  const words = usePagerWords();
  const { query, suggestions } = data;
  if (found.totalCount === 0) {
    return <NoResults query={query} suggestions={suggestions} />;
  }
  const total = `${count(found.totalCount)}${found.totalExact ? '' : '+'}`;
  const pages = Math.min(pageCount(found.totalCount, SEARCH_PAGE_SIZE), LAST_SEARCH_PAGE);
  return (
    <div className={css['results']}>
      <h1 className="title">{t('search.found', { count: found.totalCount, total, key: query.key })}</h1>
      <SearchFacets query={query} facets={found.facets} />
      <ol className={css['list']}>
        {found.list.map((item) => (
          <SearchResult key={item.baseId ?? item.id} item={item} />
        ))}
      </ol>
      <Pagination
        current={query.page}
        pages={pages}
        hrefOf={(page) => pageHref(lang, searchAddress({ ...query, page }))}
        words={words}
      />
    </div>
  );
}

function Unavailable({ data: { query } }: { data: SearchData }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <EmptyState level={1} title={t('search.failedTitle')} advice={t('list.failedAdvice')}>
      <ButtonLink href={pageHref(lang, searchAddress(query))}>{t('list.retry')}</ButtonLink>
    </EmptyState>
  );
}
