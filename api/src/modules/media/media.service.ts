import type { z } from 'zod';
import type { Lang } from 'shared/contract/text/lang';
import type { mediaFilter, MediaItem, MediaPage } from 'shared/contract/media/media';
import type { Picture } from 'shared/contract/content/picture';
import type { Services } from '../../calls/call-table.ts';
import { dayOf } from '../../model/shanghai-time.ts';
import { packFormPath } from './download-paths.model.ts';
import { findFilms } from './film.service.ts';
import { findMedia, type MediaRow } from './media.store.ts';
import { findPictures, optionalPicture, type PictureIndex } from '../../imported/picture.store.ts';

/** The media library, newest first; the time filter counts whole days of Shanghai (spec G-16). */
export async function mediaLibrary(
  { db, content, pictures, now }: Services,
  lang: Lang,
  { type, time, pageNo, pageSize }: z.output<typeof mediaFilter>,
): Promise<MediaPage> {
  const { rows, total } = await findMedia(db, {
    kind: type,
    from: time === '' ? undefined : dayOf(now(), time),
    now: new Date(now()),
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  const pictureOf = await findPictures(
    pictures,
    rows.map((row) => row.picture),
    lang,
  );
  const videos = rows.filter((row) => row.kind === 'video').map((row) => row.id);
  const films = await findFilms(content, videos, lang);
  const list = rows.map((row) => {
    const film = films.get(row.id);
    return { ...mediaItemOf(row, lang, pictureOf), ...(film ? { film } : {}) };
  });
  return { list, pageNo, totalCount: total };
}

/** What is offered for download is shown as it is, never as its dark variant. */
const asOffered = (picture: Picture | undefined) => picture && { ...picture, night: undefined };

function mediaItemOf(row: MediaRow, lang: Lang, pictureOf: PictureIndex): MediaItem {
  return {
    id: row.id,
    title: row.title[lang],
    summary: row.summary[lang],
    kind: row.kind,
    date: row.date,
    tags: row.tags[lang],
    ...optionalPicture(asOffered(pictureOf(row.picture))),
    ...(row.duration === null ? {} : { duration: row.duration }),
    fileCount: row.file_count,
    size: row.size,
    url: row.kind === 'pack' && row.files.length > 0 ? packFormPath(row.id) : row.url,
    credit: row.credit[lang],
  };
}
