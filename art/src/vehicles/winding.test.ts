import { describe, expect, test } from 'vitest';
import { box, pillow } from '../geometry/primitives.ts';
import { Soup } from '../geometry/soup.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { windingsOf } from '../testing/mesh-probe.ts';
import { HERITAGE_SUBJECTS, SUBJECTS } from './subject.ts';

/** What cuts through a body may turn over at their corners. */
const MOST = 0.001;
const NAMES = Object.keys(MATERIAL_NUMBERS);

/** A browser shows a triangle from the side that its corners run round anticlockwise, and lights it by its normals. */
describe.each([...SUBJECTS, ...HERITAGE_SUBJECTS])('$id', ({ build }) => {
  test('has no part whose triangles look away from where they are lit', () => {
    const wrong = windingsOf(build(0.1)).filter(({ inwards }) => inwards > MOST);
    expect(wrong.map(({ material, inwards }) => `${NAMES[material]}: ${inwards}`)).toEqual([]);
  });
});

test.each([
  ['a mirror', { turn: ([x, y, z]: readonly number[]) => [x, -y, z] as [number, number, number] }],
  ['a scale below zero', { scale: [1, -2, 1] as [number, number, number] }],
  ['the other side', { mirror: true }],
  ['a scale and a mirror', { scale: [-1, -2, -1] as [number, number, number], mirror: true }],
])('a shape stays outside out through %s', (_, placement) => {
  const soup = new Soup();
  soup.place(box([1, 2, 3]), 0, { at: [5, 5, 5], ...placement });
  soup.place(pillow([1, 1, 1]), 0, placement);
  expect(windingsOf(soup)).toEqual([{ material: 0, inwards: 0 }]);
});
