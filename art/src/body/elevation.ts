import type { Distance2 } from '../geometry/distance.ts';
import type { Field } from '../geometry/pool.ts';
import type { Elevation } from './body-plan.ts';

/** Lifts a distance in an elevation into space. */
export function lifted(view: Elevation, distance: Distance2): Field {
  if (view === 'side') return (x, _y, z) => distance(x, z);
  if (view === 'plan') return (x, y) => distance(x, y);
  return (_x, y, z) => distance(y, z);
}

/** Both fields: the piece where the two overlap. */
export const within =
  (a: Field, b: Field): Field =>
  (x, y, z) =>
    Math.max(a(x, y, z), b(x, y, z));

export const grown =
  (field: Field, by: number): Field =>
  (x, y, z) =>
    field(x, y, z) - by;

/** The half of the car that an elevation looks at; `limit` is x for front and rear, z for plan. */
export function facing(view: Elevation, limit?: number): Field {
  if (view === 'side') return (_x, y) => 0.45 - y;
  if (view === 'front') return (x) => (limit ?? 1.6) - x;
  if (view === 'rear') return (x) => x - (limit ?? -1.7);
  return (_x, _y, z) => (limit ?? 0.5) - z;
}
