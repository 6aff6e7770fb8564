import type { packFilms } from 'shared/contract/pack/pack-list';
import type { z } from 'zod';
import type { Lang } from './read-pack.ts';

export type Film = z.output<typeof packFilms>[number];

/** `hh:mm:ss.mmm` */
function moment(seconds: number): string {
  const whole = Math.round(seconds * 1000);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const [hours, minutes] = [Math.floor(whole / 3_600_000), Math.floor(whole / 60_000) % 60];
  return `${part(hours)}:${part(minutes)}:${part(Math.floor(whole / 1000) % 60)}.${part(whole % 1000, 3)}`;
}

export interface Cue {
  /** Seconds from the start. */
  from: number;
  until: number;
  text: string;
}

/** Cues as WebVTT (W3C); `settings` follow every time. */
export function vttOf(cues: readonly Cue[], settings = ''): string {
  const tail = settings === '' ? '' : ` ${settings}`;
  const written = cues.map(
    ({ from, until, text }, at) => `${at + 1}\n${moment(from)} --> ${moment(until)}${tail}\n${text}\n`,
  );
  return ['WEBVTT\n', ...written].join('\n');
}

/** A line for each chapter of a film; the last ends with the film. */
function byChapter(
  { chapters }: Pick<Film, 'chapters'>,
  seconds: number,
  text: (of: Film['chapters'][number]) => string,
) {
  return vttOf(
    chapters.map((chapter, index) => ({
      from: chapter.at,
      until: chapters[index + 1]?.at ?? seconds,
      text: text(chapter),
    })),
  );
}

/** Names of the chapters of a film in one language. */
export const chaptersVtt = (film: Pick<Film, 'chapters'>, seconds: number, lang: Lang): string =>
  byChapter(film, seconds, ({ title }) => title[lang]);

/** What is seen in each chapter, to be read aloud (WCAG 1.2.5 by technique H96). */
export const descriptionsVtt = (film: Pick<Film, 'chapters'>, seconds: number, lang: Lang): string =>
  byChapter(film, seconds, ({ seen }) => seen[lang]);

/**
 * Captions of a film in one language. They stand high, because the words in the picture stand low, by the line: Chromium
 * does not wrap captions that stand by a share of the height, and cuts them off.
 */
export function webVtt({ captions }: Film, lang: Lang): string {
  return vttOf(
    captions.map((caption) => ({ ...caption, text: caption.text[lang] })),
    'line:0 size:90%',
  );
}
