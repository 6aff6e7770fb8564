import { FACE } from '../lettering.ts';
import type { Both } from '../moving.ts';

/* Lengths are pixels of the film. */

export const LEFT = 56;
export const RIGHT = 904;
export const BRIGHT = '#f4f7fa';
export const SOFT = '#c9ddf2';
export const FAINT = '#8fa3b6';

interface TextStyle {
  size: number;
  colour?: string;
  opacity?: number;
  anchor?: 'start' | 'middle' | 'end';
}

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One line, its base at `y`. */
export function textAt([x, y]: readonly [number, number], words: string, style: TextStyle): string {
  const { size, colour = BRIGHT, opacity = 1, anchor = 'start' } = style;
  if (words === '' || opacity <= 0.01) return '';
  return `<text x="${x}" y="${y.toFixed(1)}" font-family="${FACE}" font-size="${size}" fill="${colour}" opacity="${opacity.toFixed(3)}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

/** The smallest that can still be read on a phone held across. */
const SMALLEST = 13;

/** Chinese above English, as all papers of the group have it. */
export function pairAt([x, y]: readonly [number, number], { cn, en }: Both, style: TextStyle): string {
  const below = Math.max(SMALLEST, Math.round(style.size * 0.62));
  return (
    textAt([x, y], cn, style) +
    textAt([x, y + below * 1.45], en, { ...style, size: below, colour: style.colour ?? SOFT })
  );
}

const HAN = /[\u3000-\u9fff\uff00-\uffef]/u;
/** Widths of letters of the two faces, as shares of their size. */
const widthOf = (letter: string) => (HAN.test(letter) ? 1 : 0.55);

/** Breaks words into lines that fit: between Han letters, and at spaces. */
export function wrapped(words: string, size: number, width: number): string[] {
  const pieces = words.match(/[^\s\u3000-\u9fff\uff00-\uffef]+\s?|[\u3000-\u9fff\uff00-\uffef]/gu) ?? [];
  const lines = [''];
  let used = 0;
  for (const piece of pieces) {
    const wide = piece.split('').reduce((sum, letter) => sum + widthOf(letter), 0) * size;
    // No line begins with a mark that ends a sentence.
    const isMark = /^[，。？！；：、]/u.test(piece);
    if (used + wide > width && used > 0 && !isMark) {
      lines.push('');
      used = 0;
    }
    lines[lines.length - 1] += piece;
    used += wide;
  }
  return lines.map((line) => line.trimEnd());
}
