import { usePage } from 'shared';
import { DEFAULT_PAGE_SIZE, TIME_FILTERS, type ArticlePage } from 'shared/contract/content/article';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { Icon } from 'shared/ui/media/icon/icon';
import { pageCount } from 'shared/ui/navigation/pagination/page-window';
import { useWords } from '../../messages/words.ts';
import { count } from 'shared/i18n/figures';
import { paths } from '../../paths.ts';
import { pageHref } from 'shared/contract/site/site-link';
import type { ArticleList } from '../../model/article-lists.ts';
import { listAddress, type ListQuery } from '../../model/list-query.ts';
import css from './article-list.module.css';

export interface ListFiltersProps {
  list: ArticleList;
  query: ListQuery;
  found: ArticlePage | null;
}

/** Time and keyword, and how much they leave. */
export function ListFilters({ list, query, found }: ListFiltersProps) {
  const t = useWords();
  const { lang } = usePage();
  const chips = TIME_FILTERS.map((days) => ({
    name: t(`list.days.${days}`),
    href: pageHref(lang, listAddress(list, { ...query, days, page: 1 })),
    current: days === query.days,
  }));
  return (
    <div className={css['filters']}>
      <Chips label={t('list.time')} chips={chips} />
      <KeywordForm list={list} query={query} />
      <CountLine list={list} query={query} found={found} />
    </div>
  );
}

/** Column and time travel along as hidden fields; a new search begins on its first page. */
function KeywordForm({ list, query }: Omit<ListFiltersProps, 'found'>) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form className={css['search']} action={paths[list.name].href(lang)} method="get" role="search" data-print="off">
      {query.column !== '' && <input type="hidden" name="column" value={query.column} />}
      {query.days > 0 && <input type="hidden" name="days" value={query.days} />}
      <input
        className={css['input']}
        type="search"
        name="key"
        defaultValue={query.key}
        maxLength={100}
        aria-label={t(`${list.name}.keyword`)}
        placeholder={t(`${list.name}.keyword`)}
        enterKeyHint="search"
      />
      <button className={css['submit']} type="submit">
        <Icon name="search" />
        <span className="visually-hidden">{t('list.search')}</span>
      </button>
    </form>
  );
}

function CountLine({ query, found }: ListFiltersProps) {
  const t = useWords();
  if (found === null || found.totalCount === 0) return null;
  const pages = pageCount(found.totalCount, DEFAULT_PAGE_SIZE);
  const values = { count: found.totalCount, total: count(found.totalCount), page: query.page, pages };
  const line = t('list.count', values);
  const rest = query.key === '' ? '' : ` ${t('list.found', { key: query.key })}`;
  return <p className={`note ${css['count']}`}>{line + rest}</p>;
}
