import { lathe, tube, type Profile } from '../geometry/primitives.ts';
import type { Soup } from '../geometry/soup.ts';
import { add, type Vec3 } from '../geometry/vector.ts';
import { addRod, spread } from '../sets/fixtures.ts';
import { MATERIAL_NUMBERS } from '../studio/materials.ts';
import { addPart } from './part.ts';

/** Motor across the car: ribbed barrel between its shields. */
const BARREL: Profile = [
  [0.001, 0.23],
  [0.06, 0.23],
  [0.075, 0.215],
  [0.12, 0.21],
  [0.142, 0.195],
  [0.142, 0.17],
  ...spread(9, [0.15, -0.13]).flatMap((y): [number, number][] => [
    [0.133, y],
    [0.141, y - 0.003],
    [0.141, y - 0.011],
    [0.133, y - 0.014],
  ]),
  [0.142, -0.16],
  [0.142, -0.19],
  [0.001, -0.19],
];

/** Gear case: a disc round every shaft. */
const CASE: Profile = [
  [0.001, 0.065],
  [0.8, 0.065],
  [0.94, 0.045],
  [1, 0.03],
  [1, -0.065],
  [0.001, -0.065],
];

/** Motor, gear case and inverter of an axle; `inwards` is where the middle of the car lies. */
export function addAxleDrive(soup: Soup, at: Vec3, inwards: 1 | -1) {
  soup.place(lathe(BARREL, { segments: 96, sharp: true }), MATERIAL_NUMBERS.rimFace, {
    at: add(at, [inwards * 0.11, 0.04, 0]),
  });
  for (const [dx, dz, r] of [
    [0.11, 0, 0.14],
    [0.06, -0.05, 0.125],
    [0, 0, 0.155],
  ] as const)
    soup.place(lathe(CASE, { segments: 64, sharp: true }), MATERIAL_NUMBERS.satin, {
      at: add(at, [inwards * dx, -0.225, dz]),
      scale: [r, 1, r],
    });
  addPart(soup, 'rimFace', [add(at, [inwards * 0.1, 0.03, 0.185]), [0.15, 0.2, 0.04], { corner: 0.03, bevel: 0.012 }]);
  addPart(soup, 'rimDark', [add(at, [inwards * 0.1, 0.03, 0.229]), [0.13, 0.18, 0.006], { corner: 0.024 }]);
  for (const y of spread(6, [-0.1, 0.16]))
    addPart(soup, 'rimDark', [
      add(at, [inwards * 0.1, y, 0.238]),
      [0.11, 0.006, 0.005],
      {
        corner: 0.005,
        bevel: 0.003,
      },
    ]);
  for (const y of [-0.08, 0.02])
    addPart(soup, 'orange', [add(at, [inwards * 0.27, y, 0.19]), [0.03, 0.03, 0.024], { corner: 0.012 }]);
}

/** Half shaft with the ribs of its rubber boots. */
export function addHalfShaft(soup: Soup, [from, to]: readonly [Vec3, Vec3]) {
  addRod(soup, [from, to], { material: 'satin', radius: 0.016, segments: 24 });
  const way = (t: number): Vec3 => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ];
  for (const [a, b] of [
    [0.02, 0.3],
    [0.96, 0.74],
  ] as const) {
    const boot = tube(
      spread(40, [a, b]).map((t) => way(t)),
      { radius: (share) => 0.05 - 0.026 * share + 0.005 * Math.sin(share * 34), segments: 28 },
    );
    soup.place(boot, MATERIAL_NUMBERS.trim);
  }
}
