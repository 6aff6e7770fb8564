import { PROGRAMME_TRACKS, type Programme } from 'shared/contract/talent/talent';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { findProgrammes } from './job.store.ts';
import { programmeStatusOf } from './programme-status.model.ts';

/** Recruitment and training programmes with today's status, in the order of the pack. */
export async function programmes({ db, now }: Services, lang: Lang): Promise<{ list: Programme[] }> {
  const today = dayOf(now());
  const rows = await findProgrammes(db);
  const list = rows.map((row) => ({
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
  }));
  return { list };
}
