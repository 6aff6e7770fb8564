import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import { ButtonLink } from 'shared/ui/button/button';
import { Chips } from 'shared/ui/chips/chips';
import { EmptyState } from 'shared/ui/empty-state/empty-state';
import { useWords } from '../../messages/words.ts';
import { searchAddress, type SearchQuery } from './search-query.ts';
import css from './search.module.css';

export interface NothingFoundProps {
  query: SearchQuery;
  /** Words to try instead. */
  suggestions: readonly string[];
}

/** What to try when nothing matches (product specification §8): spelling, another phrase, words that do exist. */
export function NothingFound({ query, suggestions }: NothingFoundProps) {
  const t = useWords();
  const { lang } = usePage();
  const hrefOf = (key: string) =>
    pageHref(lang, searchAddress({ key, type: query.type, year: 0, column: '', page: 1 }));
  const isNarrow = query.year !== 0 || query.column !== '';
  return (
    <EmptyState level={1} title={t('search.none', { key: query.key })} advice={t('search.advice')}>
      {suggestions.length > 0 && (
        <Chips label={t('search.instead')} chips={suggestions.map((name) => ({ name, href: hrefOf(name) }))} />
      )}
      <div className={css['ways']}>
        {isNarrow && <ButtonLink href={hrefOf(query.key)}>{t('search.widen')}</ButtonLink>}
        <ButtonLink href={pageHref(lang, '/map')} weight="ghost">
          {t('search.siteMap')}
        </ButtonLink>
      </div>
    </EmptyState>
  );
}
