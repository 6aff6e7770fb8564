import { usePage } from 'shared';
import type { MediaFacets } from 'shared/contract/media/media';
import { Button } from 'shared/ui/form/button/button';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { Disclosure } from 'shared/ui/text/disclosure/disclosure';
import { useWords } from '../../messages/words.ts';
import {
  EVERYTHING,
  FIELDS,
  hrefOf,
  isChosen,
  libraryQuery,
  LONGEST_KEY,
  type LibraryChoice,
} from '../../model/library-choice.ts';
import { paths } from '../../paths.ts';
import css from './library.module.css';

type Field = (typeof FIELDS)[number];

export interface FindFormProps {
  choice: LibraryChoice;
  facets: MediaFacets | null;
}

/** Words, and answers that lead to something, each with how much; kind, time, order and look stay as they are. */
export function FindForm({ choice, facets }: FindFormProps) {
  const t = useWords();
  const { lang } = usePage();
  const { type, days, sort, view, ...answers } = libraryQuery.texts(choice);
  const hidden = Object.entries({ type, days, sort, view }).filter(([, value]) => value !== '');
  const isNarrow = FIELDS.some((field) => answers[field] !== '');
  return (
    <form
      className={css['find']}
      action={paths.library.href(lang)}
      role="search"
      aria-label={t('filter.find')}
      data-print="off"
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        id="library-key"
        name="key"
        label={t('filter.words')}
        defaultValue={choice.key}
        maxLength={LONGEST_KEY}
        hint={t('filter.wordsHint')}
      />
      {facets && (
        <Disclosure summary={t('filter.more')} isOpen={isNarrow}>
          <div className={css['fields']}>
            {FIELDS.filter((field) => facets[field].length > 1 || answers[field] !== '').map((field) => (
              <FacetField key={field} field={field} facet={facets[field]} value={answers[field]} />
            ))}
          </div>
        </Disclosure>
      )}
      <p className={css['acts']}>
        <Button weight="ghost">{t('filter.show')}</Button>
        {isChosen(choice) && <a href={hrefOf(lang, { ...EVERYTHING, type: choice.type })}>{t('filter.reset')}</a>}
      </p>
    </form>
  );
}

interface FacetFieldProps {
  field: Field;
  facet: MediaFacets[Field];
  value: string;
}

function FacetField({ field, facet, value }: FacetFieldProps) {
  const t = useWords();
  const nameOf = (option: FacetFieldProps['facet'][number]): string => {
    if (field === 'topic') return t(`topics.names.${option.value as Exclude<LibraryChoice['topic'], ''>}`);
    if (field === 'colour') return t(`item.colours.${option.value as Exclude<LibraryChoice['colour'], ''>}`);
    if (field === 'orientation')
      return t(`item.orientations.${option.value as Exclude<LibraryChoice['orientation'], ''>}`);
    return option.name ?? option.value;
  };
  const options = facet.map((option) => ({
    value: option.value,
    name: t('filter.counted', { name: nameOf(option), count: option.count }),
  }));
  return (
    <SelectField
      id={`library-${field}`}
      name={field}
      label={t(`filter.by.${field}`)}
      prompt={t('filter.any')}
      options={options}
      defaultValue={value}
    />
  );
}
