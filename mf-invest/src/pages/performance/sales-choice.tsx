import { usePage } from 'shared';
import { SALES_DIMENSIONS } from 'shared/contract/invest/performance';
import { FilterBar, FilterChips } from 'shared/ui/form/filter-bar/filter-bar';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { useWords } from '../../messages/words.ts';
import { monthName } from '../../model/month-name.ts';
import { COUNTED, type SalesQuery } from './sales-query.ts';
import { paths } from '../../paths.ts';

export interface SalesChoiceProps {
  query: SalesQuery;
  months: readonly string[];
  /** That the table shows. */
  month: string;
}

/** By what, sold or built, and which month: one form for the whole page. */
export function SalesChoice({ query, months, month }: SalesChoiceProps) {
  const t = useWords();
  const { lang } = usePage();
  const chips = <T extends string>(values: readonly T[], name: (value: T) => string) =>
    values.map((value) => ({ value, name: name(value) }));
  return (
    <FilterBar action={`${paths.performance.href(lang)}#month`} label={t('info.chooseMonth')} submit={t('info.show')}>
      <FilterChips
        legend={t('performance.by')}
        name="by"
        options={chips(SALES_DIMENSIONS, (by) => t(`info.by.${by}`))}
        chosen={[query.by]}
      />
      <FilterChips
        legend={t('performance.what')}
        name="what"
        options={chips(COUNTED, (what) => t(`performance.counted.${what}`))}
        chosen={[query.what]}
      />
      {months.length > 0 && (
        <SelectField
          id="sales-month"
          name="month"
          label={t('info.month')}
          options={months.map((one) => ({ value: one, name: monthName(one, lang) }))}
          defaultValue={month}
        />
      )}
    </FilterBar>
  );
}
