import type { PressMaterial } from 'shared/contract/media/press';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { CallError } from '../../model/call-error.ts';
import { stampOf } from '../../model/shanghai-time.ts';
import { takeableEntries, type LibraryEntry } from '../library/library.service.ts';
import { mediaItems } from '../library/media-item.service.ts';
import { sheetPick } from '../library/sheet-entries.service.ts';
import { publishedPress } from './press.service.ts';

const MOST_ENTRIES = 24;

/** What is about nothing else comes first, then the newest. */
function nearestFirst(entries: readonly LibraryEntry[], about: ReadonlySet<string>): LibraryEntry[] {
  const nearness = ({ subjects }: LibraryEntry) => subjects.filter(({ id }) => about.has(id)).length / subjects.length;
  return entries
    .filter((entry) => entry.row.files.length > 0 && nearness(entry) > 0)
    .toSorted((one, other) => nearness(other) - nearness(one));
}

/**
 * What belongs to a release or a speech.
 * @throws {CallError} 40004 unknown, not out yet, or not in this language: nobody can tell which
 */
export async function materialOf(services: Services, lang: Lang, id: string): Promise<PressMaterial> {
  const [rows, { rows: subjects }, takeable] = await Promise.all([
    publishedPress(services),
    findEntries(services.content, 'mediaSubject'),
    takeableEntries(services),
  ]);
  const release = rows.find((row) => row.id === id && row.category !== '');
  const title = release?.title[lang];
  if (!release || title === undefined) throw new CallError('40004');
  const about = new Set(subjects.filter(({ articles }) => articles.includes(id)).map((subject) => subject.id));
  const picks = new Set([...about].map(sheetPick));
  const isSheet = ({ row }: LibraryEntry) => picks.has(row.id);
  const others = takeable.filter(({ row }) => !row.id.startsWith(sheetPick('')));
  const [entries, sheets] = await Promise.all([
    mediaItems(services, nearestFirst(others, about).slice(0, MOST_ENTRIES), lang),
    mediaItems(services, takeable.filter(isSheet), lang),
  ]);
  const { category: categoryCode, out } = release;
  return { title, publishTime: stampOf(out), categoryCode, entries, sheets };
}
