import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { ButtonLink } from 'shared/ui/form/button/button';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { EmptyState } from 'shared/ui/feedback/empty-state/empty-state';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { searchAddress, type SearchQuery } from './search-query.ts';
import css from './search.module.css';

export interface NoResultsProps {
  query: SearchQuery;
  /** Words to try instead. */
  suggestions: readonly string[];
}

/** What to try when nothing matches (spec ERR-no-matches): spelling, another phrase, words that do exist. */
export function NoResults({ query, suggestions }: NoResultsProps) {
  const t = useWords();
  const { lang } = usePage();
  const hrefOf = (key: string) =>
    pageHref(lang, searchAddress({ key, type: query.type, year: 0, column: '', sort: 'relevance', page: 1 }));
  const isNarrow = query.year !== 0 || query.column !== '';
  return (
    <EmptyState level={1} title={t('search.none', { key: query.key })} advice={t('search.advice')}>
      {suggestions.length > 0 && (
        <Chips label={t('search.instead')} chips={suggestions.map((name) => ({ name, href: hrefOf(name) }))} />
      )}
      <div className={css['ways']}>
        {isNarrow && <ButtonLink href={hrefOf(query.key)}>{t('search.widen')}</ButtonLink>}
        <ButtonLink href={paths.siteMap.href(lang)} weight="ghost">
          {t('search.siteMap')}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
