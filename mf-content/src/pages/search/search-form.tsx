import { usePage } from 'shared';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import type { SearchQuery } from './search-query.ts';
import css from './search.module.css';

/** A new keyword keeps the tab and begins on its first page. */
export function SearchForm({ query }: { query: SearchQuery }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <form className={css['form']} action={paths.search.href(lang)} method="get" role="search" data-print="off">
      <input
        className={css['input']}
        type="search"
        name="key"
        defaultValue={query.key}
        maxLength={100}
        aria-label={t('search.keyword')}
        placeholder={t('search.keyword')}
        enterKeyHint="search"
      />
      {query.type !== 'news' && <input type="hidden" name="type" value={query.type} />}
      <button className={css['go']} type="submit">
        {t('search.submit')}
      </button>
      <p className={css['error']} role="alert" data-search-error={t('search.prompt')} />
    </form>
  );
}
