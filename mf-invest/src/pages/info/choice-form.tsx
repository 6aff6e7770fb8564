import type { ReactNode } from 'react';
import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site-link';
import { FilterBar } from 'shared/ui/filter-bar/filter-bar';
import { useWords } from '../../messages/words.ts';
import { choicesOf, type InfoQuery } from '../../model/info-query.ts';

export interface ChoiceFormProps {
  label: string;
  /** Where the answer is shown. */
  part: 'reports' | 'sales';
  /** What was chosen elsewhere on the page and stays so. */
  kept: InfoQuery;
  children: ReactNode;
}

/** A choice of one part of the page. The other part's choices travel along. */
export function ChoiceForm({ label, part, kept, children }: ChoiceFormProps) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <FilterBar action={`${pageHref(lang, '/invest/info')}#${part}`} label={label} submit={t('info.show')}>
      {choicesOf(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </FilterBar>
  );
}
