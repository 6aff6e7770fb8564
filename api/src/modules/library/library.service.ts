import type { ContentDb } from '../../db/content-reads.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { findEntries } from '../../imported/entry.store.ts';
import type { PictureSource } from '../../imported/pictures.store.ts';
import type { MediaSelection } from 'shared/contract/media/media';
import { chosenEntries, orientationOf, type LibraryEntry } from './library-choice.model.ts';
import { sheetEntries } from './sheet-entries.service.ts';
import { findBrandNames, findLibrary, type MediaRow } from './library.store.ts';

export type { LibraryEntry } from './library-choice.model.ts';
export { findArticleTimes, findBrandNames, type MediaRow } from './library.store.ts';

/** What the library is read from. */
export interface LibrarySources {
  content: ContentDb;
  pictures: PictureSource;
  now: () => number;
}

type Facts = Omit<EntryBody<'mediaFacts'>, 'id'>;
const NO_FACTS: Facts = { about: [], topics: [] };

/** Every entry that is out, newest first, with what it is about. Each table is read once per content version. */
export async function publishedEntries({ content, pictures, now }: LibrarySources): Promise<LibraryEntry[]> {
  const [rows, facts, subjects, brands] = await Promise.all([
    findLibrary(content),
    findEntries(content, 'mediaFacts'),
    findEntries(content, 'mediaSubject'),
    findBrandNames(content),
  ]);
  const published = rows.filter(({ public_at }) => public_at.getTime() <= now());
  const covers = await pictures.find(published.flatMap(({ picture }) => picture ?? []));
  const factsOf = new Map<string, Facts>(facts.rows.map((row) => [row.id, row]));
  const subjectOf = new Map(subjects.rows.map((row) => [row.id, row]));
  const brandOf = new Map(brands.map(({ id, brand_name: name }) => [id, { id, name }]));
  return published.map((row) => {
    const { about, ...rest } = factsOf.get(row.id) ?? NO_FACTS;
    const shown = about.flatMap((id) => subjectOf.get(id) ?? []);
    const cover = row.picture === null ? undefined : covers.get(row.picture);
    const found = new Map(
      shown.flatMap(({ brand = '' }) => brandOf.get(brand) ?? []).map((brand) => [brand.id, brand]),
    );
    return { row, subjects: shown, brands: [...found.values()], cover, orientation: orientationOf(cover), ...rest };
  });
}

/** What can be taken by its id: what is out of the library, and fact sheets. */
export const takeableEntries = async (sources: LibrarySources): Promise<LibraryEntry[]> =>
  (await Promise.all([publishedEntries(sources), sheetEntries(sources)])).flat();

/** The rows of a choice, newest first; ids that are unknown or not out yet are not among them. */
export async function selectedRows(sources: LibrarySources, { ids, conditions }: MediaSelection): Promise<MediaRow[]> {
  const wanted = new Set(ids);
  const chosen = conditions
    ? chosenEntries(await publishedEntries(sources), conditions, { now: sources.now() })
    : (await takeableEntries(sources)).filter(({ row }) => wanted.has(row.id));
  return chosen.map(({ row }) => row);
}
