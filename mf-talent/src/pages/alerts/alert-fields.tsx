import { usePage } from 'shared';
import type { JobSearch } from 'shared/contract/talent/job';
import { Check } from 'shared/ui/form/check/check';
import { FieldGroup } from 'shared/ui/form/field/field';
import { facetName } from '../../components/facet-name.ts';
import { useWords } from '../../messages/words.ts';
import { searchLine, searchTexts } from '../../model/job-search.ts';
import { paths } from '../../paths.ts';
import { searchField, type SearchChoices } from './alert-searches.ts';
import css from './alerts.module.css';

const FACETS = ['track', 'function', 'city', 'brand', 'kind'] as const;

/** A search as people read it: `“wind” · Research · Guangzhou`. */
function useSearchName(): (search: JobSearch) => string {
  const t = useWords();
  return (search) => {
    const words = search.searchKeyword === '' ? [] : [`“${search.searchKeyword}”`];
    const facets = FACETS.filter((facet) => search[facet] !== '').map((facet) => facetName(t, facet, search[facet]));
    return [...words, ...facets].join(' · ') || t('alerts.every');
  };
}

/** The search that mails are asked for, and the way to another. */
export function AskedSearch({ choices: { searches } }: { choices: SearchChoices }) {
  const t = useWords();
  const { lang } = usePage();
  const nameOf = useSearchName();
  return (
    <div className={css['asked']}>
      {searches.map((search, index) => (
        <div key={searchLine(search)} className={css['asked']}>
          <p className={css['label']}>{t('alerts.search')}</p>
          <p className={css['name']}>{nameOf(search)}</p>
          <input type="hidden" name={searchField(index)} value={searchLine(search)} />
          <p className="note">
            {t('alerts.searchHint')} <a href={paths.jobs.href(lang, searchTexts(search))}>{t('alerts.choose')}</a>
          </p>
        </div>
      ))}
    </div>
  );
}

/** The searches of a reader, each to keep or to leave, and one that a link brought along. */
export function SearchBoxes({ choices: { searches, added } }: { choices: SearchChoices }) {
  const t = useWords();
  const nameOf = useSearchName();
  const boxes = [
    ...searches.map((search) => ({ search, name: nameOf(search) })),
    ...(added === null ? [] : [{ search: added, name: t('alerts.added', { search: nameOf(added) }) }]),
  ];
  return (
    <FieldGroup id="alert-searches" label={t('alerts.searches')} hint={t('alerts.searchesHint')}>
      {boxes.map(({ search, name }, index) => (
        <Check
          key={searchLine(search)}
          id={searchField(index)}
          name={searchField(index)}
          value={searchLine(search)}
          defaultChecked
        >
          {name}
        </Check>
      ))}
    </FieldGroup>
  );
}
