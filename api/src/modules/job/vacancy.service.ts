import type { z } from 'zod';
import type { CallData } from 'shared/contract/call/calls';
import type { JobDetail, jobFilter, JobItem, JobSearch, Workplace } from 'shared/contract/talent/job';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findEntries, findEntry } from '../../imported/entry.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findProgrammes } from './job.store.ts';
import { chosenJobs, facetsOf, isOpen, similarJobs } from './vacancies.model.ts';

const MOST_SIMILAR = 3;

/** A vacancy as lists have it. */
export function itemOf(entry: EntryBody<'job'>, lang: Lang): JobItem {
  const { id, city, track, brand, kind, pay, places, date, closes } = entry;
  return {
    id,
    city,
    track,
    brand,
    kind,
    pay,
    places,
    date,
    closes,
    function: entry.function,
    title: entry.title[lang],
    summary: entry.summary[lang],
    cityName: entry.cityName[lang],
    department: entry.department[lang],
  };
}

type JobServices = Pick<Services, 'db' | 'content' | 'now'>;

/** Those that can be applied for on a day (`yyyy-MM-dd`), newest first. */
export async function openEntries(
  { content }: Pick<JobServices, 'content'>,
  today: string,
): Promise<EntryBody<'job'>[]> {
  const { rows } = await findEntries(content, 'job', { until: today });
  return rows.filter((row) => isOpen(row, today));
}

/** What was published on a day (`yyyy-MM-dd`) and can be applied for today. */
export async function publishedOn(services: Pick<JobServices, 'content' | 'now'>, day: string) {
  const open = await openEntries(services, dayOf(services.now()));
  return open.filter(({ date }) => date === day);
}

/** Those that one of the searches finds, each once, in their order. */
export function foundBy(
  jobs: readonly EntryBody<'job'>[],
  searches: readonly JobSearch[],
  today: string,
): EntryBody<'job'>[] {
  const fitting = searches.flatMap((search) => chosenJobs(jobs, { ...search, days: '', sort: 'newest' }, today));
  return jobs.filter((job) => fitting.includes(job));
}

/** Vacancies that can be applied for today, sorted, with what each further choice would leave. */
export async function vacancies(
  services: Services,
  lang: Lang,
  filter: z.output<typeof jobFilter>,
): Promise<CallData<'job/page'>> {
  const { pageNo, pageSize } = filter;
  const today = dayOf(services.now());
  const open = await openEntries(services, today);
  const chosen = chosenJobs(open, filter, today);
  const page = chosen.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return {
    list: page.map((row) => itemOf(row, lang)),
    pageNo,
    totalCount: chosen.length,
    facets: facetsOf(open, filter, today),
  };
}

async function workplacesOf(
  { content }: JobServices,
  lang: Lang,
  { workplaces: ids }: EntryBody<'job'>,
): Promise<Workplace[]> {
  const { rows } = await findEntries(content, 'workplace', { ids });
  return rows
    .map(({ id, postalCode, name, street, city, region, access }) => ({
      id,
      postalCode,
      name: name[lang],
      street: street[lang],
      city: city[lang],
      region: region[lang],
      access: access[lang],
    }))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function programmeOf(
  { db }: JobServices,
  lang: Lang,
  { programme: id }: EntryBody<'job'>,
): Promise<JobDetail['programme']> {
  const found = id === undefined ? undefined : (await findProgrammes(db)).find((programme) => programme.id === id);
  return found ? { id: found.id, title: found.title[lang] } : null;
}

/** A vacancy in full, also when it is closed. @throws {CallError} 40004 unknown or not yet published */
export async function vacancy(services: JobServices, lang: Lang, id: string): Promise<JobDetail> {
  const entry = await findEntry(services.content, 'job', id);
  const today = dayOf(services.now());
  if (!entry || entry.date > today) throw new CallError('40004');
  const { name, role, phone } = entry.person;
  return {
    ...itemOf(entry, lang),
    duties: entry.duties[lang],
    requirements: entry.requirements[lang],
    offer: entry.offer[lang],
    team: entry.team[lang],
    process: entry.process.map((step) => ({
      name: step.name[lang],
      date: step.date ?? '',
      decides: step.decides[lang],
    })),
    documents: entry.documents[lang],
    workplaces: await workplacesOf(services, lang, entry),
    contact: entry.contact[lang],
    person: { name: name[lang], role: role[lang], phone },
    programme: await programmeOf(services, lang, entry),
    open: isOpen(entry, today),
    similar: similarJobs(await openEntries(services, today), entry, MOST_SIMILAR).map((near) => itemOf(near, lang)),
  };
}
