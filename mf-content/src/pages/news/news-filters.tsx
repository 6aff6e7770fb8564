import { usePage } from 'shared';
import { DEFAULT_PAGE_SIZE, TIME_FILTERS, type ArticlePage } from 'shared/contract/article';
import { Chips } from 'shared/ui/chips/chips';
import { Icon } from 'shared/ui/icon/icon';
import { pageCount } from 'shared/ui/pagination/page-window';
import { useWords } from '../../messages/words.ts';
import { count } from '../../model/figures.ts';
import { pageHref } from 'shared/contract/site-link';
import { newsAddress, type NewsQuery } from '../../model/news-query.ts';
import css from './news.module.css';

export interface NewsFiltersProps {
  query: NewsQuery;
  found: ArticlePage | null;
}

/** Time and keyword, and how much they leave. */
export function NewsFilters({ query, found }: NewsFiltersProps) {
  const t = useWords();
  const { lang } = usePage();
  const chips = TIME_FILTERS.map((days) => ({
    name: t(`news.days.${days}`),
    href: pageHref(lang, newsAddress({ ...query, days, page: 1 })),
    current: days === query.days,
  }));
  return (
    <div className={css['filters']}>
      <Chips label={t('news.time')} chips={chips} />
      <KeywordForm query={query} />
      <CountLine query={query} found={found} />
    </div>
  );
}

/** Column and time travel along as hidden fields; a new search begins on its first page. */
function KeywordForm({ query }: { query: NewsQuery }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form className={css['search']} action={pageHref(lang, '/news')} method="get" role="search" data-print="off">
      {query.column !== '' && <input type="hidden" name="column" value={query.column} />}
      {query.days > 0 && <input type="hidden" name="days" value={query.days} />}
      <input
        className={css['input']}
        type="search"
        name="key"
        defaultValue={query.key}
        maxLength={100}
        aria-label={t('news.keyword')}
        placeholder={t('news.keyword')}
        enterKeyHint="search"
      />
      <button className={css['submit']} type="submit">
        <Icon name="search" />
        <span className="visually-hidden">{t('news.search')}</span>
      </button>
    </form>
  );
}

function CountLine({ query, found }: NewsFiltersProps) {
  const t = useWords();
  const { lang } = usePage();
  if (found === null || found.totalCount === 0) return null;
  const pages = pageCount(found.totalCount, DEFAULT_PAGE_SIZE);
  const values = { count: found.totalCount, total: count(found.totalCount, lang), page: query.page, pages };
  const line = t('news.count', values);
  const rest = query.key === '' ? '' : ` ${t('news.found', { key: query.key })}`;
  return <p className={`note ${css['count']}`}>{line + rest}</p>;
}
