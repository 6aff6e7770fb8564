import type { Db } from '../../db/client.ts';
import type { EntryKind } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { instantOf } from '../../model/shanghai-time.ts';

/** What an entry may say of when it is out or over; each kind has some of it. */
interface Dated {
  published?: string;
  date?: string;
  time?: string;
  /** `yyyy-MM-dd` or `yyyy-MM-dd HH:mm`. */
  begins?: string;
  ends?: string;
}

const DATED: readonly EntryKind[] = [
  'report',
  'event',
  'dividend',
  'keyFigure',
  'topic',
  'specialTopic',
  'activity',
  'job',
  'liveEvent',
];

/** A whole day begins with its first minute. */
const startOf = (moment: string): number => instantOf(moment.length === 10 ? `${moment} 00:00` : moment).getTime();

function momentsOf({ published, date, time = '00:00', begins, ends }: Dated): number[] {
  return [published, date && `${date} ${time}`, begins, ends].flatMap((one) => (one ? [startOf(one)] : []));
}

/** Every moment at which something of the content is out, or over, earliest first: milliseconds since the epoch. */
export async function findMoments(db: Db): Promise<number[]> {
  const [articles, announcements, months, media, ...entries] = await Promise.all([
    db.selectFrom('article').select('publish_time as at').distinct().execute(),
    db.selectFrom('announcement').select('published_at as at').distinct().execute(),
    db.selectFrom('monthly_sales').select('published_at as at').distinct().execute(),
    db.selectFrom('media_item').select('public_at as at').distinct().execute(),
    ...DATED.map((kind) => findEntries(db, kind)),
  ]);
  const stamped = [articles, announcements, months, media].flat().map(({ at }) => at.getTime());
  const dated = entries.flatMap(({ rows }) => rows.flatMap((row) => momentsOf(row as Dated)));
  return [...new Set([...stamped, ...dated])].toSorted((one, other) => one - other);
}
