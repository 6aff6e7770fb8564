import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** The value of an opaque colour token in a theme. */
function token(name: string, theme: Theme): string {
  const value = new RegExp(String.raw`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  return (pair ? pair[theme === 'light' ? 1 : 2] : value) ?? '';
}

/** Relative luminance (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What `filter: grayscale(1)` makes of a colour: a weighted sum of the encoded channels (Filter Effects, section 13.1). */
function inGrey(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const grey = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
}

const SURFACES = ['ground', 'stage', 'panel'];
const TEXTS = ['text', 'text-soft', 'text-faint', 'signal-text', 'rise', 'fall', 'done'];
const LINES = ['signal', 'line-firm', 'line-field', 'stream', 'focus', 'data-1', 'data-2', 'data-3', 'data-4'];
const pairs = (names: string[], surfaces: string[]) =>
  names.flatMap((name) => surfaces.flatMap((surface) => themes.map((theme) => ({ name, surface, theme }))));

// Spec C20, R-3.
describe('contrast of colours', () => {
  it.each(pairs(TEXTS, SURFACES))(
    '$name can be read on $surface in $theme (WCAG 1.4.3)',
    ({ name, surface, theme }) => {
      expect(contrast(token(name, theme), token(surface, theme))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pairs(LINES, SURFACES))(
    '$name can be seen on $surface in $theme (WCAG 1.4.11)',
    ({ name, surface, theme }) => {
      expect(contrast(token(name, theme), token(surface, theme))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(pairs(TEXTS, SURFACES))(
    '$name can be read on $surface in $theme in grey, too',
    ({ name, surface, theme }) => {
      expect(contrast(inGrey(token(name, theme)), inGrey(token(surface, theme)))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(pairs(LINES, SURFACES))(
    '$name can be seen on $surface in $theme in grey, too',
    ({ name, surface, theme }) => {
      expect(contrast(inGrey(token(name, theme)), inGrey(token(surface, theme)))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['on-night', 'on-night-soft', 'signal-night'])('%s can be read on night', (name) => {
    expect(contrast(token(name, 'dark'), token('night', 'dark'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(TEXTS)('%s can be read on night scenes, which use the dark theme', (name) => {
    expect(contrast(token(name, 'dark'), token('night', 'dark'))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(themes)('an inverted control can be read in %s', (theme) => {
    expect(contrast(token('ground', theme), token('text', theme))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the set of tokens', () => {
  it('stays small enough to know by heart', () => {
    expect(new Set(css.match(/--[a-z0-9-]+(?=:)/g)).size).toBeLessThanOrEqual(80);
  });
});
