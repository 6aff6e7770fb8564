import type { Picture } from '../../../contract/content/picture.ts';
import { pictureUrl } from '../picture/picture.tsx';

/** A film of the library. Times are seconds. */
export interface Video {
  title: string;
  /** Best first; browsers take the first that they can play. */
  sources: readonly {
    src: string;
    type: string;
    /** Windows that it is for, as a media query; all without one. */ media?: string;
  }[];
  /** What is seen before it plays, in the film's own proportions. */
  poster: Picture;
  width: number;
  height: number;
  /** Where it begins. */
  startAt?: number;
}

/** A file from a moment of it (W3C Media Fragments); browsers that do not know this begin at its beginning. */
export const sourceFrom = (src: string, { startAt = 0 }: Pick<Video, 'startAt'>): string =>
  startAt > 0 ? `${src}#t=${startAt}` : src;

/** Captions of what is said and heard, in a language (WCAG 1.2.2). */
export interface Captions {
  src: string;
  /** BCP 47. */
  lang: string;
  /** Name of the language in that language. */
  name: string;
}

/**
 * Attributes that every film has: its box is known, nothing is fetched before somebody asks. A poster is one file for all
 * browsers: those few without AVIF show the film's controls on its ground.
 */
export function videoAttributes({ poster, width, height }: Video) {
  const fitting = poster.widths.filter((size) => size <= 1200);
  const size = Math.max(...(fitting.length > 0 ? fitting : poster.widths));
  return { poster: pictureUrl(poster, size, 'avif'), width, height, preload: 'none', playsInline: true } as const;
}

/** `m:ss`, or `h:mm:ss` for an hour and more. */
export function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
