import { describe, expect, it } from 'vitest';
import { exposed, meanOf, momentsOf } from './exposure.ts';
import { FILM_SIZE, type Frame } from './frame.ts';

/** A white bar whose left edge is there. */
const bar = (x: number): Frame => ({ drawing: `<rect x="${x}" y="0" width="20" height="540" fill="#fff"/>` });

async function reds(moments: readonly Frame[]): Promise<(x: number) => number> {
  const pixels = await exposed(moments, 1);
  return (x) => pixels[(200 * FILM_SIZE.width + x) * 3];
}

describe('a picture of a film', () => {
  it('is taken for half of its time, around its second', () => {
    const moments = momentsOf(2, 25);
    expect(moments.reduce((sum, at) => sum + at, 0) / moments.length).toBeCloseTo(2, 9);
    expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeCloseTo((0.5 / 25) * (7 / 8), 9);
  });

  it('shows what moves in all places where it was, each as long as it was there', async () => {
    const at = await reds([bar(100), bar(110), bar(120), bar(130)]);
    const [once, twice] = [at(105), at(115)];
    expect(once).toBeGreaterThan(at(95));
    expect(twice).toBeGreaterThan(once);
    expect([at(125), at(145)]).toEqual([twice, once]);
  });

  it('shows what stands still as sharp as it is', async () => {
    const [moved, still] = [await reds([bar(100), bar(140)]), await reds([bar(100), bar(100)])];
    expect([still(99), still(100), still(119)]).toEqual([moved(90), 255, 255]);
  });

  it('has the ground of the middle of its time', async () => {
    const ground = (value: number): Frame => ({
      drawing: '',
      pixels: () => Promise.resolve(Buffer.alloc(FILM_SIZE.width * FILM_SIZE.height * 3, value)),
    });
    expect((await reds([ground(10), ground(90), ground(170)]))(3)).toBe(90);
  });
});

it('means are rounded to the next byte', () => {
  expect([...meanOf([Buffer.from([0, 10, 255]), Buffer.from([1, 10, 254])])]).toEqual([1, 10, 255]);
});
