import { smoothStep } from '../../geometry/curve.ts';
import { add, along, cross, scale, subtract, unit, type Vec3 } from '../../geometry/vector.ts';

/** Metres of somebody of 1.75 m; x is ahead, y the left, the ground is z = 0. */
const HIP = { z: 0.9, y: 0.092 };
const SHOULDER = { z: 1.41, y: 0.185 };
const THIGH = 0.435;
const SHANK = 0.42;
const UPPER_ARM = 0.29;
const FOREARM = 0.25;
/** Two steps. */
const STRIDE = 1.36;
/** Share of a stride that a foot stays where it is, so that it is sharp while all else blurs. */
const STANCE = 0.6;
const ANKLE = 0.085;

export interface Leg {
  hip: Vec3;
  knee: Vec3;
  ankle: Vec3;
  /** Of the sole: radians that the toes are lower than the heel. */
  pitch: number;
}

export interface Arm {
  shoulder: Vec3;
  elbow: Vec3;
  hand: Vec3;
}

export interface Pose {
  legs: readonly [Leg, Leg];
  arms: readonly [Arm, Arm];
  /** How far the trunk is above its usual height, and how far it leans ahead, metres. */
  rise: number;
  lean: number;
}

/** The joint between two bones of given lengths; it points to `towards`, and both ends stay where they are. */
function jointOf([from, to]: readonly [Vec3, Vec3], [first, second]: readonly [number, number], towards: Vec3): Vec3 {
  const way = subtract(to, from);
  const far = Math.min(first + second - 1e-3, Math.hypot(...way));
  const middle = (first * first - second * second + far * far) / (2 * far);
  const forward = unit(way);
  const out = unit(cross(cross(forward, towards), forward));
  return along(along(from, forward, middle), out, Math.sqrt(Math.max(0, first * first - middle * middle)));
}

/** Where an ankle is, ahead of the hips and above the ground, at a share of its stride. */
function ankleAt(share: number): { x: number; z: number; pitch: number } {
  const reach = (STRIDE * STANCE) / 2;
  if (share < STANCE) {
    const late = smoothStep(0.36, STANCE, share);
    const early = smoothStep(0.1, 0, share);
    return { x: reach - STRIDE * share, z: ANKLE + 0.1 * late, pitch: 0.75 * late - 0.3 * early };
  }
  const swing = (share - STANCE) / (1 - STANCE);
  const z = ANKLE + 0.1 * (1 - swing) + 0.07 * Math.sin(Math.PI * swing);
  return { x: -reach + 2 * reach * smoothStep(0, 1, swing), z, pitch: 0.75 - 1.05 * smoothStep(0, 0.8, swing) };
}

const part = (value: number) => value - Math.floor(value);

function legAt(share: number, side: number, rise: number): Leg {
  const { x, z, pitch } = ankleAt(share);
  const hip: Vec3 = [0, side * HIP.y, HIP.z + rise];
  const ankle: Vec3 = [x, side * HIP.y * 0.75, z];
  return { hip, knee: jointOf([hip, ankle], [THIGH, SHANK], [1, 0, 0]), ankle, pitch };
}

function armAt(swing: number, side: number, { rise, lean }: { rise: number; lean: number }): Arm {
  const shoulder: Vec3 = [lean, side * SHOULDER.y, SHOULDER.z + rise];
  const elbow = add(shoulder, [UPPER_ARM * Math.sin(swing), side * 0.045, -UPPER_ARM * Math.cos(swing)]);
  const bent = swing + 0.42;
  return { shoulder, elbow, hand: add(elbow, scale([Math.sin(bent), 0, -Math.cos(bent)], FOREARM)) };
}

/** Somebody who has walked so many metres. */
export function walkingPose(walked: number): Pose {
  const share = part(walked / STRIDE);
  const other = part(share + 0.5);
  const rise = -0.022 + 0.02 * Math.cos(4 * Math.PI * (share - 0.3));
  const lean = 0.035;
  const swing = 0.42 * Math.cos(2 * Math.PI * share);
  return {
    legs: [legAt(share, 1, rise), legAt(other, -1, rise)],
    arms: [armAt(-swing, 1, { rise, lean }), armAt(swing, -1, { rise, lean })],
    rise,
    lean,
  };
}

/** Somebody who stands; `gesture` raises the left hand, 0 to 1. */
export function standingPose(gesture: number): Pose {
  const stand = (side: number): Leg => {
    const hip: Vec3 = [0, side * HIP.y, HIP.z + 0.03];
    const ankle: Vec3 = [side * 0.03, side * 0.11, ANKLE];
    return { hip, knee: jointOf([hip, ankle], [THIGH, SHANK], [1, 0, 0]), ankle, pitch: 0 };
  };
  const still = { rise: 0, lean: 0 };
  const raised = armAt(0.1 + 0.5 * gesture, 1, still);
  const hand = add(raised.elbow, scale(unit([0.9, -0.2, -0.4 + 1.2 * gesture]), FOREARM));
  return {
    legs: [stand(1), stand(-1)],
    arms: [gesture > 0 ? { ...raised, hand } : raised, armAt(0.06, -1, still)],
    ...still,
  };
}
