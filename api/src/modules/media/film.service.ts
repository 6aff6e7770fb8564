import { HTML_LANG, LANGS, type Lang } from 'shared/contract/text/lang';
import type { MediaFilm } from 'shared/contract/media/media';
import type { FilmDetail } from 'shared/contract/media/media-detail';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { ContentDb } from '../../db/content-reads.ts';
import { findEntries } from '../../imported/entry.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';
import { takeFileHref } from './download-paths.model.ts';
import { captionFiles, captionsFile, chaptersOf, descriptionsOf, FILM_TYPES } from './film-files.service.ts';

/** Names of the files with the captions of all films, by the entries of the library that they belong to. */
export async function findCaptionFiles(content: ContentDb): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await findEntries(content, 'film');
  return new Map(rows.map((film) => [film.id, captionFiles(film)]));
}

type FilmBody = EntryBody<'film'>;

const srcOf = (name: string) => `${MEDIA_PREFIX}/${name}`;

/** The files of a film that has one size, best first. */
export const filmSources = (file: string): MediaFilm['sources'] =>
  Object.entries(FILM_TYPES).map(([ending, type]) => ({ src: srcOf(`${file}.${ending}`), type }));

/** WebVTT files of one kind in all languages, that of the page first. */
export function textTracks(file: string, lang: Lang): MediaFilm['captions'] {
  const languages = LANGS.toSorted((a, b) => Number(b === lang) - Number(a === lang));
  return languages.map((each) => ({ src: srcOf(captionsFile(file, each)), lang: HTML_LANG[each] }));
}

/** Bytes of a file of the pack. @throws where it is not there */
type SizeOf = (name: string) => Promise<number>;

/** The editions of a film whose files are there, with the bytes that are noted: best first. */
async function editionsOf({ editions }: FilmBody, sizeOf: SizeOf): Promise<FilmBody['editions']> {
  const isThere = ({ name, bytes }: FilmBody['editions'][number]) =>
    sizeOf(name).then(
      (size) => size === bytes,
      () => false,
    );
  const there = await Promise.all(editions.map(isThere));
  return editions.filter((_edition, index) => there[index]);
}

/** In lists a film is small, so that its small files come first. */
async function sourcesOf(film: FilmBody, sizeOf: SizeOf): Promise<MediaFilm['sources']> {
  if (film.editions.length === 0) return filmSources(film.file);
  const editions = await editionsOf(film, sizeOf);
  return editions.toSorted((a, b) => a.width - b.width).map(({ name, type }) => ({ src: srcOf(name), type }));
}

async function filmOf(film: FilmBody, lang: Lang, sizeOf: SizeOf): Promise<MediaFilm> {
  const { file, width, height, captions } = film;
  return {
    sources: await sourcesOf(film, sizeOf),
    width,
    height,
    captions: captions.length === 0 ? [] : textTracks(file, lang),
    transcript: captions.map(({ text }) => text[lang]),
  };
}

/** Where films are looked up. */
interface FilmSources {
  content: ContentDb;
  sizeOf: SizeOf;
}

/** Films by the entries of the library that they belong to. */
export async function findFilms(
  { content, sizeOf }: FilmSources,
  ids: readonly string[],
  lang: Lang,
): Promise<ReadonlyMap<string, MediaFilm>> {
  if (ids.length === 0) return new Map();
  const { rows } = await findEntries(content, 'film', { ids });
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await filmOf(row, lang, sizeOf)] as const)));
}

/** What the page of a film has besides; undefined for what is no film. */
export async function filmInFull(sources: FilmSources, id: string, lang: Lang): Promise<FilmDetail | undefined> {
  const { rows } = await findEntries(sources.content, 'film', { ids: [id] });
  const [film] = rows;
  return film ? { files: await filesToTake(film, sources.sizeOf), ...chaptersIn(film, lang) } : undefined;
}

/** Moving pictures that are there, and the captions in all languages. */
async function filesToTake(film: FilmBody, sizeOf: SizeOf): Promise<FilmDetail['files']> {
  const { id, file } = film;
  const about = (name: string) => ({ name, src: srcOf(name), url: takeFileHref(id, name) });
  const editions = await editionsOf(film, sizeOf);
  const captions = film.captions.length === 0 ? [] : LANGS;
  return [
    ...editions.map(({ name, type, width, height, bytes }) => ({ ...about(name), type, width, height, size: bytes })),
    ...(await Promise.all(
      captions.map(async (lang) => {
        const name = captionsFile(file, lang);
        return { ...about(name), type: 'text/vtt', lang: HTML_LANG[lang], size: await sizeOf(name) };
      }),
    )),
  ];
}

function chaptersIn({ file, captions, chapters }: FilmBody, lang: Lang): Omit<FilmDetail, 'files'> {
  const endOf = (index: number) => chapters[index + 1]?.at ?? Infinity;
  return {
    chapters: chapters.map(({ at, title, seen }, index) => ({
      at,
      name: title[lang],
      seen: seen[lang],
      lines: captions.filter(({ from }) => from >= at && from < endOf(index)).map(({ text }) => text[lang]),
    })),
    chapterTracks: chapters.length === 0 ? [] : textTracks(chaptersOf(file), lang),
    descriptionTracks: chapters.length === 0 ? [] : textTracks(descriptionsOf(file), lang),
  };
}
