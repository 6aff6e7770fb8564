import type { Vec3 } from '../geometry/vector.ts';
import type { Clothes } from './dress.ts';

/** A piece of cloth at a place: where its lines run, and how light it is against skin. */
export interface Cloth {
  course: number;
  tone: number;
}

const SHIRT = 1.05;
const DARK = 0.44;
/** A seam: hardly any line. */
const SEAM = 0.02;
const SEAM_WIDTH = 0.011;

/** How far from the middle the fronts of a jacket are apart at a height. */
const openingAt = (y: number) => Math.max(0, 0.1 + 0.46 * (y + 1.3));
/** Width of a lapel; it has a notch below the collar. */
const lapelAt = (y: number) => (y > -0.99 ? 0.075 : 0.15 + 0.1 * Math.min(0, y + 1.12));

const hanging = ([x, y, z]: Vec3) => 0.75 * y + 0.42 * Math.abs(x) - 0.25 * z;
const level = ([, y, z]: Vec3) => y - 0.3 * z;

/** What a jacket leaves free in front: a tie on a shirt, or the dark top below it. */
function within(p: Vec3, clothes: Clothes): Cloth {
  const [x, y] = p;
  if (clothes !== 'suit') return { course: level(p), tone: 0.26 };
  const half = y > -1.02 ? 0.06 : 0.035 + 0.1 * Math.min(0.4, -1.02 - y);
  if (Math.abs(Math.abs(x) - half) < 0.006) return { course: level(p), tone: SEAM };
  if (Math.abs(x) < half) return { course: 0.7 * y + 0.7 * x, tone: 0.34 };
  return { course: level(p), tone: SHIRT };
}

/** Jackets have lapels whose lines run against those of the fronts; shirts and knits hang. */
export function clothAt(p: Vec3, clothes: Clothes): Cloth {
  const [x, y, z] = p;
  if (clothes === 'shirt') return { course: hanging(p), tone: 0.8 };
  if (clothes === 'rollneck') return { course: hanging(p), tone: 0.5 };
  const fromOpening = Math.abs(x) - openingAt(y);
  const isCollar = clothes === 'suit' && Math.hypot(x, z + 0.13) < 0.3 && y > -0.99;
  if (isCollar) return { course: level(p), tone: SHIRT };
  if (z < -0.02) return { course: hanging(p), tone: DARK };
  if (fromOpening < 0) return within(p, clothes);
  const lapel = lapelAt(y);
  if (fromOpening < SEAM_WIDTH || Math.abs(fromOpening - lapel) < SEAM_WIDTH / 2)
    return { course: hanging(p), tone: SEAM };
  if (fromOpening < lapel) return { course: 0.75 * y - 0.55 * Math.abs(x) - 0.25 * z, tone: 0.58 };
  return { course: hanging(p), tone: DARK };
}
