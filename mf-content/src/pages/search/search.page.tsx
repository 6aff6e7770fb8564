import { usePage } from 'shared';
import {
  LAST_SEARCH_PAGE,
  SEARCH_PAGE_SIZE,
  SEARCH_TYPES,
  type SearchCount,
  type SearchPage as Found,
  type SearchType,
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
import { BestMatches } from './best-matches.tsx';
import { NoResults } from './no-results.tsx';
import { SearchFacets } from './search-facets.tsx';
import { SearchForm } from './search-form.tsx';
import { searchAddress, type SearchQuery } from './search-query.ts';
import type { SearchData } from './search.load.ts';
import css from './search.module.css';
import { SearchResult } from './search-result.tsx';

/** Answers, the best of all kinds, and each kind on a tab; every choice is a link or the GET form (spec SCR-search). */
export function SearchPage({ data }: PageProps<SearchData>) {
  const { query, found } = data;
  return (
    <div className={`bound ${css['page']}`}>
      <SearchForm query={query} />
      {query.key === '' ? (
        <Prompt />
      ) : found === null ? (
        <Unavailable data={data} />
      ) : (
        <Results data={data} found={found} />
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

/** The chosen kind counts what its list has, the others what theirs would have. */
function Tabs({ query, best, found }: Pick<SearchData, 'query' | 'best'> & { found: Found }) {
  const t = useWords();
  const { lang } = usePage();
  const numberOf = (tab: SearchCount | undefined) =>
    best === null ? '' : ` ${count(tab?.totalCount ?? 0)}${tab?.totalExact === false ? '+' : ''}`;
  const isShown = (type: SearchType) => ALWAYS.has(type) || type === query.type || best?.counts[type] !== undefined;
  const tabs = SEARCH_TYPES.filter(isShown).map((type) => ({
    name: t(`search.types.${type}`) + numberOf(type === query.type ? found : best?.counts[type]),
    href: pageHref(lang, searchAddress({ key: query.key, type, year: 0, column: '', sort: 'relevance', page: 1 })),
    current: type === query.type,
  }));
  return <TabsNav label={t('search.tabs')} tabs={tabs} />;
}

/** The tabs of the specification are there even when they are empty. */
const ALWAYS: ReadonlySet<SearchType> = new Set(['news', 'pack']);

/** Every kind together on the first page, where all of them are shown; what the list has wherever something was chosen. */
function totalOf({ best, query }: SearchData, found: Found): SearchCount {
  if (best === null || !isEverything(query)) return found;
  const counts = Object.values(best.counts);
  return {
    totalCount: counts.reduce((sum, one) => sum + one.totalCount, 0),
    totalExact: counts.every((one) => one.totalExact),
  };
}

/** Nothing but the keyword is chosen. */
const isEverything = ({ type, page, year, column }: SearchQuery): boolean =>
  type === 'news' && page === 1 && year === 0 && column === '';

/** Whether no kind has anything, nor any fact. */
const isNothing = ({ best }: SearchData, found: Found): boolean =>
  found.totalCount === 0 && Object.keys(best?.counts ?? {}).length === 0 && (best?.answers ?? []).length === 0;

function Results({ data, found }: { data: SearchData; found: Found }) {
  const t = useWords();
  const { query, best, suggestions } = data;
  const { totalCount, totalExact } = totalOf(data, found);
  if (isNothing(data, found)) return <NoResults query={query} suggestions={suggestions} />;
  const key = found.meant === '' ? query.key : found.meant;
  const total = `${count(totalCount)}${totalExact ? '' : '+'}`;
  return (
    <div className={css['results']}>
      <h1 className="title">{t('search.found', { count: totalCount, total, key })}</h1>
      {found.meant !== '' && <p>{t('search.meant', { key: query.key, meant: found.meant })}</p>}
      {isEverything(query) && best !== null && <BestMatches best={best} />}
      <Tabs query={query} best={best} found={found} />
      <TabResults query={query} found={found} />
    </div>
  );
}

function TabResults({ query, found }: { query: SearchQuery; found: Found }) {
  const t = useWords();
  const { lang } = usePage();
  const words = usePagerWords();
  if (found.totalCount === 0) {
    return (
      <p className={css['empty']}>
        {t('search.noneOfKind', { kind: t(`search.types.${query.type}`), key: query.key })}
      </p>
    );
  }
  const pages = Math.min(pageCount(found.totalCount, SEARCH_PAGE_SIZE), LAST_SEARCH_PAGE);
  return (
    <>
      <SearchFacets
        query={query}
        facets={found.facets}
        isSortable={found.totalCount > 1 && Object.keys(found.facets.year).length > 0}
      />
      <ol className={css['list']}>
        {found.list.map((item) => (
          <SearchResult key={item.baseId ?? item.id} item={item} level="h2" />
        ))}
      </ol>
      <Pagination
        current={query.page}
        pages={pages}
        hrefOf={(page) => pageHref(lang, searchAddress({ ...query, page }))}
        words={words}
      />
    </>
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
