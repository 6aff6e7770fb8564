import type { MediaDetail } from 'shared/contract/media/media-detail';
import type { MediaKind } from 'shared/contract/media/media';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findPictures } from '../../imported/picture.store.ts';
import { CallError } from '../../model/call-error.ts';
import { filmInFull } from '../media/film.service.ts';
import { pressPixels } from '../media/offer.service.ts';
import { pictureOfFile, picturesIn, type LibraryEntry } from './library-choice.model.ts';
import { publishedEntries } from './library.service.ts';
import { articlesAbout, mediaSubjectOf } from './fact-sheet.service.ts';
import { asOffered, mediaItems } from './media-item.service.ts';

const MOST_RELATED = 8;
/** Those who read about a picture look for the film first. */
const RELATED_ORDER: readonly MediaKind[] = ['video', 'pack', 'image'];

/** One entry of the library in full. @throws {CallError} 40004 unknown, or not out yet: nobody can tell which */
export async function mediaInFull(services: Services, lang: Lang, id: string): Promise<MediaDetail> {
  const entries = await publishedEntries(services);
  const entry = entries.find(({ row }) => row.id === id);
  if (!entry) throw new CallError('40004');
  const others = relatedTo(entry, entries);
  const [items, files, film, pictures, articles] = await Promise.all([
    mediaItems(services, [entry, ...others], lang),
    filesOf(services, entry),
    filmInFull({ content: services.content, sizeOf: (name) => services.downloads.sizeOf(name) }, id, lang),
    picturesOf(services, { entry, entries }, lang),
    articlesAbout(services, entry.subjects, lang),
  ]);
  const [item, ...related] = items;
  if (!item) throw new CallError('40004');
  const { topics, orientation, colour, place, brands } = entry;
  return {
    item,
    topics: [...topics],
    ...(orientation === undefined ? {} : { orientation }),
    ...(colour === undefined ? {} : { colour }),
    place: place?.[lang] ?? '',
    subjects: entry.subjects.map((subject) => mediaSubjectOf(subject, brands, lang)),
    files,
    ...(film ? { film } : {}),
    pictures,
    articles,
    related,
  };
}

/** Those about the same, films before packages before pictures, each kind from the nearest on. */
function relatedTo(entry: LibraryEntry, entries: readonly LibraryEntry[]): LibraryEntry[] {
  const about = new Set(entry.subjects.map(({ id }) => id));
  const shared = ({ subjects }: LibraryEntry) => subjects.filter(({ id }) => about.has(id)).length / subjects.length;
  const rank = ({ row }: LibraryEntry) => RELATED_ORDER.indexOf(row.kind);
  return entries
    .filter((other) => other !== entry && other.subjects.some(({ id }) => about.has(id)))
    .toSorted((a, b) => rank(a) - rank(b) || shared(b) - shared(a))
    .slice(0, MOST_RELATED);
}

async function filesOf(
  { content, downloads, pictures }: Pick<Services, 'content' | 'downloads' | 'pictures'>,
  { row }: LibraryEntry,
): Promise<MediaDetail['files']> {
  const named = row.files.map((name) => ({ name, picture: pictureOfFile(name) ?? '' }));
  const pixelsOf = await pressPixels(content);
  const known = await pictures.find(named.map(({ picture }) => picture));
  return Promise.all(
    named.map(async ({ name, picture }) => {
      const { width, height } = pixelsOf(name) ?? known.get(picture) ?? {};
      const size = await downloads.sizeOf(name);
      const pixels = width === undefined || height === undefined ? {} : { width, height };
      return { name, url: `${MEDIA_PREFIX}/${name}`, size, ...pixels };
    }),
  );
}

async function picturesOf(
  { pictures }: Pick<Services, 'pictures'>,
  { entry, entries }: { entry: LibraryEntry; entries: readonly LibraryEntry[] },
  lang: Lang,
): Promise<MediaDetail['pictures']> {
  if (entry.row.kind !== 'pack') return [];
  const names = picturesIn(entry);
  const pictureOf = await findPictures(pictures, names, lang);
  const single = new Map(entries.filter(({ row }) => row.kind === 'image').map(({ row }) => [row.picture, row.id]));
  return names.flatMap((name) => {
    const picture = asOffered(pictureOf(name));
    const id = single.get(name);
    return picture ? [{ picture, ...(id === undefined ? {} : { id }) }] : [];
  });
}
