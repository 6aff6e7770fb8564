import type { BodyPlan, Cabin } from '../body/body-plan.ts';
import type { Body } from '../body/implicit.ts';
import { box, pillow, tube } from '../geometry/primitives.ts';
import { turnX, turnY, turnZ, type Soup, type Triangles } from '../geometry/soup.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { MaterialNumber } from '../studio/materials.ts';

/** Mirror housing: narrower outwards, flat at the back. */
function housing(): Triangles {
  const cap = pillow([0.078, 0.092, 0.052], { exponent: 3.2, steps: 54 });
  for (let i = 0; i < cap.points.length; i += 3) {
    const t = cap.points[i + 1] / 0.092;
    const x = cap.points[i] * (1 - 0.18 * t) - 0.03 * (t + 1);
    cap.points[i] = x < -0.05 ? -0.05 + (x + 0.05) * 0.25 : x;
    cap.points[i + 2] *= 1 - 0.22 * t;
  }
  return cap;
}

/** Triangles whose middle lies below `height`, and the others. */
function parted(shape: Triangles, height: number): { low: Triangles; high: Triangles } {
  const low: Triangles = { points: [], normals: [] };
  const high: Triangles = { points: [], normals: [] };
  for (let t = 0; t < shape.points.length; t += 9) {
    const middle = (shape.points[t + 2] + shape.points[t + 5] + shape.points[t + 8]) / 3;
    const to = middle < height ? low : high;
    to.points.push(...shape.points.slice(t, t + 9));
    to.normals.push(...shape.normals.slice(t, t + 9));
  }
  return { low, high };
}

/** A camera at the end of an arm that is thinner than a hand. */
function addCameras(soup: Soup, material: MaterialNumber, { mirror, y }: { mirror: BodyPlan['mirror']; y: number }) {
  const arm: Vec3[] = [
    [mirror.x + 0.03, y - 0.03, mirror.z - 0.03],
    [mirror.x + 0.01, y + mirror.out * 0.5, mirror.z - 0.012],
    [mirror.x - 0.015, y + mirror.out - 0.01, mirror.z],
  ];
  soup.place(tube(arm, { radius: (share) => 0.013 - 0.003 * share, segments: 16 }), material.gloss, { mirror: true });
  const at: Vec3 = [mirror.x - 0.02, y + mirror.out, mirror.z];
  soup.place(pillow([0.062, 0.021, 0.017], { exponent: 2.6 }), material.paint, { at, mirror: true });
  const eye: Vec3 = [at[0] - 0.056, at[1], at[2]];
  soup.place(pillow([0.008, 0.013, 0.011], { exponent: 2.2, steps: 20 }), material.gloss, { at: eye, mirror: true });
}

export function addMirrors(
  soup: Soup,
  material: MaterialNumber,
  { plan: { mirror }, body }: { plan: BodyPlan; body: Body },
) {
  const y = body.cabin(mirror.x);
  if (mirror.camera) {
    addCameras(soup, material, { mirror, y });
    return;
  }
  const { low, high } = parted(housing(), -0.018);
  const placement = { at: [mirror.x, y + mirror.out, mirror.z] as Vec3, turn: turnZ(-0.06), mirror: true };
  soup.place(high, mirror.black ? material.plastic : material.paint, placement);
  soup.place(low, mirror.black ? material.plastic : material.gloss, placement);
  const stalk: Vec3[] = [
    [mirror.x - 0.01, y - 0.03, mirror.z - 0.075],
    [mirror.x - 0.015, y + 0.03, mirror.z - 0.07],
    [mirror.x - 0.012, y + mirror.out - 0.05, mirror.z - 0.045],
  ];
  soup.place(tube(stalk, { radius: 0.02 }), material.gloss, { mirror: true });
}

function addSeat(soup: Soup, material: MaterialNumber, [x, y, z]: Vec3) {
  const put = (half: Vec3, at: Vec3, [exponent, lean]: readonly [number, number]) =>
    soup.place(pillow(half, { exponent, steps: 30 }), material.seat, { at, turn: turnY(lean) });
  put([0.26, 0.25, 0.09], [x, y, z + 0.22], [4, 0]);
  put([0.085, 0.235, 0.33], [x - 0.3, y, z + 0.52], [3.6, -0.32]);
  put([0.055, 0.12, 0.085], [x - 0.42, y, z + 0.88], [3, -0.25]);
}

function addDisplay(soup: Soup, material: MaterialNumber, { dashX, dashZ }: Cabin) {
  const at: Vec3 = [dashX - 0.16, 0.1, dashZ + 0.09];
  soup.place(pillow([0.02, 0.38, 0.035], { exponent: 6, steps: 20 }), material.gloss, { at, turn: turnY(-0.2) });
}

/** What shows through tinted glass: floor, dashboard, screen, seats, steering wheel. */
export function addCabin(soup: Soup, material: MaterialNumber, cabin: Cabin) {
  soup.place(box([cabin.length / 2, 0.68, 0.02]), material.cabin, { at: [cabin.x, 0, cabin.z] });
  soup.place(pillow([0.22, 0.7, 0.1], { exponent: 4 }), material.cabin, { at: [cabin.dashX, 0, cabin.dashZ] });
  if (!cabin.screenless) addDisplay(soup, material, cabin);
  for (const { x, ys, lift } of cabin.rows) for (const y of ys) addSeat(soup, material, [x, y, cabin.z + lift]);
  const ring = Array.from({ length: 48 }, (_, i): Vec3 => {
    const angle = (2 * Math.PI * i) / 48;
    return [0, 0.18 * Math.cos(angle), 0.17 * Math.sin(angle)];
  });
  const wheelAt: Vec3 = [cabin.dashX - 0.38, 0.37, cabin.dashZ + 0.05];
  soup.place(tube(ring, { radius: 0.014, segments: 12, closed: true }), material.gloss, {
    at: wheelAt,
    turn: turnY(-0.4),
  });
}

const TURN = { x: turnX, y: turnY, z: turnZ };

export function addExtras(soup: Soup, material: MaterialNumber, extras: BodyPlan['extras']) {
  for (const { kind, half, at, material: name, exponent = 6, turn, mirror = false } of extras) {
    const shape = kind === 'box' ? box(half) : pillow(half, { exponent });
    soup.place(shape, material[name], { at, mirror, ...(turn ? { turn: TURN[turn.axis](turn.angle) } : {}) });
  }
}
