import {
  MEDIA_FACETS,
  type MediaColour,
  type MediaConditions,
  type MediaFacet,
  type MediaFacets,
  type MediaOrientation,
  type MediaSort,
  type MediaTopic,
} from 'shared/contract/media/media';
import type { Lang } from 'shared/contract/text/lang';
import type { Words } from '../../db/schema.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import type { PictureRow } from '../../imported/pictures.store.ts';
import { holdsWords, wordsText } from '../../model/holds-words.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import type { MediaRow } from './library.store.ts';

/** An entry of the library with what it is about. */
export interface LibraryEntry {
  row: MediaRow;
  subjects: readonly EntryBody<'mediaSubject'>[];
  topics: readonly MediaTopic[];
  brands: readonly { id: string; name: Words }[];
  colour?: MediaColour | undefined;
  place?: Words | undefined;
  cover: PictureRow | undefined;
  orientation: MediaOrientation | undefined;
}

/** A square is neither. */
export function orientationOf(picture: { width: number; height: number } | undefined): MediaOrientation | undefined {
  if (!picture || picture.width === picture.height) return undefined;
  return picture.width > picture.height ? 'landscape' : 'portrait';
}

const VALUES: { readonly [F in MediaFacet]: (entry: LibraryEntry) => readonly string[] } = {
  type: ({ row }) => [row.kind],
  brand: ({ brands }) => brands.map(({ id }) => id),
  vehicle: ({ subjects }) => subjects.filter(({ kind }) => kind === 'vehicle').map(({ id }) => id),
  topic: ({ topics }) => topics,
  orientation: ({ orientation }) => (orientation === undefined ? [] : [orientation]),
  colour: ({ colour }) => (colour === undefined ? [] : [colour]),
  year: ({ row }) => [row.date.slice(0, 4)],
};

/** Names that are the pack's; the others are words of the page. */
function namesIn(entries: readonly LibraryEntry[]): Partial<Record<MediaFacet, Map<string, Words>>> {
  return {
    brand: new Map(entries.flatMap(({ brands }) => brands.map(({ id, name }) => [id, name] as const))),
    vehicle: new Map(entries.flatMap(({ subjects }) => subjects.map(({ id, name }) => [id, name] as const))),
  };
}

/** What words are looked for in, folded, each between spaces; made once for each row that the content has. */
const texts = new WeakMap<MediaRow, string>();

function textOf({ row, subjects, brands, cover }: LibraryEntry): string {
  const known = texts.get(row);
  if (known !== undefined) return known;
  const named = [...subjects, ...brands].map(({ name }) => name);
  const words = [row.title, row.summary, ...named, ...(cover ? [cover.alt] : [])].flatMap(({ cn, en }) => [cn, en]);
  const tags = [...row.tags.cn, ...row.tags.en];
  const text = wordsText([...words, ...tags]);
  texts.set(row, text);
  return text;
}

interface Moment {
  /** Milliseconds since the epoch. */
  now: number;
}

function fits(entry: LibraryEntry, conditions: MediaConditions, { now, except }: Moment & { except?: MediaFacet }) {
  const { time, searchKeyword } = conditions;
  if (time !== '' && entry.row.date < dayOf(now, time)) return false;
  const hasAll = MEDIA_FACETS.every((facet) => {
    const wanted = String(conditions[facet]);
    return facet === except || wanted === '' || VALUES[facet](entry).includes(wanted);
  });
  return hasAll && holdsWords(textOf(entry), searchKeyword);
}

/** The entries that conditions leave, in their order. The time counts whole days of Shanghai (spec G-16). */
export function chosenEntries(
  entries: readonly LibraryEntry[],
  conditions: MediaConditions,
  { now }: Moment,
): LibraryEntry[] {
  return entries.filter((entry) => fits(entry, conditions, { now }));
}

/** The counts of each facet, the largest first, years from the newest. */
export function facetsOf(
  entries: readonly LibraryEntry[],
  conditions: MediaConditions,
  { now, lang }: Moment & { lang: Lang },
): MediaFacets {
  const names = namesIn(entries);
  const countsOf = (facet: MediaFacet): MediaFacets[MediaFacet] => {
    const left = entries.filter((entry) => fits(entry, conditions, { now, except: facet }));
    const counts = new Map<string, number>();
    for (const value of left.flatMap((entry) => VALUES[facet](entry))) counts.set(value, (counts.get(value) ?? 0) + 1);
    const found = [...counts].map(([value, count]) => {
      const name = names[facet]?.get(value)?.[lang];
      return { value, count, ...(name === undefined ? {} : { name }) };
    });
    return facet === 'year'
      ? found.toSorted((a, b) => Number(b.value) - Number(a.value))
      : found.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  };
  return Object.fromEntries(MEDIA_FACETS.map((facet) => [facet, countsOf(facet)])) as MediaFacets;
}

/** @param entries newest first */
export function sortedEntries(entries: readonly LibraryEntry[], sort: MediaSort, lang: Lang): LibraryEntry[] {
  if (sort === 'newest') return [...entries];
  if (sort === 'oldest') return entries.toReversed();
  const { compare } = new Intl.Collator(lang === 'cn' ? 'zh-CN' : 'en', { numeric: true });
  return entries.toSorted((a, b) => compare(a.row.title[lang], b.row.title[lang]));
}

const PICTURE_FILE = /^(.+)-\d+\.(?:avif|webp|jpg)$/;

/** The picture that a file is a size of. */
export const pictureOfFile = (file: string): string | undefined => PICTURE_FILE.exec(file)?.[1];

/** Pictures that an entry gives, by the names of its files. */
export function picturesIn({ row }: LibraryEntry): string[] {
  return row.files.flatMap((file) => pictureOfFile(file) ?? []);
}

/**
 * The cover of each entry of one page, by its id: none is shown twice, for neighbours that look alike look like a mistake. What
 * has one picture only keeps it; a package takes another of its own.
 */
export function coversOf(entries: readonly LibraryEntry[]): ReadonlyMap<string, string | null> {
  const own = entries.filter(({ row }) => row.kind !== 'pack').map(({ row }) => row.picture);
  const shown = new Set<string | null>(own);
  const covers = new Map<string, string | null>();
  for (const entry of entries) {
    const { id, kind, picture } = entry.row;
    const free = kind === 'pack' ? [picture, ...picturesIn(entry)].find((name) => !shown.has(name)) : picture;
    shown.add(free ?? null);
    covers.set(id, free ?? null);
  }
  return covers;
}
