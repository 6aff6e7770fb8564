import type { z } from 'zod';
import type { JobFacets, jobFilter } from 'shared/contract/talent/job';
import type { Lang } from 'shared/contract/text/lang';
import type { EntryBody } from '../../imported/entry.model.ts';

type Entry = EntryBody<'job'>;
type Filter = Pick<z.output<typeof jobFilter>, 'city' | 'function' | 'track' | 'searchKeyword'>;

const FACETS = ['city', 'function', 'track'] as const;
type Facet = (typeof FACETS)[number];

/** Published, and its last day of application is not over; both days count. `today` is `yyyy-MM-dd`. */
export const isOpen = ({ date, closes }: Pick<Entry, 'date' | 'closes'>, today: string): boolean =>
  date <= today && today <= closes;

function matches(entry: Entry, filter: Filter, { lang, except }: { lang: Lang; except?: Facet }): boolean {
  const text = `${entry.title[lang]}\n${entry.summary[lang]}\n${entry.department[lang]}`.toLowerCase();
  const fits = FACETS.every((facet) => facet === except || filter[facet] === '' || entry[facet] === filter[facet]);
  return fits && text.includes(filter.searchKeyword.toLowerCase());
}

/** The entries that a filter leaves, in their order. */
export function chosenJobs(entries: readonly Entry[], filter: Filter, lang: Lang): Entry[] {
  return entries.filter((entry) => matches(entry, filter, { lang }));
}

/** How many entries each value of a facet would leave, with the other conditions as they are; zeros are left out. */
export function facetsOf(entries: readonly Entry[], filter: Filter, lang: Lang): JobFacets {
  const counts = (facet: Facet): Record<string, number> => {
    const found = entries.filter((entry) => matches(entry, filter, { lang, except: facet }));
    const groups = Map.groupBy(found, (entry) => entry[facet]);
    return Object.fromEntries([...groups].map(([value, group]) => [value, group.length]));
  };
  return { city: counts('city'), function: counts('function'), track: counts('track') };
}
