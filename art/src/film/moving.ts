import type { Stereo } from '../sound/signal.ts';
import type { Frame } from './frame.ts';

/** Seconds in which the moving threads of a place that is taken go round once. */
export const ROUND = 7;

/** Words in both languages. */
export interface Both {
  cn: string;
  en: string;
}

/** A loop, always silent: 0 and 1 are the same picture, so that it can run without end. */
export interface Loop {
  seconds: number;
  frame: (time: number) => Frame | Promise<Frame>;
  /** When the poster is taken, 0 to 1. */
  poster: number;
}

/** One shot of a film; it comes out of the dark and goes back into it. */
export interface Shot {
  seconds: number;
  /** `time` from 0 to 1, `at` in seconds since the film began. */
  frame: (time: number, at: number) => Frame | Promise<Frame>;
  /** Set in the picture, below on the left; on a card it is all there is. */
  title?: Both;
  card?: true;
  /** What is heard of it, so many seconds long; `from` is the second of the film at which it begins. Nothing without it. */
  sound?: (seconds: number, from: number) => Stereo;
  /** The hour, a figure: large, before the title. */
  figure?: string;
}

export interface Film {
  shots: readonly Shot[];
  /** Second that the poster is taken from. */
  poster: number;
  /** What its frames write besides titles. */
  words?: string;
}
