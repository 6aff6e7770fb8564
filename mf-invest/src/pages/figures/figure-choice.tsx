import { usePage } from 'shared';
import { KEY_FIGURES } from 'shared/contract/invest/key-figure-names';
import { Check } from 'shared/ui/form/check/check';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { useWords } from '../../messages/words.ts';
import { chosenFigures, figuresQuery, type FiguresQuery } from './figures-query.ts';
import { paths } from '../../paths.ts';
import css from './figures.module.css';

/** Which figures; a form of check boxes that makes an address. */
export function FigureChoice({ query }: { query: FiguresQuery }) {
  const t = useWords();
  const { lang } = usePage();
  const chosen = new Set(chosenFigures(query));
  const isChosen = KEY_FIGURES.some((name) => query[name] !== '');
  return (
    <FilterBar
      action={paths.figures.href(lang)}
      label={t('figures.choose')}
      submit={t('figures.show')}
      reset={isChosen ? { href: paths.figures.href(lang), name: t('figures.reset') } : undefined}
    >
      {query.view !== figuresQuery.initial.view && <input type="hidden" name="view" value={query.view} />}
      <fieldset className={css['choice']}>
        <legend className={css['legend']}>{t('figures.choose')}</legend>
        {KEY_FIGURES.map((name) => (
          <Check key={name} id={`figure-${name}`} name={name} value="1" defaultChecked={chosen.has(name)}>
            {t(`figures.names.${name}`)}
          </Check>
        ))}
      </fieldset>
    </FilterBar>
  );
}
