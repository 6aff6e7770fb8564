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

/** The same of what is seen in each chapter. */
export const descriptionsOf = (file: string): string => `${file}.descriptions`;

const inAll = (name: string) => LANGS.map((lang) => captionsFile(name, lang));

/** The captions of a film in all languages; a loop has none. */
export const captionFiles = ({ file, captions }: Pick<EntryBody<'film'>, 'file' | 'captions'>): string[] =>
  captions.length > 0 ? inAll(file) : [];

/** Everything that a film consists of, also what may not be there. */
export const filmFiles = (film: Omit<EntryBody<'film'>, 'id' | 'width' | 'height'>): string[] => [
  ...(film.editions.length > 0 ? film.editions.map(({ name }) => name) : moving(film.file)),
  ...captionFiles(film),
  ...(film.chapters.length > 0 ? [chaptersOf(film.file), descriptionsOf(film.file)].flatMap(inAll) : []),
];

/** The same of the film of a briefing, which has chapters, too. */
export const briefingFiles = (file: string): string[] => [...moving(file), ...[file, chaptersOf(file)].flatMap(inAll)];
