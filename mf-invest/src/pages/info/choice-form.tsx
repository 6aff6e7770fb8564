import type { ReactNode } from 'react';
import { usePage } from 'shared';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { choicesOf, type InfoQuery } from '../../model/info-query.ts';

export interface ChoiceFormProps {
  label: string;
  /** Where the answer is shown. */
  part: 'reports' | 'sales';
  /** What was chosen elsewhere on the page and stays so. */
  hidden: InfoQuery;
  children: ReactNode;
}

/** A choice of one part of the page. The other part's choices travel along. */
export function ChoiceForm({ label, part, hidden, children }: ChoiceFormProps) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <FilterBar action={`${paths.info.href(lang)}#${part}`} label={label} submit={t('info.show')}>
      {choicesOf(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </FilterBar>
  );
}
