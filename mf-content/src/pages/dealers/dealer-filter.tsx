import { usePage } from 'shared';
import { numberFormat } from 'shared/i18n/formats';
import { DEALER_KEYWORD, DEALER_SERVICES, type DealerFacets } from 'shared/contract/dealer/dealer';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { dealerQuery, type DealerQuery } from './dealer-query.ts';

export interface DealerFilterProps {
  query: DealerQuery;
  facets: DealerFacets;
}

interface Option {
  value: string;
  name: string;
  count: number;
}

type Choice = readonly [name: 'province' | 'city' | 'brand' | 'service', options: Option[]];

/** Only answers that lead to somebody are offered; cities once their province is chosen. */
function useChoices({ query, facets }: DealerFilterProps): Choice[] {
  const t = useWords();
  const services = DEALER_SERVICES.map((service) => ({
    value: service,
    name: t(`dealers.services.${service}`),
    count: facets.service[service] ?? 0,
  }));
  const cities = query.province === '' ? [] : facets.city;
  const choices: Choice[] = [
    ['province', facets.province.map(({ code, ...rest }) => ({ value: code, ...rest }))],
    ['city', cities.map(({ id, name, count }) => ({ value: id, name, count }))],
    ['brand', facets.brand.map(({ id, ...rest }) => ({ value: id, ...rest }))],
    ['service', services],
  ];
  return choices
    .map(([name, all]): Choice => [name, all.filter(({ count, value }) => count > 0 || value === query[name])])
    .filter(([, options]) => options.length > 0);
}

/** The conditions as a form, each answer with how many it leaves. */
export function DealerFilter({ query, facets }: DealerFilterProps) {
  const t = useWords();
  const { lang } = usePage();
  const choices = useChoices({ query, facets });
  const labelled = ({ value, name, count }: Option) => ({
    value,
    name: t('dealers.option', { name, number: numberFormat(lang).format(count) }),
  });
  const isChosen = dealerQuery.isNarrowed(query) || query.province !== '';
  return (
    <FilterBar
      action={paths.dealers.href(lang)}
      label={t('dealers.choose')}
      submit={t('dealers.show')}
      reset={isChosen ? { href: paths.dealers.href(lang), name: t('dealers.reset') } : undefined}
    >
      {query.kind !== 'dealer' && <input type="hidden" name="kind" value={query.kind} />}
      <TextField
        id="dealer-keyword"
        name="key"
        label={t('dealers.keyword')}
        maxLength={DEALER_KEYWORD}
        defaultValue={query.key}
      />
      {choices.map(([name, options]) => (
        <SelectField
          key={name}
          id={`dealer-${name}`}
          name={name}
          label={t(`dealers.${name}`)}
          prompt={t('dealers.every')}
          options={options.map(labelled)}
          defaultValue={query[name]}
        />
      ))}
    </FilterBar>
  );
}
