import { add, cross, dot, scale, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import { blend } from '../portraits/shapes.ts';
import { rod } from './rod.ts';

/** An arm or a leg: the middle joint follows from both ends. */
export interface Joints {
  root: Vec3;
  middle: Vec3;
  end: Vec3;
}

export interface Reach {
  root: Vec3;
  end: Vec3;
  /** Of upper and lower half, metres. */
  lengths: readonly [number, number];
  /** Where the middle joint points. */
  towards: Vec3;
}

/** Two bones from one end to the other; what is too far is reached for, with the joint straight. */
export function bent({ root, end, lengths: [upper, lower], towards }: Reach): Joints {
  const way = subtract(end, root);
  const far = Math.min(Math.hypot(...way), upper + lower - 0.002);
  const along = unit(way);
  const share = (upper * upper - lower * lower + far * far) / (2 * far);
  const out = Math.sqrt(Math.max(0, upper * upper - share * share));
  const side = unit(subtract(towards, scale(along, dot(towards, along))));
  return {
    root,
    middle: add(root, add(scale(along, share), scale(side, out))),
    end: add(root, scale(along, far)),
  };
}

export interface Sleeve {
  /** Of root, middle and end, metres. */
  radii: readonly [number, number, number];
  /** Fillet at the middle joint. */
  round: number;
  /** Shares of the lower half at which it is cut off. */
  until: number;
  /** Another one is another cloth: where it falls into folds. */
  seed: number;
}

/** Cloth that hangs is never smooth: shallow folds across a sleeve or a leg, deeper near its joint and its end. */
function folds(along: number, around: number, seed: number): number {
  const deep = 0.25 + 0.6 * Math.exp(-(((along - 1) / 0.25) ** 2)) + 0.9 * Math.exp(-(((along - 2) / 0.2) ** 2));
  return 0.0022 * deep * Math.sin(19 * along + 2.1 * around + seed) * Math.sin(7 * along - 1.3 * around + 2 * seed);
}

/** Distance to a sleeve or the leg of trousers. */
export function sleeveDistance(joints: Joints, { radii, round, until, seed }: Sleeve): (q: Vec3) => number {
  const { root, middle, end } = joints;
  const lower = unit(subtract(end, middle));
  const length = Math.hypot(...subtract(end, middle));
  const way = subtract(middle, root);
  const upperWay = scale(way, 1 / dot(way, way));
  const [first, second, third] = radii;
  const [upperRod, lowerRod] = [rod(root, middle, [first, second]), rod(middle, end, [second, third])];
  return (q) => {
    const [upper, fore] = [upperRod(q), lowerRod(q)];
    const down = (q[0] - middle[0]) * lower[0] + (q[1] - middle[1]) * lower[1] + (q[2] - middle[2]) * lower[2];
    const d = Math.max(blend(upper, fore, round), down - until * length);
    if (d > 0.03) return d;
    const share = fore < upper ? 1 + down / length : dot(subtract(q, root), upperWay);
    return d + folds(share, Math.atan2(q[0] - middle[0], q[2] - middle[2]), seed);
  };
}

/** Fingers from the first beside the thumb: where they begin, their lengths and how thick they are, metres. */
const FINGERS = [
  { across: 0.031, from: 0.094, length: 0.072, thick: 0.0092 },
  { across: 0.0105, from: 0.098, length: 0.081, thick: 0.0094 },
  { across: -0.0105, from: 0.095, length: 0.075, thick: 0.009 },
  { across: -0.03, from: 0.087, length: 0.06, thick: 0.0082 },
] as const;

/** Rounded block about a point. */
export function blockDistance(q: Vec3, at: Vec3, [half, round]: readonly [half: Vec3, round: number]): number {
  const x = Math.abs(q[0] - at[0]) - half[0] + round;
  const y = Math.abs(q[1] - at[1]) - half[1] + round;
  const z = Math.abs(q[2] - at[2]) - half[2] + round;
  const [ox, oy, oz] = [Math.max(x, 0), Math.max(y, 0), Math.max(z, 0)];
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(0, Math.max(x, y, z)) - round;
}

const PALM_AT: Vec3 = [0, 0.055, 0];
const PALM: readonly [Vec3, number] = [[0.04, 0.048, 0.015], 0.014];

/**
 * Distance to a hand: the wrist is at the origin, fingers point to +y and bend to +z, the thumb is on the side of +x.
 * @param curl radians at either joint of the fingers
 */
export function handDistance(curl: number): (q: Vec3) => number {
  const [s1, c1, s2, c2] = [Math.sin(curl), Math.cos(curl), Math.sin(2.2 * curl), Math.cos(2.2 * curl)];
  const fingers = FINGERS.map(({ across, from, length, thick }) => {
    const [near, rest] = [0.52 * length, 0.48 * length];
    const knuckle: Vec3 = [across * 1.08, from + near * c1, near * s1];
    const tip: Vec3 = [across * 1.1, knuckle[1] + rest * c2, knuckle[2] + rest * s2];
    const [first, second] = [
      rod([across, from, 0], knuckle, [thick * 1.05, thick]),
      rod(knuckle, tip, [thick, thick * 0.82]),
    ];
    return (q: Vec3) => Math.min(first(q), second(q));
  });
  const wrist = rod([0, -0.03, 0], [0, 0.02, 0], [0.028, 0.027]);
  const ball = rod([0.026, 0.02, 0.004], [0.05, 0.062, 0.014], [0.015, 0.0115]);
  const thumb = rod([0.05, 0.062, 0.014], [0.052, 0.092, 0.022], [0.0112, 0.009]);
  return (q) => {
    let d = blend(blockDistance(q, PALM_AT, PALM), wrist(q), 0.03);
    for (const finger of fingers) d = blend(d, finger(q), 0.006);
    return blend(d, Math.min(ball(q), thumb(q)), 0.014);
  };
}

export const HAND_REACH = { centre: [0, 0.08, 0] as Vec3, reach: 0.14 };

/** Axes of a hand from where its fingers and its thumb point; `side` 1 is the arm to the viewer's right. */
export function handAxes(fingers: Vec3, thumb: Vec3, side: -1 | 1): { x: Vec3; y: Vec3; z: Vec3 } {
  const y = unit(fingers);
  const x = unit(subtract(thumb, scale(y, dot(thumb, y))));
  return { x, y, z: scale(cross(x, y), -side) };
}

const SHOE = [
  rod([0, 0.047, -0.045], [0, 0.043, 0.05], [0.037, 0.037]),
  rod([0, 0.036, 0.06], [0, 0.02, 0.168], [0.038, 0.026]),
  rod([0, 0.06, -0.025], [0, 0.115, -0.03], [0.036, 0.034]),
] as const;

/** Distance to a shoe: the ankle is above the origin, the sole on y = 0, the toes at +z. */
export function shoeDistance(q: Vec3): number {
  const [heelPart, toes, ankle] = SHOE;
  const d = blend(blend(heelPart(q), toes(q), 0.03), ankle(q), 0.02);
  const sole = blockDistance(q, [0, 0.012, 0.055], [[0.044, 0.012, 0.135], 0.01]);
  const rounded = Math.max(sole, Math.hypot(q[0] * 1.5, q[2] - 0.06) - 0.145);
  const heel = q[2] < 0.005 ? blockDistance(q, [0, 0.012, -0.043], [[0.034, 0.013, 0.04], 0.008]) : 9;
  return Math.max(Math.min(d, rounded, heel), 0.001 - q[1]);
}

/** Distance to a calf without trousers, from the knee to the ankle. */
export function calfDistance({ middle, end }: Joints): (q: Vec3) => number {
  const way = subtract(end, middle);
  const belly = add(middle, add(scale(way, 0.3), [0, 0, -0.014]));
  const [bone, muscle] = [rod(middle, end, [0.05, 0.033]), rod(belly, add(belly, scale(way, 0.16)), [0.047, 0.044])];
  return (q) => blend(bone(q), muscle(q), 0.05);
}
