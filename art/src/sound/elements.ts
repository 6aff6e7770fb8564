import { bandPass, chain, highPass, lowPass, pinkFrom } from './filters.ts';
import { made, noiseFrom, randomFrom, RATE, type Stereo, lay, silence } from './signal.ts';

/* What films are heard of: each element is one channel, about as loud as full scale where it is loudest. */

const TURN = 2 * Math.PI;

export interface Struck {
  seed: number;
  /** Tones that ring: hertz, gain, seconds in which they fall to a third. */
  rings: readonly (readonly [hertz: number, gain: number, falls: number])[];
  /** Seconds of the blow itself, and the middle of its noise in hertz. */
  blow: number;
  middle: number;
}

/** Something that is struck, and rings. */
export function struck({ seed, rings, blow, middle }: Struck): Float32Array {
  const noise = noiseFrom(seed);
  const body = bandPass(middle, 0.8);
  const longest = Math.max(blow, ...rings.map(([, , falls]) => falls));
  return made(6 * longest, (at) => {
    let out = 1.6 * body(noise()) * Math.exp(-at / blow);
    for (const [hertz, gain, falls] of rings) out += gain * Math.sin(TURN * hertz * at) * Math.exp(-at / falls);
    return out * Math.min(1, at / 0.0008);
  });
}

export const CLICK = {
  rings: [
    [2900, 0.16, 0.006],
    [4700, 0.1, 0.004],
  ],
  blow: 0.003,
  middle: 3100,
} as const;
export const CLUNK = {
  rings: [
    [96, 0.7, 0.07],
    [410, 0.25, 0.05],
    [1130, 0.1, 0.03],
  ],
  blow: 0.012,
  middle: 700,
} as const;
export const THUD = {
  rings: [
    [62, 0.9, 0.11],
    [148, 0.3, 0.06],
  ],
  blow: 0.02,
  middle: 240,
} as const;
export const RATCHET = {
  rings: [
    [1900, 0.2, 0.008],
    [760, 0.2, 0.012],
  ],
  blow: 0.004,
  middle: 1700,
} as const;
export const RELAY = {
  rings: [
    [240, 0.4, 0.02],
    [1480, 0.2, 0.012],
  ],
  blow: 0.006,
  middle: 1500,
} as const;

/** A step on a hard floor: the heel, then the sole. */
export function step(seed: number): Float32Array {
  const noise = noiseFrom(seed);
  const [heel, sole] = [chain(lowPass(520), highPass(70)), bandPass(1900, 0.7)];
  const later = 0.075 + 0.02 * Math.abs(noise());
  return made(0.5, (at) => {
    const first = Math.exp(-at / 0.016) * Math.min(1, at / 0.002);
    const second = at < later ? 0 : Math.exp(-(at - later) / 0.024) * Math.min(1, (at - later) / 0.004);
    return 2.4 * heel(noise()) * (first + 0.35 * second) + 0.5 * sole(noise()) * (0.4 * first + 0.5 * second);
  });
}

/** Air under pressure that is let go. */
export function puff(seed: number, seconds: number): Float32Array {
  const noise = noiseFrom(seed);
  const hiss = chain(highPass(1800), lowPass(9000));
  return made(seconds, (at) => hiss(noise()) * Math.min(1, at / 0.006) * Math.exp((-4 * at) / seconds));
}

export interface Servo {
  seed: number;
  seconds: number;
  /** Hertz of its whine at full speed. */
  hertz: number;
}

/** A joint of a robot that speeds up, moves and comes to rest. */
export function servo({ seed, seconds, hertz }: Servo): Float32Array {
  const noise = noiseFrom(seed);
  const gear = bandPass(2.4 * hertz, 1.2);
  let turn = 0;
  return made(seconds, (at) => {
    const speed = Math.sin((Math.PI * at) / seconds) ** 0.7;
    turn += (TURN * hertz * (0.25 + 0.75 * speed)) / RATE;
    const tone = Math.sin(turn) + 0.45 * Math.sin(2 * turn + 1) + 0.3 * Math.sin(3.02 * turn);
    return speed * (0.28 * tone + 0.4 * gear(noise()));
  });
}

/** An arc of welding, wherever it burns: crackling over the hum of its current; `burns` from 0 to 1 by seconds. */
export function arc(seed: number, seconds: number, burns: (at: number) => number): Float32Array {
  const random = randomFrom(seed);
  const [crackle, spit] = [chain(highPass(900), lowPass(11_000)), bandPass(3400, 0.9)];
  const CRACKLES = 420;
  let [current, drop] = [0, 0];
  return made(seconds, (at) => {
    current += 0.002 * (burns(at) - current);
    if (random() < CRACKLES / RATE) drop = Math.min(3, 0.25 / Math.max(0.06, random()));
    drop *= 0.955;
    const white = 2 * random() - 1;
    const hum = 0.12 * Math.tanh(4 * Math.sin(TURN * 100 * at)) + 0.08 * Math.sin(TURN * 300 * at);
    return current * (crackle(drop * white) + 0.22 * spit(white) + hum);
  });
}

export interface Air {
  seed: number;
  seconds: number;
  /** Hertz that its noise lies between. */
  between: readonly [number, number];
}

/** The noise of a room that moves a little, in two channels that know nothing of each other. */
export function air({ seed, seconds, between: [low, high] }: Air): Stereo {
  const side = (own: number) => {
    const noise = pinkFrom(noiseFrom(own));
    const band = chain(highPass(low), lowPass(high));
    const slow = 0.13 + 0.03 * (own % 5);
    return made(seconds, (at) => band(noise()) * (1 + 0.18 * Math.sin(TURN * slow * at + own)));
  };
  const out = silence(seconds);
  lay(out, side(seed), { place: -0.9 });
  lay(out, side(seed + 1), { place: 0.9 });
  return out;
}

/** A steady hum of so many tones: hertz, gain. */
export const hum = (seconds: number, tones: readonly (readonly [hertz: number, gain: number])[]): Float32Array =>
  made(seconds, (at) => tones.reduce((sum, [hertz, gain]) => sum + gain * Math.sin(TURN * hertz * at), 0));
