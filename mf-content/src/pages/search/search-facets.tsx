import { usePage } from 'shared';
import { SEARCH_SORTS, type SearchPage } from 'shared/contract/site/search';
import { pageHref } from 'shared/contract/site/site-link';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { useColumnName } from '../../components/use-column-name.ts';
import { useWords } from '../../messages/words.ts';
import { count } from 'shared/i18n/figures';
import { searchAddress, type SearchQuery } from './search-query.ts';
import css from './search.module.css';

export interface SearchFacetsProps {
  query: SearchQuery;
  facets: SearchPage['facets'];
  /** There are several results, and they have days. */
  isSortable: boolean;
}

interface Choice {
  name: string;
  number?: number;
  change: Partial<SearchQuery>;
  current: boolean;
}

/** Narrower views with what each leaves; a facet with one choice narrows nothing and is not offered. */
export function SearchFacets({ query, facets, isSortable }: SearchFacetsProps) {
  const t = useWords();
  const nameOf = useColumnName();
  const years: Choice[] = Object.entries(facets.year)
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([year, number]) => ({
      name: year,
      number,
      change: { year: Number(year) },
      current: Number(year) === query.year,
    }));
  const columns: Choice[] = Object.entries(facets.category)
    .filter(([code]) => nameOf(code) !== '')
    .toSorted(([, a], [, b]) => b - a)
    .map(([code, number]) => ({
      name: nameOf(code),
      number,
      change: { column: code },
      current: code === query.column,
    }));
  const anyYear: Choice = { name: t('search.anyYear'), change: { year: 0 }, current: query.year === 0 };
  const anyColumn: Choice = { name: t('search.anyColumn'), change: { column: '' }, current: query.column === '' };
  const sorts = SEARCH_SORTS.map((sort) => ({
    name: t(`search.sorts.${sort}`),
    change: { sort },
    current: sort === query.sort,
  }));
  return (
    <div className={css['facets']}>
      <Facet label={t('search.year')} query={query} choices={[anyYear, ...years]} />
      <Facet label={t('search.column')} query={query} choices={[anyColumn, ...columns]} />
      {isSortable && <Facet label={t('search.sort')} query={query} choices={sorts} />}
    </div>
  );
}

interface FacetProps {
  label: string;
  query: SearchQuery;
  choices: readonly Choice[];
}

function Facet({ label, query, choices }: FacetProps) {
  const { lang } = usePage();
  if (choices.length <= 1 || (choices.length === 2 && choices[1]?.number !== undefined && choices[0]?.current === true))
    return null;
  const chips = choices.map(({ name, number, change, current }) => ({
    name: number === undefined ? name : `${name} (${count(number)})`,
    href: pageHref(lang, searchAddress({ ...query, ...change, page: 1 })),
    current,
  }));
  return (
    <div className={css['facet']}>
      <span className={css['facetName']} aria-hidden="true">
        {label}
      </span>
      <Chips label={label} chips={chips} />
    </div>
  );
}
