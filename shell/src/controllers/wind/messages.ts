import type { Palette } from './draw.ts';

/** What a page has for its air to be drawn. */
export interface Opening {
  kind: 'opened';
  canvas: OffscreenCanvas;
  /** The file that lies on the page: what draws may fetch nothing. */
  lines: string;
  /** The path of the orange line, which is drawn in the page. */
  accent: { d: string; weight: number };
  palette: Palette;
}

/** What happens on the page meanwhile. */
export type PageEvent =
  /** The canvas, in pixels of the style sheet; `density` is pixels of the screen for each of them. */
  | { kind: 'resized'; width: number; height: number; density: number }
  /** @see sceneAt; `isHeld` while the page moves over the picture */
  | { kind: 'scrolled'; scene: number; scenes: number; isHeld: boolean }
  /** Pixels of the style sheet from the upper left corner of the canvas. */
  | { kind: 'pointed'; x: number; y: number }
  | { kind: 'released' | 'rested' | 'woken' };

/** The first picture is there; or there will be none any more. */
export type News = 'drawn' | 'ended';
