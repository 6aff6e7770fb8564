import type { z } from 'zod';
import { JOB_DAYS, type JobFacets, type jobFilter } from 'shared/contract/talent/job';
import { LANGS } from 'shared/contract/text/lang';
import type { EntryBody } from '../../imported/entry.model.ts';
import { dayOf } from '../../model/shanghai-time.ts';

type Entry = EntryBody<'job'>;
type Choice = Omit<z.output<typeof jobFilter>, 'sort' | 'pageNo' | 'pageSize'>;
type Sort = z.output<typeof jobFilter>['sort'];

const FACETS = ['city', 'function', 'track', 'brand', 'kind'] as const;
type Facet = (typeof FACETS)[number];
const DAY_MS = 86_400_000;

/** Published, and its last day of application is not over; both days count. `today` is `yyyy-MM-dd`. */
export const isOpen = ({ date, closes }: Pick<Entry, 'date' | 'closes'>, today: string): boolean =>
  date <= today && today <= closes;

/** What a keyword is looked for in: both languages, for who reads Chinese may know the English name of a trade. */
function wordsOf({ title, summary, department, duties }: Entry): string {
  return LANGS.flatMap((lang) => [title[lang], summary[lang], department[lang], ...duties[lang]])
    .join('\n')
    .toLowerCase();
}

/** First day of the last `days`, today included. */
function firstDay(days: string, today: string): string {
  return dayOf(Date.parse(`${today}T00:00:00+08:00`) - (Number(days) - 1) * DAY_MS);
}

interface Circumstances {
  /** `yyyy-MM-dd` */
  today: string;
  except?: Facet | 'days';
}

function matches(entry: Entry, choice: Choice, { today, except }: Circumstances): boolean {
  const fits = FACETS.every((facet) => facet === except || choice[facet] === '' || entry[facet] === choice[facet]);
  const isNew = except === 'days' || choice.days === '' || entry.date >= firstDay(choice.days, today);
  if (!fits || !isNew) return false;
  const wanted = choice.searchKeyword.toLowerCase().split(/\s+/).filter(Boolean);
  const words = wanted.length === 0 ? '' : wordsOf(entry);
  return wanted.every((word) => words.includes(word));
}

const ORDERS: Readonly<Record<Sort, (a: Entry, b: Entry) => number>> = {
  newest: () => 0,
  closing: (a, b) => a.closes.localeCompare(b.closes),
  pay: (a, b) => b.pay.to - a.pay.to,
};

/** The entries that a choice leaves, sorted; equal ones stay in their order. `today` is `yyyy-MM-dd`. */
export function chosenJobs(entries: readonly Entry[], choice: Choice & { sort: Sort }, today: string): Entry[] {
  return entries.filter((entry) => matches(entry, choice, { today })).toSorted(ORDERS[choice.sort]);
}

/** How many entries each value of a facet would leave, with the other conditions as they are; zeros are left out. */
export function facetsOf(entries: readonly Entry[], choice: Choice, today: string): JobFacets {
  const left = (except: Facet | 'days') => entries.filter((entry) => matches(entry, choice, { today, except }));
  const counts = (facet: Facet): Record<string, number> => {
    const groups = Map.groupBy(left(facet), (entry) => entry[facet]);
    return Object.fromEntries([...groups].map(([value, group]) => [value, group.length]));
  };
  const byDays = JOB_DAYS.map((days): [string, number] => {
    const first = firstDay(days, today);
    return [days, left('days').filter(({ date }) => date >= first).length];
  });
  return {
    city: counts('city'),
    function: counts('function'),
    track: counts('track'),
    brand: counts('brand'),
    kind: counts('kind'),
    days: Object.fromEntries(byDays.filter(([, count]) => count > 0)),
  };
}

/** What makes two vacancies alike, and how much: the field of work first, then the place. */
const LIKENESS = { function: 4, city: 2, track: 2, brand: 1 } as const;

function likeness(a: Entry, b: Entry): number {
  return (Object.keys(LIKENESS) as (keyof typeof LIKENESS)[])
    .filter((facet) => a[facet] === b[facet])
    .reduce((sum, facet) => sum + LIKENESS[facet], 0);
}

/** The nearest entries to one, at least of its field or its place; of equally near ones the newest. */
export function similarJobs(entries: readonly Entry[], to: Entry, most: number): Entry[] {
  return entries
    .filter((entry) => entry.id !== to.id && likeness(entry, to) >= LIKENESS.function)
    .toSorted((a, b) => likeness(b, to) - likeness(a, to))
    .slice(0, most);
}
