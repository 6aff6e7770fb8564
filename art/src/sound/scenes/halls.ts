import { air, hum, step } from '../elements.ts';
import { chain, highPass, movingBand, pinkFrom } from '../filters.ts';
import { courseThrough } from '../course.ts';
import { inHall, SHOW_HALL, type Hall } from '../hall.ts';
import { lay, made, mix, noiseFrom, RATE, silence, type Stereo } from '../signal.ts';

/** Stone and glass, and nobody else. */
const PAVILION: Hall = { seconds: 2.6, before: 0.02, dullness: 0.36, wet: 0.42 };

/** The air of a hall with its lamps. */
export function roomTone(seconds: number): Stereo {
  const out = silence(seconds);
  mix(out, air({ seed: 501, seconds, between: [45, 900] }), { gain: 0.07 });
  const lamps = hum(seconds, [
    [100, 0.006],
    [200, 0.003],
  ]);
  mix(out, { left: lamps, right: lamps });
  return out;
}

/** Somebody walks, a step every so often; `until` they stop, seconds. */
function addSteps(out: Stereo, times: readonly number[], gain: number): void {
  for (const [k, at] of times.entries())
    lay(out, step(520 + k), { at, gain: gain * (k % 2 === 0 ? 1 : 0.86), place: k % 2 === 0 ? -0.12 : 0.12 });
}

const walk = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, k) => from + 0.61 * k + 0.02 * Math.sin(7 * k));

/** A stand of a show when the people have left. */
export const emptyStand = (seconds: number): Stereo => {
  const out = roomTone(seconds);
  addSteps(out, walk(0.7, 4), 0.1);
  return inHall(out, SHOW_HALL);
};

/** Two channels of wind whose strength, 0 to 1, follows a course. */
function wind(seconds: number, strength: (at: number) => number): Stereo {
  const side = (seed: number) => {
    const noise = pinkFrom(noiseFrom(seed));
    const [roar, rush, whistle] = [movingBand(0.6), movingBand(0.8), movingBand(9)];
    const clean = highPass(35);
    return made(seconds, (at) => {
      const blows = strength(at);
      const sample = clean(noise());
      const gust = 1 + 0.12 * Math.sin(2 * Math.PI * 0.43 * at + seed) + 0.08 * Math.sin(2 * Math.PI * 1.1 * at);
      const low = roar(sample, 70 + 150 * blows);
      const high = rush(sample, 260 + 1100 * blows ** 1.3);
      const edge = whistle(sample, 700 + 900 * blows + 40 * Math.sin(2 * Math.PI * 0.7 * at));
      return gust * blows ** 1.7 * (1.2 * low + 1.1 * blows * high + 0.5 * blows ** 2 * edge);
    });
  };
  const out = silence(seconds);
  lay(out, side(551), { place: -0.8 });
  lay(out, side(552), { place: 0.8 });
  return out;
}

/** The fan of the tunnel, whose blades pass more often the faster it blows. */
function fan(seconds: number, strength: (at: number) => number): Float32Array {
  const BLADES = 62;
  const soft = chain(highPass(30));
  let turn = 0;
  return made(seconds, (at) => {
    const blows = strength(at);
    turn += (BLADES * (0.2 + 0.8 * blows)) / RATE;
    const angle = 2 * Math.PI * turn;
    return soft(blows * (Math.sin(angle) + 0.5 * Math.sin(2 * angle + 0.7) + 0.25 * Math.sin(3 * angle + 2)));
  });
}

/** The wind of the tunnel rises until it is as fast as it can be. */
export function risingWind(seconds: number): Stereo {
  const strength = courseThrough([
    [0, 0.12],
    [1, 0.25],
    [0.78 * seconds, 1],
    [seconds, 1],
  ]);
  const out = wind(seconds, strength);
  lay(out, fan(seconds, strength), { gain: 0.1, place: 0.25 });
  return inHall(out, { seconds: 1.2, before: 0.012, dullness: 0.45, wet: 0.25 });
}

/** The exhibition of the wind: a quiet stream of air over the car. */
export function hallOfWind(seconds: number): Stereo {
  const out = roomTone(seconds);
  mix(
    out,
    wind(seconds, (at) => 0.36 + 0.06 * Math.sin(1.3 * at)),
    { gain: 0.9 },
  );
  return inHall(out, PAVILION);
}

/** The history of the group: somebody follows the line on the floor. */
export function alongTheLine(seconds: number): Stereo {
  const out = roomTone(seconds);
  addSteps(out, walk(0.35, Math.floor((seconds - 0.5) / 0.61)), 0.24);
  return inHall(out, PAVILION);
}

/** Two more steps, and somebody stands before a car. */
export function standingStill(seconds: number): Stereo {
  const out = roomTone(seconds);
  addSteps(out, walk(0.3, 2), 0.22);
  const light = hum(seconds, [
    [220, 0.012],
    [330.5, 0.009],
    [440.7, 0.006],
  ]);
  const rises = courseThrough([
    [1, 0],
    [2.6, 1],
    [seconds, 0.7],
  ]);
  const glow = made(seconds, (at) => rises(at) * light[Math.min(light.length - 1, Math.round(at * RATE))]);
  mix(out, { left: glow, right: glow });
  return inHall(out, PAVILION);
}
