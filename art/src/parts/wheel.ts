import { lathe, surface, type Profile } from '../geometry/primitives.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialName } from '../studio/materials.ts';
import { dish } from './dish.ts';
import { hub, spokes, type Piece, type WheelDesign } from './rim.ts';

export interface WheelSize {
  /** Tyre and rim radius, metres. */
  radius: number;
  rimRadius: number;
  width: number;
  design: WheelDesign;
  caliper: MaterialName;
}

function tyre({ radius: R, rimRadius: r, width }: WheelSize): Piece[] {
  const sidewall: Profile = [
    [r - 0.004, -0.012],
    [r + 0.004, -0.004],
    [r + 0.016, 0.003],
    [r + (R - r) * 0.45, 0.009],
    [r + (R - r) * 0.72, 0.004],
    [R - 0.014, -0.01],
    [R - 0.005, -0.022],
    [R - 0.001, -0.036],
  ];
  const GROOVE = { half: 0.0045, depth: 0.007 };
  const grooves = [0, 1, 2, 3].flatMap((i): [number, number][] => {
    const centre = -0.036 - ((width - 0.072) * (i + 0.6)) / 4.2;
    return [
      [R, centre + 2 * GROOVE.half],
      [R, centre + GROOVE.half],
      [R - GROOVE.depth, centre + GROOVE.half - 0.001],
      [R - GROOVE.depth, centre - GROOVE.half + 0.001],
      [R, centre - GROOVE.half],
    ];
  });
  const inner: Profile = [
    [R - 0.001, -width + 0.036],
    [R - 0.012, -width + 0.012],
    [r, -width + 0.005],
  ];
  const tread: Profile = [[R - 0.001, -0.036], ...grooves, ...inner];
  const bead: Profile = [
    [r + 0.017, 0.0035],
    [r + 0.019, 0.0055],
    [r + 0.022, 0.0045],
  ];
  const line: Profile = [
    [R - 0.03, 0.0025],
    [R - 0.028, 0.0042],
    [R - 0.0255, 0.0012],
  ];
  return [
    [lathe(sidewall, { segments: 120 }), 'tyre'],
    [lathe(tread, { segments: 120, sharp: true }), 'tyre'],
    [lathe(bead, { segments: 120 }), 'tyre'],
    [lathe(line, { segments: 120 }), 'tyre'],
  ];
}

/** Sipes across the shoulder: short dark blocks that break the edge of the tread. */
function sipes({ radius: R }: WheelSize): Piece[] {
  const COUNT = 64;
  const net = (i: number): Vec3[][] =>
    [0, 1].map((side) => {
      const angle = (2 * Math.PI * (i + 0.14 * side)) / COUNT;
      const profile: readonly (readonly [number, number])[] = [
        [R - 0.016, -0.006],
        [R - 0.0035, -0.0205],
        [R + 0.0003, -0.042],
      ];
      return profile.map(([radius, y]): Vec3 => [radius * Math.cos(angle), y + 0.0012, radius * Math.sin(angle)]);
    });
  return Array.from({ length: COUNT }, (_, i): Piece => [surface(net(i)), 'gap']);
}

/** Dark holes of a drilled disc, in slanting rows of three. */
function drillings(r: number): Piece[] {
  const ROWS = 18;
  const hole = lathe(
    [
      [0, -0.0975],
      [0.0042, -0.0975],
      [0.0044, -0.0985],
    ],
    { segments: 10, sharp: true },
  );
  return Array.from({ length: ROWS * 3 }, (_, i): Piece => {
    const step = i % 3;
    const angle = (2 * Math.PI * (Math.floor(i / 3) + 0.24 * step)) / ROWS;
    const radius = r * (0.545 + 0.065 * step);
    const points = hole.points.slice();
    for (let k = 0; k < points.length; k += 3) {
      points[k] += radius * Math.cos(angle);
      points[k + 2] += radius * Math.sin(angle);
    }
    return [{ ...hole, points }, 'gap'];
  });
}

function brake({ rimRadius: r, caliper }: WheelSize): Piece[] {
  const STEPS = 24;
  const net = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = (2 * i) / STEPS - 1;
    const angle = Math.PI + 0.55 * t;
    const outer = -0.062 - 0.02 * (1 - Math.sqrt(Math.max(0, 1 - t ** 6)));
    const section: Profile = [
      [r * 0.5, -0.14],
      [r * 0.52, outer],
      [r * 0.6, outer + 0.006],
      [r * 0.78, outer + 0.006],
      [r * 0.85, outer],
      [r * 0.865, -0.14],
    ];
    return section.map(([q, y]): Vec3 => [q * Math.cos(angle), y, q * Math.sin(angle)]);
  });
  const disc: Profile = [
    [r * 0.49, -0.099],
    [r * 0.495, -0.098],
    [r * 0.735, -0.098],
    [r * 0.745, -0.101],
    [r * 0.745, -0.122],
  ];
  const bell: Profile = [
    [0, -0.08],
    [r * 0.34, -0.08],
    [r * 0.37, -0.084],
    [r * 0.385, -0.1],
    [r * 0.49, -0.104],
    [r * 0.49, -0.122],
  ];
  return [
    [lathe(disc, { sharp: true }), 'disc'],
    [lathe(bell, { segments: 96, sharp: true }), 'rimDark'],
    ...drillings(r),
    [surface(net), caliper],
  ];
}

function rimRing({ rimRadius: r, width }: WheelSize): Piece[] {
  const lip: Profile = [
    [r - 0.003, -0.013],
    [r + 0.001, -0.004],
    [r - 0.001, 0.001],
    [r - 0.007, 0.002],
    [r - 0.012, -0.003],
    [r - 0.015, -0.014],
  ];
  const barrel: Profile = [
    [r - 0.015, -0.014],
    [r - 0.022, -0.04],
    [r - 0.034, -0.12],
    [r - 0.03, -width],
  ];
  return [
    [lathe(lip, { segments: 120 }), 'rimEdge'],
    [lathe(barrel), 'rimDark'],
  ];
}

function faceOf({ design, rimRadius }: WheelSize): Piece[] {
  if (design === 'steel' || design === 'cover') return dish(design, rimRadius);
  return [...spokes(design, rimRadius), ...hub()];
}

/** One wheel: its axle is y, its face looks along +y and lies near y = 0. */
export function wheel(size: WheelSize): Piece[] {
  return [...tyre(size), ...sipes(size), ...rimRing(size), ...brake(size), ...faceOf(size)];
}
