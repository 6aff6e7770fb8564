import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Autograph } from './autograph.tsx';
import { CAPITALS, SMALL } from './letters.ts';
import { signed } from './pen.ts';

const NAMES = ['mo-xingchuan', 'gu-mingchuan', 'qi-shanye', 'zhuo-an', 'su-he', 'fu-qinghe'];
/** Bytes of a signature in the markup. */
const MOST = 600;

describe('a signature', () => {
  it('is the same for ever', () => {
    expect(NAMES.map(signed)).toEqual(NAMES.map(signed));
    // As it was on the day when it was first seen: who writes otherwise from now on signs all pages anew.
    expect(signed('su-he').d).toBe(
      'M72 34t-4-13-22-9-16 24 19 23 12 24-25 21-26-10 7-6 34-2 23-15 0 8 9 14 15-18 3 1 4 10 5-6M194 4t-9 17-13 45 8 18 12-10M132 54t13-5 26-3 13 2M124 30t8-10 6 15-7 43 30 6 47-15 9-11-12-4-10 16 7 11 15-6 19-11 16 10-9 28-27 8 31-21 45-17',
    );
  });

  it('is of another hand for everybody', () => {
    const drawn = NAMES.map((name) => signed(name).d);
    expect(new Set(drawn).size).toBe(NAMES.length);
    // The same given name is written in another way too.
    const tail = (name: string) => signed(name).d.slice(-60);
    expect(tail('mo-xingchuan')).not.toBe(tail('gu-xingchuan'));
  });

  it.each(NAMES)('of %s weighs less than a small picture, and stays within its box', (name) => {
    const { width, height, d } = signed(name);
    expect(renderToStaticMarkup(<Autograph of={name} />).length).toBeLessThan(MOST);
    expect(d).toMatch(/^M[\d -]+t/);
    expect(width).toBeGreaterThan(height);
  });

  it('is silent for those who listen, whose name stands beside it', () => {
    expect(renderToStaticMarkup(<Autograph of="su-he" />)).toContain('aria-hidden="true"');
  });

  it('knows the letters that names are made of', () => {
    expect(Object.keys(SMALL).join('')).toMatch(/^[a-z]+$/);
    const ways = [...Object.values(SMALL), ...Object.values(CAPITALS)].flatMap(({ strokes }) => strokes);
    expect(ways.filter((way) => way.length < 2 || way.flat().some(Number.isNaN))).toEqual([]);
  });
});
