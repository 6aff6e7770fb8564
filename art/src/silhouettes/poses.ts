import type { Arm, Foot } from './person.ts';

/*
 * Postures of arms and feet, in metres of somebody 1.75 m tall. Each says `side`: -1 is the viewer's left of somebody who
 * faces the viewer.
 */

type Side = -1 | 1;

/** Hangs as an arm does: a little forward, a little bent. */
export const hanging = (side: Side, forward = 0.05): Arm => ({
  wrist: [side * 0.243, 0.868, forward],
  elbow: [side * 0.4, 0, -1],
  thumb: [-side * 0.25, 0, 1],
});

export const inPocket = (side: Side): Arm => ({
  wrist: [side * 0.192, 0.93, 0.055],
  elbow: [side, 0, -0.75],
  hidden: true,
});

/** One hand holds the other before the belt. */
export const clasped = (side: Side): Arm => ({
  wrist: [side * 0.085, 0.985, 0.175],
  elbow: [side, -0.1, -0.55],
  fingers: [-side * 0.8, -0.55, 0.1],
  thumb: [0, 0.6, 1],
  curl: 0.55,
});

/** Crossed before the chest; the arm of `over` lies in front. */
export function crossed(side: Side, over: Side): Arm {
  const front = side === over;
  return {
    wrist: [-side * 0.1, front ? 1.19 : 1.15, front ? 0.2 : 0.155],
    elbow: [side * 0.9, -0.7, 0.35],
    fingers: [-side, 0.25, -0.15],
    thumb: [0, 1, 0.2],
    curl: 0.35,
    hidden: !front,
  };
}

/** Before the chest, with something to read or to write on. */
export const holding = (side: Side): Arm => ({
  wrist: [side * 0.11, 1.075, 0.215],
  elbow: [side, -0.5, -0.5],
  fingers: [-side * 0.75, 0.35, 0.25],
  thumb: [0, 0.8, -0.6],
  curl: 0.5,
});

/** Half raised, as people do who explain. */
export const explaining = (side: Side): Arm => ({
  wrist: [side * 0.21, 1.13, 0.25],
  elbow: [side * 0.8, -1, -0.5],
  fingers: [side * 0.25, 0.45, 0.85],
  thumb: [0, 1, -0.4],
  curl: 0.22,
});

/** On one's own thigh, sitting. */
export const onThigh = (side: Side, along = 0.27): Arm => ({
  wrist: [side * 0.125, 1.035, along],
  elbow: [side, -0.2, -0.6],
  fingers: [-side * 0.3, -0.2, 1],
  thumb: [-side, 0.1, 0.2],
  curl: 0.3,
});

/** Knuckles on the hip. */
export const onHip = (side: Side): Arm => ({
  wrist: [side * 0.2, 1.0, 0.02],
  elbow: [side, 0, -0.35],
  fingers: [-side * 0.4, -0.8, 0.5],
  thumb: [-side * 0.4, 0, -1],
  curl: 1,
});

const GROUND = 0.09;

/** Both feet on the floor, as wide apart as `apart`. */
export const standing = (apart = 0.2): readonly [Foot, Foot] => [
  { at: [-apart / 2, GROUND, -0.02], toes: 0.22 },
  { at: [apart / 2, GROUND, -0.02], toes: 0.26 },
];

/** The weight on one leg, the other one at rest before it. */
export function resting(weight: Side): readonly [Foot, Foot] {
  const firm = (side: Side): Foot => ({ at: [side * 0.075, GROUND, -0.03], toes: 0.16 });
  const loose = (side: Side): Foot => ({ at: [side * 0.15, GROUND, 0.1], toes: 0.42, knee: [side * 0.3, 0, 1] });
  return weight === -1 ? [firm(-1), loose(1)] : [loose(-1), firm(1)];
}

/** Feet of somebody on a high stool: one on its ring, one on the floor. */
export const perched = (up: Side): readonly [Foot, Foot] => {
  const raised = (side: Side): Foot => ({ at: [side * 0.09, 0.375, 0.235], toes: 0.1, knee: [side * 0.25, 0.4, 1] });
  const down = (side: Side): Foot => ({ at: [side * 0.13, GROUND, 0.36], toes: 0.2, knee: [side * 0.2, 0.3, 1] });
  return up === -1 ? [raised(-1), down(1)] : [down(-1), raised(1)];
};

/** Feet on the plate of a wheelchair. */
export const onPlate: readonly [Foot, Foot] = [
  { at: [-0.085, 0.198, 0.4], toes: 0.06, knee: [-0.12, 1, 0.6] },
  { at: [0.085, 0.198, 0.4], toes: 0.06, knee: [0.12, 1, 0.6] },
];
