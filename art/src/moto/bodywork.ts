import { Bench } from '../body/bench.ts';
import { grown, lifted, within } from '../body/elevation.ts';
import { sink } from '../geometry/cut.ts';
import { distanceTo } from '../geometry/distance.ts';
import { loop, outline, type Point } from '../geometry/outline.ts';
import type { Field } from '../geometry/pool.ts';
import { surface } from '../geometry/primitives.ts';
import type { Soup } from '../geometry/soup.ts';
import { corners, pairs } from '../geometry/table.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { MATERIAL_NUMBERS as MATERIAL, type MaterialName } from '../studio/materials.ts';
import { meshPod, type Pod } from './pod.ts';

const TANK: Pod = {
  top: pairs([
    0.8, 0.8, 0.72, 0.875, 0.62, 0.945, 0.5, 0.985, 0.36, 0.985, 0.2, 0.972, 0.05, 0.935, -0.08, 0.868, -0.22, 0.826,
    -0.38, 0.832, -0.52, 0.872, -0.66, 0.918, -0.8, 0.945, -0.9, 0.95,
  ]),
  bottom: pairs([
    0.8, 0.76, 0.7, 0.73, 0.58, 0.72, 0.46, 0.66, 0.34, 0.58, 0.2, 0.56, 0.05, 0.6, -0.1, 0.67, -0.25, 0.722, -0.42,
    0.766, -0.6, 0.842, -0.8, 0.915, -0.9, 0.93,
  ]),
  width: pairs([
    0.82, 0.03, 0.74, 0.085, 0.64, 0.13, 0.5, 0.175, 0.36, 0.205, 0.22, 0.205, 0.08, 0.178, -0.06, 0.13, -0.2, 0.112,
    -0.36, 0.128, -0.52, 0.12, -0.66, 0.09, -0.8, 0.045, -0.9, 0.02,
  ]),
  from: -0.83,
  to: 0.8,
  widest: 0.62,
};

/** Closed fairing of the R, from the lamp down to the battery. */
const FAIRING: Pod = {
  top: pairs([
    1.06, 0.74, 0.98, 0.83, 0.88, 0.925, 0.76, 1.005, 0.62, 1.045, 0.48, 1.03, 0.34, 0.965, 0.2, 0.86, 0.1, 0.78,
  ]),
  bottom: pairs([
    1.06, 0.72, 0.98, 0.7, 0.86, 0.69, 0.74, 0.655, 0.6, 0.53, 0.46, 0.36, 0.3, 0.245, 0.1, 0.235, -0.1, 0.26,
  ]),
  width: pairs([
    1.06, 0.03, 0.98, 0.085, 0.88, 0.135, 0.76, 0.175, 0.62, 0.205, 0.48, 0.218, 0.3, 0.218, 0.1, 0.2, -0.1, 0.17,
  ]),
  from: -0.06,
  to: 1.03,
  widest: 0.56,
};

const anywhere: Field = () => -1;

interface Inset {
  field: Field;
  where?: Field;
  depth: number;
  material: MaterialName;
}

function inset(bench: Bench, { field, where = anywhere, depth, material }: Inset) {
  const cut = bench.takeOutFine(within(field, where));
  bench.putWall(cut.edges, depth, 'gap');
  bench.put(sink(bench.pool, cut.inside, depth), material);
}

const sideShape = (points: readonly Point[], curved = true) =>
  lifted('side', distanceTo(curved ? loop(points) : outline(points, 0.004)));
const frontShape = (points: readonly Point[], radius: number) => lifted('front', distanceTo(outline(points, radius)));

/** The brand's crossed strokes of light, in y and z above the lamp's middle. */
const CROSS: readonly (readonly Point[])[] = [
  pairs([0.012, 0.006, 0.022, 0, 0.088, 0.036, 0.08, 0.044]),
  pairs([0.012, -0.006, 0.022, 0, 0.084, -0.03, 0.078, -0.037]),
];

function cutLamp(bench: Bench, { z, front }: { z: number; front: number }) {
  const housing = corners([
    -0.02,
    z - 0.05,
    0.002,
    0.085,
    z - 0.05,
    0.02,
    0.112,
    z + 0.03,
    0.02,
    0.07,
    z + 0.056,
    0.02,
    -0.02,
    z + 0.05,
    0.002,
  ]);
  const pocket = bench.takeOutFine(within(frontShape(housing, 0.015), (x) => front - x));
  bench.putWall(pocket.edges, 0.008, 'gloss');
  let face: readonly number[] = sink(bench.pool, pocket.inside, 0.008);
  for (const strokeOf of CROSS) {
    const cut = bench.cutFine(
      face,
      frontShape(
        strokeOf.map(([y, dz]): Point => [y, z + dz]),
        0.002,
      ),
    );
    bench.put(cut.inside, 'drl');
    face = cut.outside;
  }
  bench.put(face, 'gloss');
}

function addTank(soup: Soup, { quality, lamp }: { quality: number; lamp: boolean }) {
  const bench = new Bench(meshPod(TANK, quality), soup, MATERIAL);
  const saddle = pairs([-0.02, 0.955, -0.1, 0.846, -0.24, 0.792, -0.4, 0.804, -0.5, 0.844, -0.48, 0.93, -0.2, 0.95]);
  inset(bench, { field: sideShape(saddle), depth: 0.004, material: 'saddle' });
  if (lamp) cutLamp(bench, { z: 0.84, front: 0.55 });
  const tail = pairs([-0.9, 0.902, -0.7, 0.88, -0.7, 0.892, -0.9, 0.924]);
  inset(bench, { field: sideShape(tail, false), depth: 0.002, material: 'tail' });
  const panel = pairs([0.62, 0.7, 0.44, 0.8, 0.2, 0.76, 0, 0.76, -0.14, 0.74, -0.3, 0.76, -0.3, 0.5, 0.62, 0.5]);
  inset(bench, { field: sideShape(panel, false), depth: 0.005, material: 'trim' });
  const seam = sideShape(pairs([0.46, 0.965, 0.36, 0.8, 0.12, 0.79, -0.02, 0.9, 0.1, 1.1, 0.4, 1.1]));
  inset(bench, {
    field: within(grown(seam, 0.0016), (x, y, z) => -0.0016 - seam(x, y, z)),
    depth: 0.004,
    material: 'gap',
  });
  bench.put(bench.paint, 'paint');
}

/** Slanting outlets behind the radiator. */
const SLOTS: readonly (readonly Point[])[] = [0, 1, 2].map((i) =>
  pairs([0.5, 0.69, 0.24, 0.64, 0.2, 0.615, 0.47, 0.662]).map(([x, z]): Point => [x - 0.035 * i, z - 0.056 * i]),
);

function addFairing(soup: Soup, quality: number) {
  const bench = new Bench(meshPod(FAIRING, quality), soup, MATERIAL);
  cutLamp(bench, { z: 0.79, front: 0.8 });
  const screen = pairs([
    0.92, 0.9, 0.84, 0.965, 0.7, 1.02, 0.56, 1.06, 0.42, 1.06, 0.5, 0.985, 0.68, 0.935, 0.82, 0.885,
  ]);
  inset(bench, { field: sideShape(screen), depth: 0.003, material: 'roofGlass' });
  for (const slot of SLOTS) {
    inset(bench, { field: sideShape(slot, false), where: (_x, y) => 0.1 - y, depth: 0.02, material: 'gap' });
  }
  const belly = pairs([0.64, 0.475, 0.5, 0.43, 0.2, 0.395, -0.2, 0.44, -0.2, 0.1, 0.64, 0.1]);
  inset(bench, { field: sideShape(belly, false), depth: 0.003, material: 'trim' });
  bench.put(bench.paint, 'paint');
}

/** Small screen over the lamp of the naked machine. */
function addFlyScreen(soup: Soup) {
  const net = Array.from({ length: 20 }, (_, i) => {
    const t = i / 19;
    return Array.from({ length: 25 }, (__, j): Vec3 => {
      const v = -1 + j / 12;
      const x = 0.66 - 0.19 * t - 0.1 * v * v * (1 - 0.3 * t);
      return [x, (0.105 + 0.01 * t) * v, 0.925 + 0.145 * t - 0.03 * v * v * t];
    });
  });
  soup.place(surface(net), MATERIAL.roofGlass);
}

/** Tank, saddle, tail and, on the R, the fairing. */
export function addBodywork(soup: Soup, { quality, faired }: { quality: number; faired: boolean }) {
  addTank(soup, { quality: quality * 0.8, lamp: !faired });
  if (faired) addFairing(soup, quality * 0.8);
  else addFlyScreen(soup);
}
