import { ROUND } from '../../film/moving.ts';
import { isWelding } from '../../sets/works/sparks.ts';
import { air, arc, hum, puff, RELAY, servo, struck } from '../elements.ts';
import { inHall, WORKS_HALL } from '../hall.ts';
import { lay, mix, silence, type Stereo } from '../signal.ts';

/** Welds that are heard: those of the first three bays; four in a bay. */
const WELDS = 12;

const hall = (seconds: number, seed: number): Stereo => {
  const out = silence(seconds);
  mix(out, air({ seed, seconds, between: [40, 1400] }), { gain: 0.1 });
  const drives = hum(seconds, [
    [49, 0.02],
    [100, 0.016],
    [147, 0.008],
  ]);
  mix(out, { left: drives, right: drives });
  return out;
};

/** Every arc that is seen burns as it is seen; those of nearer bays are louder. */
function addArcs(out: Stereo, seconds: number, { from, gain }: { from: number; gain: number }): void {
  for (let weld = 0; weld < WELDS; weld += 1) {
    const burns = (at: number) => (isWelding(weld, ((from + at) / ROUND) % 1) ? 1 : 0);
    const far = 1 + 0.9 * Math.floor(weld / 4);
    lay(out, arc(200 + weld, seconds, burns), { gain: gain / far, place: weld % 2 === 0 ? -0.75 / far : 0.75 / far });
  }
}

/** Joints move between one weld and the next. */
function addRobots(out: Stereo, times: readonly number[], gain: number): void {
  for (const [k, at] of times.entries()) {
    const place = k % 2 === 0 ? -0.6 : 0.5;
    lay(out, servo({ seed: 300 + k, seconds: 0.55 + 0.12 * (k % 3), hertz: 240 + 70 * (k % 4) }), { at, gain, place });
    lay(out, puff(320 + k, 0.22), { at: at + 0.6, gain: 0.3 * gain, place });
  }
}

/** The lights come on, row by row; then the line. `from` is the second of the film at which it begins. */
export function lightsOn(seconds: number, from: number): Stereo {
  const out = hall(seconds, 401);
  for (let row = 0; row < 5; row += 1)
    lay(out, struck({ seed: 410 + row, ...RELAY }), {
      at: 0.25 + 0.28 * row,
      gain: 0.5 - 0.06 * row,
      place: 0.5 - 0.25 * row,
    });
  addArcs(out, seconds, { from, gain: 0.16 });
  addRobots(out, [2.4, 3.3, 4.1, 5.1], 0.1);
  return inHall(out, WORKS_HALL);
}

/** From near: arms swing over, wait, and weld. */
export function nearRobots(seconds: number, from: number): Stereo {
  const out = hall(seconds, 431);
  addRobots(out, [0.3, 1.1, 1.9, 3.2, 4, 4.9], 0.22);
  addArcs(out, seconds, { from, gain: 0.3 });
  return inHall(out, WORKS_HALL);
}

/** The line at work. */
export function lineAtWork(seconds: number, from: number): Stereo {
  const out = hall(seconds, 461);
  addArcs(out, seconds, { from, gain: 0.34 });
  addRobots(out, [0.6, 1.7, 2.9, 4.2], 0.12);
  return inHall(out, WORKS_HALL);
}
