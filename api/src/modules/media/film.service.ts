import { HTML_LANG, LANGS, type Lang } from 'shared/contract/text/lang';
import type { MediaFilm } from 'shared/contract/media/media';
import type { FilmDetail } from 'shared/contract/media/media-detail';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { ContentDb } from '../../db/content-reads.ts';
import { findEntries } from '../../imported/entry.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { captionFiles, captionsFile, chaptersOf, FILM_TYPES } from './film-files.service.ts';

/** Names of the files with the captions of all films, by the entries of the library that they belong to. */
export async function findCaptionFiles(content: ContentDb): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await findEntries(content, 'film');
  return new Map(rows.map((film) => [film.id, captionFiles(film)]));
}

/** The files of a film, best first. */
export const filmSources = (file: string): MediaFilm['sources'] =>
  Object.entries(FILM_TYPES).map(([ending, type]) => ({ src: `${MEDIA_PREFIX}/${file}.${ending}`, type }));

/** WebVTT files of one kind in all languages, that of the page first. */
export function textTracks(file: string, lang: Lang): MediaFilm['captions'] {
  const languages = LANGS.toSorted((a, b) => Number(b === lang) - Number(a === lang));
  return languages.map((each) => ({ src: `${MEDIA_PREFIX}/${captionsFile(file, each)}`, lang: HTML_LANG[each] }));
}

function filmOf({ file, width, height, captions }: EntryBody<'film'>, lang: Lang): MediaFilm {
  return {
    sources: filmSources(file),
    width,
    height,
    captions: captions.length === 0 ? [] : textTracks(file, lang),
    transcript: captions.map(({ text }) => text[lang]),
  };
}

/** Films by the entries of the library that they belong to. */
export async function findFilms(
  content: ContentDb,
  ids: readonly string[],
  lang: Lang,
): Promise<ReadonlyMap<string, MediaFilm>> {
  if (ids.length === 0) return new Map();
  const { rows } = await findEntries(content, 'film', { ids });
  return new Map(rows.map((row) => [row.id, filmOf(row, lang)]));
}

/** What the page of a film has besides; undefined for what is no film, or a loop. */
export async function filmInFull(content: ContentDb, id: string, lang: Lang): Promise<FilmDetail | undefined> {
  const { rows } = await findEntries(content, 'film', { ids: [id] });
  const [film] = rows;
  return film && film.chapters.length > 0 ? detailOf(film, lang) : undefined;
}

function detailOf({ file, captions, chapters }: EntryBody<'film'>, lang: Lang): FilmDetail {
  const endOf = (index: number) => chapters[index + 1]?.at ?? Infinity;
  return {
    chapters: chapters.map(({ at, title, seen }, index) => ({
      at,
      name: title[lang],
      seen: seen[lang],
      lines: captions.filter(({ from }) => from >= at && from < endOf(index)).map(({ text }) => text[lang]),
    })),
    chapterTracks: textTracks(chaptersOf(file), lang),
  };
}
