import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Soup } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';
import { BAYS } from './building.ts';
import { addRobot } from './robot.ts';
import { addSkid, addStations } from './station.ts';

const ARTICLE = new URL('../../../../content/pack/articles/nansha-welding-line/en.md', import.meta.url);
const words = readFileSync(ARTICLE, 'utf8');

const built = (build: (soup: Soup) => void) => {
  const soup = new Soup();
  build(soup);
  return soup;
};
const partsOf = ({ materials }: Soup, name: MaterialName) =>
  materials.filter(([material]) => material === MATERIAL_NUMBERS[name]).length;

describe('the line shows what its words say', () => {
  test('a body sits on four pins', () => {
    expect(words).toContain('sits on four pins');
    expect(
      partsOf(
        built((soup) => addSkid(soup, 0)),
        'chrome',
      ),
    ).toBe(4);
  });

  test('two cameras look at each station', () => {
    expect(words).toContain('Two cameras at each station');
    expect(partsOf(built(addStations), 'gloss')).toBe(2 * BAYS.length);
  });
});

test.each([[[0.25, 1.62, 1.1]], [[1.2, 1.6, 0.86]], [[-0.45, -1.62, 1.42]]] as [Vec3][])(
  'the electrodes of a robot meet at %j',
  (target) => {
    const robot = built((soup) => addRobot(soup, { foot: [0, 0, 0], target, colour: 'robotWhite' }));
    const copper = robot.points.filter((_, i) => robot.materials[i]?.[0] === MATERIAL_NUMBERS.copperWire);
    const away = copper.flatMap((points) =>
      Array.from({ length: points.length / 3 }, (_, i) =>
        Math.hypot(points[3 * i] - target[0], points[3 * i + 1] - target[1], points[3 * i + 2] - target[2]),
      ),
    );
    expect(away.reduce((least, value) => Math.min(least, value), Infinity)).toBeLessThan(0.03);
  },
);
