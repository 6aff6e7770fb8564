import { Soup } from '../../geometry/soup.ts';
import { surface } from '../../geometry/primitives.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';
import { turbulence } from '../../tracer/noise.ts';
import { spread } from '../fixtures.ts';
import { addGuardRail } from './buildings.ts';
import { addConifer, addTufts } from './plants.ts';
import { addLand, dice, type Height } from './terrain.ts';

/** Middle of the bend, metres; the road runs round it. */
const CENTRE = [6, 46] as const;
const RADIUS = 46;

/** Place on the road by its angle from the vehicle, radians, and metres to the outside of the bend. */
const onRoad = (angle: number, out: number): Vec3 => [
  CENTRE[0] + (RADIUS + out) * Math.sin(angle),
  CENTRE[1] - (RADIUS + out) * Math.cos(angle),
  0.55 * Math.max(0, -angle),
];

const ribbon = (soup: Soup, material: MaterialName, [from, to, lift]: readonly [number, number, number]) => {
  const net = spread(120, [-2.1, 0.5]).map((angle) =>
    [from, to].map((out): Vec3 => {
      const [x, y, z] = onRoad(angle, out);
      return [x, y, z + lift];
    }),
  );
  soup.place(surface(net.map((row) => row.toReversed())), MATERIAL_NUMBERS[material]);
};

/** Below the road outside, up the slope inside; ridges far behind. */
const slope: Height = (x, y) => {
  const out = Math.hypot(x - CENTRE[0], y - CENTRE[1]) - RADIUS;
  const rough = 5 * (turbulence(x * 0.06, y * 0.06, 5) - 0.5);
  if (out > 4) return -0.35 - Math.min(70, (out - 4) * 0.62) + Math.min(1, (out - 4) / 6) * rough;
  if (out < -5.4) return -0.1 + Math.min(30, (-5.4 - out) * 0.42) + Math.min(1, (-5.4 - out) / 5) * rough;
  return -0.25;
};

const ridges: Height = (x, y) => {
  const away = Math.hypot(x, y);
  const rise = Math.max(0, away - 420) * 0.19;
  const shape = turbulence(x * 0.0021 + 3, y * 0.0021, 6);
  return -150 + Math.min(330, rise) * (0.25 + 1.9 * shape ** 1.7);
};

function addTrees(soup: Soup) {
  const random = dice(17);
  for (let i = 0; i < 260; i += 1) {
    const [x, y] = [-150 + 200 * random(), -70 + 190 * random()];
    const out = Math.hypot(x - CENTRE[0], y - CENTRE[1]) - RADIUS;
    if ((out > -11 && out < 17) || Math.hypot(x, y) < 62) continue;
    addConifer(soup, { at: [x, y, slope(x, y) - 0.3], height: 5 + 7 * random(), seed: 100 + i, above: 'needles' });
  }
}

/** A bend high above a valley. */
export function buildMountainRoad(): Soup {
  const soup = new Soup();
  ribbon(soup, 'road', [-4.6, 3.4, 0]);
  for (const out of [-4.2, 3.05]) ribbon(soup, 'marking', [out - 0.06, out + 0.06, 0.004]);
  ribbon(soup, 'marking', [-0.66, -0.58, 0.004]);
  addLand(soup, 'hillside', { land: { x: [-330, 260], y: [-240, 330], cells: [300, 300] }, height: slope });
  addLand(soup, 'hillside', { land: { x: [-4200, 2500], y: [-2500, 4200], cells: [240, 240] }, height: ridges });
  addGuardRail(
    soup,
    spread(120, [-2, -0.14]).map((angle) => onRoad(angle, 3.75)),
  );
  addTufts(soup, {
    material: 'reeds',
    count: 900,
    seed: 3,
    height: 0.36,
    place: (random) => onRoad(-1.7 + 1.5 * random(), 4 + 1.6 * random()),
  });
  for (const [seed, material] of [
    [31, 'reeds'],
    [32, 'leaves'],
  ] as const)
    addTufts(soup, {
      material,
      count: 1300,
      seed,
      height: 0.42,
      place: (random) => {
        const [x, y] = onRoad(-1.2 + 1.7 * random(), -5.2 - 17 * random() ** 1.6);
        return [x, y, slope(x, y) - 0.04];
      },
    });
  addTrees(soup);
  return soup;
}
