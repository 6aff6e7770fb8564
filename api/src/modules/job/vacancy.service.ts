import type { z } from 'zod';
import type { CallData } from 'shared/contract/call/calls';
import type { JobDetail, jobFilter, JobItem } from 'shared/contract/talent/job';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findEntries, findEntry } from '../../imported/entry.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { chosenJobs, facetsOf, isOpen } from './vacancies.model.ts';

function itemOf(entry: EntryBody<'job'>, lang: Lang): JobItem {
  const { id, city, track, places, date, closes } = entry;
  return {
    id,
    city,
    track,
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

/** Vacancies that can be applied for today, newest first, with what each further choice would leave. */
export async function vacancies(
  { content, now }: Services,
  lang: Lang,
  filter: z.output<typeof jobFilter>,
): Promise<CallData<'job/page'>> {
  const { pageNo, pageSize } = filter;
  const today = dayOf(now());
  const { rows } = await findEntries(content, 'job', { until: today });
  const open = rows.filter((row) => isOpen(row, today));
  const chosen = chosenJobs(open, filter, lang);
  const page = chosen.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return {
    list: page.map((row) => itemOf(row, lang)),
    pageNo,
    totalCount: chosen.length,
    facets: facetsOf(open, filter, lang),
  };
}

/** A vacancy in full, also when it is closed. @throws {CallError} 40004 unknown or not yet published */
export async function vacancy({ content, now }: Services, lang: Lang, id: string): Promise<JobDetail> {
  const entry = await findEntry(content, 'job', id);
  const today = dayOf(now());
  if (!entry || entry.date > today) throw new CallError('40004');
  return {
    ...itemOf(entry, lang),
    duties: entry.duties[lang],
    requirements: entry.requirements[lang],
    offer: entry.offer[lang],
    contact: entry.contact[lang],
    open: isOpen(entry, today),
  };
}
