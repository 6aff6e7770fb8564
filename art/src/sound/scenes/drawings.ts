import { ease } from '../../film/machines.ts';
import { air, CLICK, CLUNK, hum, RATCHET, servo, struck, THUD } from '../elements.ts';
import { bandPass, movingBand } from '../filters.ts';
import { inHall, STUDIO } from '../hall.ts';
import { lay, made, mix, noiseFrom, RATE, samplesIn, sharesAt, silence, type Stereo } from '../signal.ts';

/* What is heard of drawings that move: nothing but what moves, in hardly a room. */

const quiet = (seconds: number, seed: number): Stereo => {
  const out = silence(seconds);
  mix(out, air({ seed, seconds, between: [60, 700] }), { gain: 0.035 });
  return out;
};

const MODULES = 16;

/** Five layers that close upon each other: sixteen modules find their seats, then the lid. `closes` are seconds. */
export function closingBattery(seconds: number, closes: readonly [number, number]): Stereo {
  const out = quiet(seconds, 61);
  const [from, until] = closes;
  lay(out, servo({ seed: 62, seconds: until - from, hertz: 190 }), { at: from, gain: 0.1 });
  for (let k = 0; k < MODULES; k += 1) {
    const share = (k + 1) / (MODULES + 1);
    // As the layers move: slow at first and at last.
    const at =
      from + (until - from) * (0.28 + 0.62 * (share < 0.5 ? Math.sqrt(share / 2) : 1 - Math.sqrt((1 - share) / 2)));
    lay(out, struck({ seed: 70 + k, ...CLICK }), { at, gain: 0.32, place: -0.7 + (1.4 * (k % 8)) / 7 });
  }
  lay(out, struck({ seed: 90, ...CLUNK }), { at: until - 0.12, gain: 0.5 });
  lay(out, struck({ seed: 91, ...THUD }), { at: until - 0.1, gain: 0.4 });
  return inHall(out, STUDIO);
}

const TEETH = 23;

/** A rotor and its gear that turn steadily, `turns` in a second. */
export function turningRotor(seconds: number, turns: number): Stereo {
  const out = quiet(seconds, 101);
  const noise = noiseFrom(102);
  const brush = bandPass(1250, 1.4);
  const whirr = made(seconds, (at) => {
    const mesh = 0.5 + 0.5 * Math.cos(2 * Math.PI * turns * TEETH * at);
    const wave =
      Math.sin(2 * Math.PI * 176 * at) +
      0.5 * Math.sin(2 * Math.PI * 352 * at) +
      0.2 * Math.sin(2 * Math.PI * 1056 * at);
    return 0.1 * wave * (0.7 + 0.3 * mesh) + 0.12 * mesh ** 6 * brush(noise());
  });
  lay(out, whirr, { place: -0.1 });
  return inHall(out, STUDIO);
}

/** Seconds at which floor, drives, wheels and body begin to move, and stand. */
export interface Assembly {
  floor: readonly [number, number];
  drives: readonly [number, number];
  wheels: readonly [number, number];
  body: readonly [number, number];
}

/** A platform that comes together. */
export function assembled(seconds: number, { floor, drives, wheels, body }: Assembly): Stereo {
  const out = quiet(seconds, 111);
  const moves = ([from, until]: readonly [number, number], hertz: number, place = 0) =>
    lay(out, servo({ seed: hertz, seconds: until - from, hertz }), { at: from, gain: 0.09, place });
  moves(floor, 150);
  lay(out, struck({ seed: 112, ...CLUNK }), { at: floor[1] - 0.15, gain: 0.42 });
  for (const [i, place] of [-0.7, 0.7].entries()) {
    moves(drives, 230 + 16 * i, place);
    lay(out, struck({ seed: 113 + i, ...CLUNK }), { at: drives[1] - 0.2 + 0.06 * i, gain: 0.42, place });
  }
  moves(wheels, 310);
  for (const [i, place] of [-0.8, -0.5, 0.5, 0.8].entries()) {
    lay(out, struck({ seed: 120 + i, ...THUD }), { at: wheels[1] - 0.32 + 0.05 * i, gain: 0.3, place });
    for (let k = 0; k < 5; k += 1)
      lay(out, struck({ seed: 130 + 5 * i + k, ...RATCHET }), {
        at: wheels[1] - 0.26 + 0.05 * i + 0.045 * k,
        gain: 0.2,
        place,
      });
  }
  moves(body, 120);
  lay(out, struck({ seed: 160, ...THUD }), { at: body[1] - 0.2, gain: 0.55 });
  return inHall(out, STUDIO);
}

const SECTIONS = 116;

/** A section that goes once over a body of thin ones, from one side to the other: each of them ticks. */
export function sweptSections(seconds: number): Stereo {
  const out = quiet(seconds, 171);
  mix(out, {
    left: hum(seconds, [
      [55, 0.02],
      [110, 0.012],
    ]),
    right: hum(seconds, [
      [55.3, 0.02],
      [110.4, 0.012],
    ]),
  });
  for (let k = 0; k < SECTIONS; k += 1) {
    const share = (k + 0.5) / SECTIONS;
    // It goes as a cosine does.
    const at = (seconds * Math.acos(1 - 2 * share)) / Math.PI;
    lay(out, struck({ seed: 180 + k, ...CLICK }), { at, gain: 0.07, place: 1.4 * share - 0.7 });
  }
  const noise = noiseFrom(172);
  const swish = movingBand(1.6);
  for (let i = 0; i < samplesIn(seconds); i += 1) {
    const time = i / RATE / seconds;
    const moved = ease(time);
    const [left, right] = sharesAt(1.4 * moved - 0.7);
    const sample = 0.16 * Math.sin(Math.PI * time) * swish(noise(), 500 + 1100 * Math.sin(Math.PI * time));
    out.left[i] += left * sample;
    out.right[i] += right * sample;
  }
  return inHall(out, STUDIO);
}
