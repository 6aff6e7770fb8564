import type { MediaItem } from 'shared/contract/media/media';
import type { Picture } from 'shared/contract/content/picture';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { findPictures, optionalPicture, type PictureIndex } from '../../imported/picture.store.ts';
import { findFilms } from '../media/film.service.ts';
import { coversOf, type LibraryEntry } from './library-choice.model.ts';
import type { MediaRow } from './library.store.ts';

/** Entries of the library as pages show them. */
export async function mediaItems(
  { content, pictures, downloads }: Pick<Services, 'content' | 'pictures' | 'downloads'>,
  entries: readonly LibraryEntry[],
  lang: Lang,
): Promise<MediaItem[]> {
  const covers = coversOf(entries);
  const rows = entries.map(({ row }) => ({ ...row, picture: covers.get(row.id) ?? null }));
  const videos = rows.filter(({ kind }) => kind === 'video').map(({ id }) => id);
  const [pictureOf, films, offers] = await Promise.all([
    findPictures(
      pictures,
      rows.map(({ picture }) => picture),
      lang,
    ),
    findFilms({ content, sizeOf: (name) => downloads.sizeOf(name) }, videos, lang),
    downloads.offers(entries.map(({ row }) => row)),
  ]);
  return rows.map((row) => {
    const film = films.get(row.id);
    const form = row.kind === 'pack' && row.files.length > 0 ? { url: downloads.packForm(row.id) } : {};
    return {
      ...mediaItemOf(row, lang, pictureOf),
      offers: offers.get(row.id) ?? [],
      ...form,
      ...(film ? { film } : {}),
    };
  });
}

/** What is offered for download is shown as it is, never as its dark variant. */
export const asOffered = (picture: Picture | undefined) => picture && { ...picture, night: undefined };

function mediaItemOf(row: MediaRow, lang: Lang, pictureOf: PictureIndex): Omit<MediaItem, 'offers'> {
  return {
    id: row.id,
    title: row.title[lang],
    summary: row.summary[lang],
    kind: row.kind,
    date: row.date,
    tags: [...row.tags[lang]],
    ...optionalPicture(asOffered(pictureOf(row.picture))),
    ...(row.duration === null ? {} : { duration: row.duration }),
    fileCount: row.file_count,
    size: row.size,
    url: row.url,
    credit: row.credit[lang],
  };
}
