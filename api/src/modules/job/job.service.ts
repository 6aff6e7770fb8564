import { PROGRAMME_TRACKS, type Programme, type ProgrammeDetail } from 'shared/contract/talent/talent';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import type { Services } from '../../calls/call-table.ts';
import { findEntry } from '../../imported/entry.store.ts';
import { CallError } from '../../model/call-error.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findProgrammes } from './job.store.ts';
import { programmeStatusOf } from './programme-status.model.ts';
import { itemOf, openEntries } from './vacancy.service.ts';

type Row = Awaited<ReturnType<typeof findProgrammes>>[number];

const programmeOf = (row: Row, lang: Lang, today: string): Programme => ({
  id: row.id,
  track: PROGRAMME_TRACKS.find((track) => track === row.track) ?? PROGRAMME_TRACKS[0],
  title: row.title[lang],
  summary: row.summary[lang],
  audience: row.audience[lang],
  places: row.places[lang],
  begins: row.begins,
  ends: row.ends,
  status: programmeStatusOf(row, today),
  steps: row.steps.map(({ name, date }) => ({ name: name[lang], date })),
  contact: row.contact[lang],
});

/** Recruitment and training programmes with today's status, in the order of the pack. */
export async function programmes({ db, now }: Services, lang: Lang): Promise<{ list: Programme[] }> {
  const today = dayOf(now());
  const rows = await findProgrammes(db);
  return { list: rows.map((row) => programmeOf(row, lang, today)) };
}

const byTime = (a: { begins: string }, b: { begins: string }): number => a.begins.localeCompare(b.begins);

/** A programme with its open vacancies, where it goes and what came of it. @throws {CallError} 40004 unknown */
export async function programme(services: Services, lang: Lang, id: string): Promise<ProgrammeDetail> {
  const today = dayOf(services.now());
  const row = (await findProgrammes(services.db)).find((one) => one.id === id);
  if (!row) throw new CallError('40004');
  const round = await findEntry(services.content, 'programmeRound', id);
  const vacancies = (await openEntries(services, today)).filter((entry) => entry.programme === id);
  return {
    ...programmeOf(row, lang, today),
    vacancies: vacancies.map((entry) => itemOf(entry, lang)),
    result: round?.result ? { ...round.result, note: round.result.note[lang] } : null,
    stops: (round?.stops ?? [])
      .map(({ city, place, begins, ends }) => ({ city: city[lang], place: place[lang], begins, ends }))
      .toSorted(byTime),
    icsUrl: `${API_PREFIX}/job/calendar.ics?language=${LANG_CODE[lang]}&id=${encodeURIComponent(id)}`,
  };
}
