import type { BodyPlan } from '../body/body-plan.ts';
import { makeBody } from '../body/implicit.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { INK, type Figure } from './sheet.ts';

const RAYS = 96;

/** Outline of the body across the car at x; null beyond its ends. */
export function crossSection(
  inside: (x: number, y: number, z: number) => number,
  x: number,
  middle: number,
): Vec3[] | null {
  if (inside(x, 0, middle) > 0) return null;
  return Array.from({ length: RAYS }, (_, i): Vec3 => {
    const angle = (2 * Math.PI * i) / RAYS;
    const [dy, dz] = [Math.cos(angle), Math.sin(angle)];
    let [near, far] = [0, 1.6];
    // The cabin is narrower than the shoulder: walk out to the last place inside.
    for (let t = 0.02; t < 1.6; t += 0.02) if (inside(x, dy * t, middle + dz * t) < 0) near = t;
    far = near + 0.02;
    for (let k = 0; k < 12; k += 1) {
      const t = (near + far) / 2;
      if (inside(x, dy * t, middle + dz * t) < 0) near = t;
      else far = t;
    }
    return [x, dy * near, middle + dz * near];
  });
}

export interface GhostStyle {
  step: number;
  opacity: number;
  layer: number;
  /** Sections hide what is behind them. */
  solid?: boolean;
  /** Leaves room for the wheels. */
  arches?: boolean;
  /** Only sections whose x is accepted. */
  where?: (x: number) => boolean;
}

/** How deep arches are cut, from the middle of the car. */
const ARCH_INNER = 0.5;

/** The body without what its wheel arches take away. */
function withArches({ axles, wheelRadius, archRadius }: BodyPlan, inside: (x: number, y: number, z: number) => number) {
  return (x: number, y: number, z: number) => {
    if (Math.abs(y) < ARCH_INNER) return inside(x, y, z);
    const nearest = Math.min(...axles.map((axle) => Math.hypot(x - axle, z - wheelRadius)));
    return Math.max(inside(x, y, z), archRadius - nearest);
  };
}

/** The body as fine sections, like a scan. */
export function ghost(
  plan: BodyPlan,
  { step, opacity, layer, solid = false, arches = false, where = () => true }: GhostStyle,
): Figure[] {
  const body = makeBody(plan);
  const inside = arches ? withArches(plan, body.inside) : body.inside;
  const count = Math.round((plan.ends.noseX - plan.ends.tailX) / step);
  const stations = Array.from({ length: count + 1 }, (_, i) => plan.ends.tailX + i * step);
  return stations.filter(where).flatMap((x): Figure[] => {
    const points = crossSection(inside, x, 0.46);
    if (!points) return [];
    const fill = solid ? { fill: INK.ground } : {};
    return [{ points, closed: true, stroke: INK.line, width: 0.8, opacity, layer, ...fill }];
  });
}
