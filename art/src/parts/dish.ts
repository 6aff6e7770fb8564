import { lathe, surface, type Profile } from '../geometry/primitives.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { DishDesign, Piece } from './rim.ts';

/** Holes through a dish: how many, between which radii, and the share of the way round that is open. */
interface Openings {
  count: number;
  from: number;
  to: number;
  open: number;
}

/** Above the dish, so that the dark of a hole is seen and not the sheet. Metres. */
const ABOVE = 0.0012;
const ACROSS = 12;
const OUT = 4;

/** Height of a profile at a radius, straight between its points. */
function heightOn(profile: Profile, radius: number): number {
  const at = Math.max(
    1,
    profile.findIndex(([r]) => r >= radius),
  );
  const [[r0, y0], [r1, y1]] = [profile[at - 1], profile[at]];
  return y0 + ((y1 - y0) * (radius - r0)) / (r1 - r0);
}

/** Dark patches with round ends over a dish. */
function holes(profile: Profile, { count, from, to, open }: Openings): Piece[] {
  const [middle, reach] = [(from + to) / 2, (to - from) / 2];
  const net = (i: number): Vec3[][] =>
    Array.from({ length: ACROSS + 1 }, (_, k) => {
      const share = (2 * k) / ACROSS - 1;
      const angle = ((2 * Math.PI) / count) * (i + (share * open) / 2);
      const half = reach * Math.sqrt(Math.max(0.05, 1 - share ** 4));
      return Array.from({ length: OUT + 1 }, (__, j): Vec3 => {
        const radius = middle + half * ((2 * j) / OUT - 1);
        return [radius * Math.cos(angle), heightOn(profile, radius) + ABOVE, radius * Math.sin(angle)];
      });
    });
  return Array.from({ length: count }, (_, i): Piece => [surface(net(i)), 'gap']);
}

/** Pressed steel with a cap of black plastic: what cars of the nineties stood on. */
function steel(r: number): Piece[] {
  const cap: Profile = [
    [0, -0.004],
    [0.026, -0.004],
    [0.032, -0.008],
    [0.033, -0.02],
  ];
  const disc: Profile = [
    [0.033, -0.02],
    [0.054, -0.017],
    [0.066, -0.023],
    [0.078, -0.038],
    [0.098, -0.042],
    [0.116, -0.028],
    [r - 0.034, -0.022],
    [r - 0.02, -0.03],
    [r - 0.014, -0.05],
  ];
  return [
    [lathe(cap, { segments: 48 }), 'plastic'],
    [lathe(disc, { segments: 96 }), 'satin'],
    ...holes(disc, { count: 12, from: r - 0.054, to: r - 0.032, open: 0.52 }),
  ];
}

/** A cover of silver plastic from edge to edge, with seven windows. */
function cover(r: number): Piece[] {
  const face: Profile = [
    [0, 0.003],
    [0.022, 0.003],
    [0.03, 0.001],
    [0.035, -0.006],
    [0.05, -0.005],
    [r * 0.5, 0.001],
    [r * 0.72, 0.001],
    [r - 0.02, -0.004],
    [r - 0.006, -0.011],
  ];
  return [
    [lathe(face, { segments: 96 }), 'rimFace'],
    ...holes(face, { count: 7, from: r * 0.48, to: r * 0.83, open: 0.4 }),
  ];
}

/** The face of a wheel without spokes, as `spokes` and `hub` make that of others. */
export const dish = (design: DishDesign, rimRadius: number): Piece[] =>
  design === 'steel' ? steel(rimRadius) : cover(rimRadius);
