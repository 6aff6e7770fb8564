import { usePage } from 'shared';
import { pageHref } from 'shared/contract/site/site-link';
import { JOB_KEYWORD, JOB_SORTS, type JobFacets } from 'shared/contract/talent/job';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { useWords } from '../../messages/words.ts';
import { FACETS, jobQuery, jobsAddress, type Facet, type JobQuery } from '../../model/job-query.ts';
import { paths } from '../../paths.ts';
import { facetName } from '../../components/facet-name.ts';

export interface JobFilterProps {
  query: JobQuery;
  facets: JobFacets;
}

/** Only answers that lead to a vacancy are offered, with how many; what is chosen stays in the list. */
export function JobFilter({ query, facets }: JobFilterProps) {
  const t = useWords();
  const { lang } = usePage();
  const optionsOf = (facet: Facet) => {
    const counts: Readonly<Record<string, number>> = facets[facet];
    const values = new Set([...Object.keys(counts), query[facet]].filter((value) => value !== ''));
    return [...values].map((value) => ({
      value,
      name: t('jobs.option', { name: facetName(t, facet, value), count: counts[value] ?? 0 }),
    }));
  };
  return (
    <FilterBar
      action={paths.jobs.href(lang)}
      label={t('jobs.choose')}
      submit={t('jobs.show')}
      reset={jobQuery.isNarrowed(query) ? { href: paths.jobs.href(lang), name: t('jobs.reset') } : undefined}
    >
      <TextField
        id="job-keyword"
        name="keyword"
        label={t('jobs.keyword')}
        maxLength={JOB_KEYWORD}
        defaultValue={query.keyword}
      />
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
      <SelectField
        id="job-sort"
        name="sort"
        label={t('jobs.sort')}
        options={JOB_SORTS.map((value) => ({ value, name: t(`sort.${value}`) }))}
        defaultValue={query.sort}
      />
    </FilterBar>
  );
}

/** What is chosen, each a link to the list without it. */
export function ChosenFilters({ query }: { query: JobQuery }) {
  const t = useWords();
  const { lang } = usePage();
  const without = (part: Partial<JobQuery>) => pageHref(lang, jobsAddress({ ...query, ...part, page: 1 }));
  const chips = [
    ...(query.keyword === '' ? [] : [{ name: `${query.keyword} ×`, href: without({ keyword: '' }) }]),
    ...FACETS.filter((facet) => query[facet] !== '').map((facet) => ({
      name: `${facetName(t, facet, query[facet])} ×`,
      href: without({ [facet]: '' }),
    })),
  ];
  return chips.length === 0 ? null : <Chips label={t('jobs.chosen')} chips={chips} inPlace />;
}
