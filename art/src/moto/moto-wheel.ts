import { lathe, surface, type Profile } from '../geometry/primitives.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Piece } from '../parts/rim.ts';

export interface MotoWheel {
  radius: number;
  width: number;
  rimRadius: number;
  spokes: number;
}

/** Round tyre: radius and half width by the angle from the axle's side to the other. */
const crown = ({ radius: R, rimRadius: r, width }: MotoWheel, angle: number): readonly [number, number] => [
  r + 0.008 + (R - r - 0.008) * Math.cos(angle) ** 0.62,
  (width / 2) * Math.sin(angle) * (1 - 0.06 * Math.cos(angle)),
];

/** Grooves that run from the middle of the tread to its shoulder, in pairs. */
function grooves(size: MotoWheel): Piece[] {
  const COUNT = 22;
  const net = (i: number, side: 1 | -1): Vec3[][] =>
    Array.from({ length: 9 }, (_, k) => {
      const t = k / 8;
      const lift = (0.16 + 0.82 * t) * side;
      const turn = (2 * Math.PI * (i + (side > 0 ? 0 : 0.5))) / COUNT + 0.16 * t;
      const half = 0.011 * (1 - 0.5 * t);
      const [r, y] = crown(size, lift);
      return [-half, half].map((d): Vec3 => [
        (r + 0.0006) * Math.cos(turn + d),
        y * 1.004,
        (r + 0.0006) * Math.sin(turn + d),
      ]);
    });
  return Array.from({ length: COUNT }, (_, i) => i).flatMap((i): Piece[] => [
    [surface(net(i, 1)), 'gap'],
    [surface(net(i, -1)), 'gap'],
  ]);
}

function spokePairs({ rimRadius: r, spokes }: MotoWheel): Piece[] {
  const net = (k: number, offset: number) =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const radius = 0.034 + (r - 0.055) * t;
      const angle = (2 * Math.PI * k) / spokes + offset * (1 - 0.2 * t) * (1.6 - t);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [w, d] = [0.0085, 0.017 - 0.004 * t];
      const section: Profile = [
        [-w, -d],
        [-w, d],
        [0, d + 0.003],
        [w, d],
        [w, -d],
        [0, -d - 0.003],
      ];
      return section.map(([q, y]): Vec3 => [radius * c - q * s, y, radius * s + q * c]);
    });
  return Array.from({ length: spokes }, (_, k) => k).flatMap((k) =>
    [-0.1, 0.1].map((offset): Piece => [surface(net(k, offset), { columns: true }), 'rimDark']),
  );
}

/** One wheel in its middle plane; the axle is y. */
export function motoWheel(size: MotoWheel): Piece[] {
  const { rimRadius: r, width } = size;
  const half = width / 2;
  const tyre = Array.from({ length: 29 }, (_, i) => crown(size, -Math.PI / 2 + (Math.PI * i) / 28));
  const rings = [1, -1].flatMap((side): Piece[] => {
    const lip: Profile = [
      [r + 0.01, side * half * 0.86],
      [r + 0.004, side * half * 0.92],
      [r - 0.004, side * half * 0.92],
      [r - 0.012, side * half * 0.8],
      [r - 0.022, side * half * 0.5],
    ];
    const cap: Profile = [
      [0, side * 0.04],
      [0.034, side * 0.04],
      [0.04, side * 0.034],
      [0.04, 0],
    ];
    return [
      [lathe(lip), 'rimEdge'],
      [lathe(cap, { segments: 64, sharp: true }), 'rimDark'],
    ];
  });
  return [
    [lathe(tyre, { segments: 140 }), 'tyre'],
    ...grooves(size),
    ...rings,
    [
      lathe(
        [
          [r - 0.022, -half * 0.5],
          [r - 0.024, half * 0.5],
        ],
        { sharp: true },
      ),
      'rimDark',
    ],
    ...spokePairs(size),
  ];
}
