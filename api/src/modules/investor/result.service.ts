import type { CallData } from 'shared/contract/call/calls';
import type { BriefingFilm, Result } from 'shared/contract/invest/results';
import { MARKETS } from 'shared/contract/invest/stock';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { findPictures } from '../../imported/picture.store.ts';
import { CallError } from '../../model/call-error.ts';
import { isOut } from '../../model/shanghai-time.ts';
import { publishedAnnouncements } from '../announcement/announcement.service.ts';
import { chaptersOf } from '../media/film-files.service.ts';
import { filmSources, textTracks } from '../media/film.service.ts';
import { publishedMonths } from '../performance/sales-table.service.ts';
import { keyFigures } from './key-figure.service.ts';
import { periodOf, salesOfPeriod, type SalesOfPeriod } from './period.model.ts';
import { documentIn, publishedReports, reportStamp } from './report.service.ts';

type Row = EntryBody<'result'>;

/** What is out at this minute: the results of a period come with the first of its reports. */
async function publishedResults(services: Services) {
  const [{ rows }, reports] = await Promise.all([findEntries(services.content, 'result'), publishedReports(services)]);
  const known = new Map(reports.map((report) => [report.id, report]));
  return rows.flatMap((row) => {
    const own = row.reports.flatMap((id) => known.get(id) ?? []);
    const [first] = own.map(reportStamp).toSorted((a, b) => a.localeCompare(b));
    const presentation = row.presentation === undefined ? undefined : known.get(row.presentation);
    return first === undefined ? [] : [{ row, reports: own, presentation, publishTime: first }];
  });
}

/** What was said, once the event is over; undefined before. */
async function saidAt({ content, now }: Services, { event, briefing }: Row) {
  if (event === undefined || briefing.length === 0) return undefined;
  const { rows } = await findEntries(content, 'event', { ids: [event] });
  return rows.find(({ ends }) => isOut(ends, now()));
}

/** Sales of a period and of the same months a year before. */
export interface ComparedSales {
  now: SalesOfPeriod;
  before: SalesOfPeriod;
}

type Months = Awaited<ReturnType<typeof publishedMonths>>;

function salesOf(id: string, months: Months): ComparedSales | null {
  const { year, kind } = periodOf(id);
  const [now, before] = [year, year - 1].map((one) => salesOfPeriod({ year: one, kind }, months));
  return now && before ? { now, before } : null;
}

type Figures = Result['figures'];

/** A year has its figures in its annual report, as `keyFigure/list` gives them. */
function moneyOf({ id, figures }: Row, years: CallData<'keyFigure/list'>['list']): Figures {
  const { year } = periodOf(id);
  const [own, last] = figures
    ? [figures, figures.last]
    : [year, year - 1].map((one) => years.find((row) => row.year === one));
  if (!own || !last) return [];
  return (['revenue', 'netProfit', 'research'] as const).map((name) => ({ name, now: own[name], before: last[name] }));
}

async function resultOf(
  services: Services,
  lang: Lang,
  { row, reports, presentation, publishTime }: Awaited<ReturnType<typeof publishedResults>>[number],
): Promise<Result & { compared: ComparedSales | null }> {
  const [announced, months, years, said] = await Promise.all([
    publishedAnnouncements(services, lang),
    publishedMonths(services),
    keyFigures(services, lang),
    saidAt(services, row),
  ]);
  const fileOf = ({ title, web, ...report }: EntryBody<'report'>) => ({
    title: title[lang],
    ...documentIn(lang, report),
    ...(web === undefined ? {} : { web }),
  });
  const compared = salesOf(row.id, months);
  const vehicles: Figures = compared
    ? (['sales', 'nev'] as const).map((name) => ({ name, now: compared.now[name], before: compared.before[name] }))
    : [];
  return {
    id: row.id,
    ...periodOf(row.id),
    publishTime,
    announcements: MARKETS.flatMap((market) => {
      const found = announced.find(({ baseId }) => baseId === row.announcements[market]);
      return found ? [{ market, baseId: found.baseId, title: found.title }] : [];
    }),
    reports: reports.filter(({ url }) => url !== '').map((report) => ({ market: report.market, ...fileOf(report) })),
    presentation: presentation ? fileOf(presentation) : null,
    hasBriefing: said !== undefined,
    hasFilm: said !== undefined && row.film !== undefined,
    figures: [...vehicles, ...moneyOf(row, years.list)],
    compared,
  };
}

/** What was published of every period, newest first (spec I13). */
export async function results(services: Services, lang: Lang): Promise<CallData<'results/list'>> {
  const rows = await publishedResults(services);
  return { list: await Promise.all(rows.map((row) => resultOf(services, lang, row))) };
}

/** The same of one period, with the months of its sales. @throws {CallError} 40004 unknown or not yet published */
export async function resultWithMonths(services: Services, lang: Lang, period: string) {
  const found = (await publishedResults(services)).find(({ row }) => row.id === period);
  if (!found) throw new CallError('40004');
  return resultOf(services, lang, found);
}

/** The film of a briefing, where there is one. */
async function filmOf({ pictures }: Services, lang: Lang, { film }: Row): Promise<BriefingFilm | undefined> {
  const poster = film && (await findPictures(pictures, [film.poster], lang))(film.poster);
  if (!film || !poster) return undefined;
  const { file, width, height, seconds } = film;
  const [captions, chapters] = [textTracks(file, lang), textTracks(chaptersOf(file), lang)];
  return { sources: filmSources(file), width, height, seconds, poster, captions, chapters };
}

/** What was said about the results of a period. @throws {CallError} 40004 unknown, or not over yet */
export async function briefing(
  services: Services,
  lang: Lang,
  { period }: { period: string },
): Promise<CallData<'results/briefing'>> {
  const found = (await publishedResults(services)).find(({ row }) => row.id === period);
  const event = found && (await saidAt(services, found.row));
  if (!found || !event) throw new CallError('40004');
  const film = await filmOf(services, lang, found.row);
  const begins = film ? (found.row.film?.begins ?? []) : [];
  return {
    id: period,
    ...periodOf(period),
    title: event.title[lang],
    begins: event.begins,
    ends: event.ends,
    place: event.place[lang],
    ...(film ? { film } : {}),
    chapters: found.row.briefing.map(({ id, heading, lines }, part) => ({
      id,
      heading: heading[lang],
      ...(begins[part] === undefined ? {} : { at: begins[part] }),
      lines: lines.map(({ by, text }) => ({ by: by[lang], text: text[lang] })),
    })),
  };
}
