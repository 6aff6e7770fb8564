import { writeFile } from 'node:fs/promises';
import { extentOf, outlineOf, pathOf, type Seen } from '../studio/outline.ts';
import { SUBJECTS } from '../vehicles/subject.ts';
import { CARS } from '../vehicles/fleet.ts';

/*
 * `pnpm --filter art outlines`: every vehicle from the side, as lines in millimetres, into the content pack. Pages lay one
 * over another, which pictures with a perspective cannot.
 */

/** Of the mesh; finer than that no line changes. */
const QUALITY = 0.4;
const TARGET = new URL('../../../content/pack/vehicle-outlines.json', import.meta.url);
const CONCEPTS: ReadonlySet<string> = new Set(['chenyue-s1']);

function wheelsOf(id: string, from: number) {
  const plan = CARS.find((car) => car.id === id)?.plan;
  if (!plan) return [];
  const radius = Math.round(plan.wheelRadius * 1000);
  return plan.axles.map((axle) => ({ x: Math.round((axle - from) * 1000), radius }));
}

const outlines = SUBJECTS.filter(({ id }) => !CONCEPTS.has(id)).map(({ id, build }) => {
  const soup = build(QUALITY);
  const wheels = wheelsOf(id, extentOf(soup).from);
  const path = (seen: Seen) => pathOf(outlineOf(soup, seen));
  // A motorcycle's wheels are part of its outline.
  return { id, body: path({ holes: wheels.length === 0 }), glass: path({ materials: ['sideGlass'] }), wheels };
});
await writeFile(TARGET, `${JSON.stringify(outlines, null, 2)}\n`);
console.log(`${outlines.length} outlines`);
