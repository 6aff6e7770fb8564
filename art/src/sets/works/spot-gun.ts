import { tube } from '../../geometry/primitives.ts';
import type { Soup } from '../../geometry/soup.ts';
import { add, along, type Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS } from '../../studio/materials.ts';
import { addCasting, addCylinder, smoothed } from './solids.ts';

/** A spot welding gun in the shape of a C, in the plane of its robot, metres. */
export const GUN = {
  /** From the wrist to where the electrodes meet. */
  reach: 0.78,
};

/** Where a gun looks that looks down by `pitch` radians, and what is up for it. */
export const gunAxes = (pitch: number): { forward: Vec3; up: Vec3 } => ({
  forward: [Math.cos(pitch), 0, -Math.sin(pitch)],
  up: [Math.sin(pitch), 0, Math.cos(pitch)],
});

const COPPER = MATERIAL_NUMBERS.copperWire;

/** Flange, transformer, the fixed arm below and the electrode that comes down. */
export function addSpotGun(soup: Soup, target: Vec3, pitch: number) {
  const { forward, up } = gunAxes(pitch);
  const wrist = along(target, forward, -GUN.reach);
  const at = (ahead: number, high: number, y = 0): Vec3 =>
    add(along(along(wrist, forward, ahead), up, high), [0, y, 0]);
  const meets = (high: number, ahead = 0): Vec3 => along(along(target, up, high), forward, ahead);
  addCylinder(soup, { from: at(0.06, 0), to: at(0.15, 0), material: 'machineDark', radius: 0.088 });
  addCylinder(soup, { from: at(0.15, 0), to: at(0.19, 0), material: 'galvanised', radius: 0.105 });
  const housing = [0.2, 0.4].map((ahead) => ({ at: at(ahead, 0), across: 0.125, deep: 0.155 }));
  addCasting(soup, housing, { material: 'machineGrey', exponent: 6, bulge: 0.02 });
  const plate = [0.24, 0.36].map((ahead) => ({ at: at(ahead, 0), across: 0.128, deep: 0.06 }));
  addCasting(soup, plate, { material: 'safetyYellow', exponent: 8, bulge: 0.004 });
  const lower = smoothed([at(0.34, -0.1), at(0.44, -0.3), meets(-0.36, -0.16), meets(-0.3, -0.01), meets(-0.17)], 8);
  soup.place(tube(lower, { radius: (share) => 0.052 - 0.026 * share, segments: 16 }), MATERIAL_NUMBERS.galvanised);
  addCylinder(soup, { from: meets(-0.18), to: meets(-0.012), material: 'copperWire', radius: 0.02 });
  const bracket = [at(0.3, 0.12), at(0.5, 0.34), meets(0.4, -0.07)].map((middle) => ({
    at: middle,
    across: 0.045,
    deep: 0.07,
  }));
  addCasting(soup, bracket, { material: 'machineGrey', exponent: 5, bulge: 0.02 });
  addCylinder(soup, { from: meets(0.3), to: meets(0.66), material: 'machineDark', radius: 0.068 });
  addCylinder(soup, { from: meets(0.66), to: meets(0.74), material: 'machineGrey', radius: 0.05 });
  addCylinder(soup, { from: meets(0.16), to: meets(0.31), material: 'chrome', radius: 0.027 });
  addCylinder(soup, { from: meets(0.012), to: meets(0.17), material: 'copperWire', radius: 0.02 });
  for (const y of [0.03, 0, -0.03]) {
    const strap = smoothed([at(0.42, 0.05, y), at(0.5, 0.14, y), meets(0.2, -0.1), meets(0.15, -0.015)], 6);
    soup.place(tube(strap, { radius: 0.011, segments: 8 }), COPPER);
  }
  const hose = smoothed([at(0.3, -0.13, 0.09), at(0.42, -0.42, 0.1), meets(-0.38, -0.1), meets(-0.2, -0.03)], 8);
  soup.place(tube(hose, { radius: 0.012, segments: 8 }), MATERIAL_NUMBERS.hoseBlue);
}
