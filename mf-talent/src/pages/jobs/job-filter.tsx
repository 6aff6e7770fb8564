import { usePage } from 'shared';
import type { JobFacets } from 'shared/contract/talent/job';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { useWords } from '../../messages/words.ts';
import { FACETS, type JobQuery } from '../../model/job-query.ts';
import { paths } from '../../paths.ts';

export interface JobFilterProps {
  query: JobQuery;
  facets: JobFacets;
}

/** Only answers that lead to a vacancy are offered, with how many; what is chosen stays in the list. */
export function JobFilter({ query, facets }: JobFilterProps) {
  const t = useWords();
  const { lang } = usePage();
  const optionsOf = (facet: (typeof FACETS)[number]) =>
    Object.entries(facets[facet]).map(([value, count]) => ({
      value,
      name: t('jobs.option', { name: nameOf(facet, value), count }),
    }));
  const nameOf = (facet: (typeof FACETS)[number], value: string): string => {
    if (facet === 'track') return t(`track.${value as keyof JobFacets['track']}`);
    if (facet === 'city') return t(`city.${value as keyof JobFacets['city']}`);
    return t(`function.${value as keyof JobFacets['function']}`);
  };
  const isChosen = FACETS.some((facet) => query[facet] !== '');
  return (
    <FilterBar
      action={paths.jobs.href(lang)}
      label={t('jobs.choose')}
      submit={t('jobs.show')}
      reset={isChosen ? { href: paths.jobs.href(lang), name: t('jobs.reset') } : undefined}
    >
      {FACETS.map((facet) => (
        <SelectField
          key={facet}
          id={`job-${facet}`}
          name={facet}
          label={t(`jobs.by.${facet}`)}
          prompt={t('jobs.every')}
          options={optionsOf(facet)}
          defaultValue={query[facet]}
        />
      ))}
    </FilterBar>
  );
}
