import { rooflineOf } from '../studio/roofline.ts';
import { cameraOfShot, SHOTS } from '../studio/shots.ts';
import { FINAL } from '../studio/still.ts';
import { subjectOf } from '../vehicles/subject.ts';

/*
 * `pnpm --filter art roofline <still>…`: prints the body's upper edge in pixels of the still, for the lines that flow over
 * it on the site (`mf-content/src/testing/tunnel/rooflines.ts`). Another camera or another body needs a new one.
 */

for (const name of process.argv.slice(2)) {
  const shot = SHOTS.find((one) => one.name === name);
  if (!shot) throw new Error(`${name}: no such still`);
  const soup = subjectOf(shot.car).build(FINAL.mesh);
  console.log(name, JSON.stringify(rooflineOf(soup, { ...shot, camera: cameraOfShot(shot) })));
}
