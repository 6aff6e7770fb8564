import { usePage } from 'shared';
import type { JobFacets } from 'shared/contract/job';
import { pageHref } from 'shared/contract/site-link';
import { FilterBar } from 'shared/ui/filter-bar/filter-bar';
import { SelectField } from 'shared/ui/select-field/select-field';
import { useWords } from '../../messages/words.ts';
import { EVERY_JOB, FACETS, jobsAddress, type JobQuery } from '../../model/job-query.ts';

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
      action={pageHref(lang, jobsAddress(EVERY_JOB))}
      label={t('jobs.choose')}
      submit={t('jobs.show')}
      reset={isChosen ? { href: pageHref(lang, jobsAddress(EVERY_JOB)), name: t('jobs.reset') } : undefined}
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
