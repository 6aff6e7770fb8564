import { HTML_LANG, LANGS, type Lang } from 'shared/contract/text/lang';
import type { EntryBody } from '../../imported/entry.model.ts';

/* Names of files below `media/`. */

/** Formats of every film, best first. */
export const FILM_TYPES = { webm: 'video/webm', mp4: 'video/mp4' } as const;

const moving = (file: string) => Object.keys(FILM_TYPES).map((ending) => `${file}.${ending}`);

/** The captions of a film in a language. */
export const captionsFile = (file: string, lang: Lang): string => `${file}.${HTML_LANG[lang]}.vtt`;

/** What the names of the chapters of a film begin with. */
export const chaptersOf = (file: string): string => `${file}.chapters`;

/** Everything that a film consists of. */
export function filmFiles({ file, captions }: Pick<EntryBody<'film'>, 'file' | 'captions'>): string[] {
  const spoken = captions.length > 0 ? LANGS.map((lang) => captionsFile(file, lang)) : [];
  return [...moving(file), ...spoken];
}

/** The same of the film of a briefing, which has chapters, too. */
export const briefingFiles = (file: string): string[] => [
  ...moving(file),
  ...[file, chaptersOf(file)].flatMap((name) => LANGS.map((lang) => captionsFile(name, lang))),
];
