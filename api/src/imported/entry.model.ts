import type { z } from 'zod';
import type { PACK_LISTS } from 'shared/contract/pack/pack-list';

type File = keyof typeof PACK_LISTS;
type Lists = { readonly [F in File]: z.output<(typeof PACK_LISTS)[F]> };
type Item<F extends File> = Lists[F][number];

/** The kinds of list entries, by the file of the pack that they come from. */
export const ENTRY_FILES = {
  topic: 'topics.json',
  specialTopic: 'special-topics.json',
  activity: 'activities.json',
  category: 'categories.json',
  dividend: 'dividends.json',
  report: 'reports.json',
  result: 'results.json',
  event: 'events.json',
  keyFigure: 'key-figures.json',
  lesson: 'lessons.json',
  glossary: 'glossary.json',
  investorContact: 'investor-contacts.json',
  announcementText: 'announcement-texts.json',
  expert: 'experts.json',
  job: 'jobs.json',
  workplace: 'workplaces.json',
  programmeRound: 'programme-rounds.json',
  salesByCompany: 'sales-by-company.json',
  salesByProduct: 'sales-by-product.json',
  film: 'films.json',
  sound: 'sounds.json',
  benchmark: 'benchmarks.json',
  mediaFacts: 'media-facts.json',
  mediaSubject: 'media-subjects.json',
  liveEvent: 'live-events.json',
  pressPicture: 'press-pictures.json',
  dealers: 'dealers.json',
  vehicle: 'vehicles.json',
  vehicleOutline: 'vehicle-outlines.json',
} as const satisfies Record<string, File>;
export type EntryKind = keyof typeof ENTRY_FILES;
/** What an entry of a kind holds: it has passed the schema of its file at import. */
export type EntryBody<K extends EntryKind> = Item<(typeof ENTRY_FILES)[K]>;

interface Entry {
  kind: EntryKind;
  id: string;
  category: string;
  /** The day that lists are ordered by, newest first; null where the order of the pack is meant. */
  day: string | null;
  position: number;
  body: object;
}

/** What an item is found by. */
interface Key {
  id: string;
  category?: string;
  day?: string;
}

const KEYS: { readonly [F in File]: (item: Item<F>) => Key } = {
  'topics.json': ({ id, category, date }) => ({ id, category, day: date }),
  'special-topics.json': ({ id, category, date }) => ({ id, category, day: date }),
  'activities.json': ({ id, category, begins }) => ({ id, category: String(category), day: begins }),
  'categories.json': ({ code, parent }) => ({ id: code, category: parent }),
  'dividends.json': ({ id, recordDate }) => ({ id, day: recordDate }),
  'reports.json': ({ id, kind, date }) => ({ id, category: kind, day: date }),
  'results.json': ({ id }) => ({ id }),
  'events.json': ({ id, kind, begins }) => ({ id, category: kind, day: begins.slice(0, 10) }),
  'key-figures.json': ({ id }) => ({ id, day: `${id}-12-31` }),
  'lessons.json': ({ id }) => ({ id }),
  'glossary.json': ({ id }) => ({ id }),
  'investor-contacts.json': ({ id }) => ({ id }),
  'announcement-texts.json': ({ id }) => ({ id }),
  'experts.json': ({ id, tag }) => ({ id, category: tag }),
  'jobs.json': ({ id, track, date }) => ({ id, category: track, day: date }),
  'workplaces.json': ({ id }) => ({ id }),
  'programme-rounds.json': ({ id }) => ({ id }),
  'sales-by-company.json': ({ id }) => ({ id }),
  'sales-by-product.json': ({ id }) => ({ id }),
  'films.json': ({ id }) => ({ id }),
  'sounds.json': ({ id }) => ({ id }),
  'benchmarks.json': ({ id }) => ({ id }),
  'media-facts.json': ({ id }) => ({ id }),
  'live-events.json': ({ id, begins }) => ({ id, day: begins.slice(0, 10) }),
  'media-subjects.json': ({ id, kind }) => ({ id, category: kind }),
  'press-pictures.json': ({ id }) => ({ id }),
  'dealers.json': ({ id, code }) => ({ id, category: code }),
  'vehicles.json': ({ id }) => ({ id }),
  'vehicle-outlines.json': ({ id }) => ({ id }),
};

/** Every item of every list of a pack. */
export function entriesOf(pack: Lists): Entry[] {
  return (Object.keys(ENTRY_FILES) as EntryKind[]).flatMap((kind) => {
    const file: File = ENTRY_FILES[kind];
    // The items and the key function are of the same file; the compiler cannot follow that through the loop.
    const keyOf = KEYS[file] as (item: object) => Key;
    return pack[file].map((body: object, position): Entry => {
      const { id, category = '', day = null } = keyOf(body);
      return { kind, id, category, day, position, body };
    });
  });
}
