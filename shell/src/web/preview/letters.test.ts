import { beforeAll, describe, expect, it } from 'vitest';
import { openLetters, type Letters } from './letters.ts';

/** The sizes of Archivo at weight 300 and width 108, and of Noto Sans SC at weight 300, as their files have them. */
describe('letters of a preview', () => {
  let letters: Letters;
  beforeAll(async () => {
    letters = await openLetters();
  });

  it('are as wide as in the face of their script: Latin in that of the site, all else in the Han face', () => {
    expect(['I', 'W', '风'].map((text) => Math.round(letters.width(text, 1000)))).toEqual([277, 983, 1000]);
    expect(letters.width('风I', 1000)).toBeCloseTo(letters.width('风', 1000) + letters.width('I', 1000));
    expect(letters.width('W', 500)).toBeCloseTo(letters.width('W', 1000) / 2);
  });

  it('stand on the line, one after the other, with a tenth of a pixel', () => {
    const tall = 'M9.8,0L9.8,-68.6L18,-68.6L18,0L9.8,0Z';
    expect(letters.path('I', 100)).toBe(tall);
    expect(letters.path('I.', 100)).toBe(`${tall}M36.5,0L36.5,-9.7L45.5,-9.7L45.5,0L36.5,0Z`);
    expect(letters.path('一I', 100)).toBe(
      'M4.8,-41.7L95.7,-41.7L95.7,-36.4L4.8,-36.4L4.8,-41.7ZM109.8,0L109.8,-68.6L118,-68.6L118,0L109.8,0Z',
    );
  });

  it('that no face has leave their room', () => {
    expect(letters.width('\u{10FFFD}', 100)).toBeGreaterThan(0);
  });
});
