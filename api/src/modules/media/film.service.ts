import { HTML_LANG, LANGS, type Lang } from 'shared/contract/text/lang';
import type { MediaFilm } from 'shared/contract/media/media';
import { MEDIA_PREFIX } from 'shared/contract/site/site';
import type { ContentDb } from '../../db/content-reads.ts';
import { findEntries } from '../../imported/entry.store.ts';
import type { EntryBody } from '../../imported/entry.model.ts';

const TYPES = { webm: 'video/webm', mp4: 'video/mp4' } as const;

/** Name of the captions of a film in a language, below `media/`. */
export const captionsFile = (file: string, lang: Lang): string => `${file}.${HTML_LANG[lang]}.vtt`;

/** Names of everything that a film consists of, below `media/`. */
export function filmFiles({ file, captions }: Pick<EntryBody<'film'>, 'file' | 'captions'>): string[] {
  const spoken = captions.length > 0 ? LANGS.map((lang) => captionsFile(file, lang)) : [];
  return [...Object.keys(TYPES).map((ending) => `${file}.${ending}`), ...spoken];
}

/** Names of the files with the captions of all films, by the entries of the library that they belong to. */
export async function findCaptionFiles(content: ContentDb): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await findEntries(content, 'film');
  return new Map(rows.map((film) => [film.id, filmFiles(film).filter((name) => name.endsWith('.vtt'))]));
}

function filmOf({ file, width, height, captions }: EntryBody<'film'>, lang: Lang): MediaFilm {
  const languages = LANGS.toSorted((a, b) => Number(b === lang) - Number(a === lang));
  return {
    sources: Object.entries(TYPES).map(([ending, type]) => ({ src: `${MEDIA_PREFIX}/${file}.${ending}`, type })),
    width,
    height,
    captions:
      captions.length === 0
        ? []
        : languages.map((each) => ({ src: `${MEDIA_PREFIX}/${captionsFile(file, each)}`, lang: HTML_LANG[each] })),
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
