import type { Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../../calls/call-table.ts';
import type { EntryBody } from '../../../imported/entry.model.ts';
import { dayOf } from '../../../model/shanghai-time.ts';
import { foundBy, openEntries, publishedOn } from '../../job/vacancy.service.ts';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';
import { findSiteInfo } from '../../site/site.service.ts';
import type { AlertKind } from '../alerts/alert-writer.service.ts';
import { WORTH_MS, type Edition } from '../alerts/alert.model.ts';
import { searchesOf } from './searches.model.ts';
import { vacancyMail } from './vacancy-mail.model.ts';

type Job = EntryBody<'job'>;

const HOUR_MS = 3_600_000;
/** When the vacancies of the day before are told; by then whatever was imported on that day is there. */
const TOLD_AT = 8;

const momentOf = (today: string): number => Date.parse(`${today}T00:00:00+08:00`) + TOLD_AT * HOUR_MS;

/** What was published on the day before one that has begun, as long as it is worth telling. */
async function editionsOf(services: VisitorServices): Promise<Edition<Job>[]> {
  const { now } = services;
  const editions = [dayOf(now(), 1), dayOf(now())].map(async (day): Promise<Edition<Job>> => ({
    at: momentOf(day),
    items: await publishedOn(services, dayOf(momentOf(day), 1)),
  }));
  const isDue = ({ at, items }: Edition<Job>) => at <= now() && at > now() - WORTH_MS && items.length > 0;
  return (await Promise.all(editions)).filter(isDue);
}

/** Vacancies of saved searches: what is new on a day, the morning after. */
export const VACANCY_ALERTS: AlertKind<Job> = {
  list: 'jobs',
  editions: editionsOf,
  wanted: ({ data, now }, { items }, reader) => foundBy(items, searchesOf(data, reader), dayOf(now())),
  wording: () => Promise.resolve(vacancyMail),
};

/** The mail about the newest vacancies, as a reader of all would get it; its link changes nothing. */
export async function previewVacancies(services: VisitorServices, lang: Lang): Promise<MailDocument> {
  const { db, siteOrigin: origin, now } = services;
  const open = await openEntries(services, dayOf(now()));
  const { shortName: site } = await findSiteInfo(db, lang);
  const newest = open.filter(({ date }) => date === open[0]?.date);
  return vacancyMail(newest, { lang, site, origin, manage: origin });
}
