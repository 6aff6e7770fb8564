import type { Vec3 } from '../../geometry/vector.ts';
import type { Strand } from '../strands.ts';

const HOT = '#eaf4ff';
const WARM = '#ffd9a8';
/** Drops of one weld, and how often each is thrown in a turn. */
const DROPS = 60;
const THROWS = 8;
/** Seconds that a drop flies, and that its trail lasts. */
const FLIGHT = 0.7;
const TRAIL = 0.05;
const GRAVITY = 3.4;
/** Share of the time that a gun welds. */
const WELDS = 0.55;

const part = (value: number) => value - Math.floor(value);

function drop(at: Vec3, seed: number, time: number): Strand {
  const age = part(THROWS * time + 0.618 * seed) * FLIGHT;
  const angle = 2.399 * seed;
  const speed = 0.8 + 2.6 * part(0.377 * seed);
  const outwards = Math.sign(at[1]) * 0.5 * part(0.71 * seed);
  const place = (t: number): Vec3 => [
    at[0] + speed * t * Math.cos(angle),
    at[1] + outwards * t,
    at[2] + speed * t * Math.sin(angle) - 0.5 * GRAVITY * t * t,
  ];
  const points = [place(age), place(age + TRAIL * 0.5), place(age + TRAIL)];
  return {
    points,
    stroke: seed % 3 === 0 ? WARM : HOT,
    width: 8,
    solid: true,
    shines: true,
    opacity: (1 - age / FLIGHT) ** 1.4,
  };
}

/** The light of a weld: dots over each other, the widest the faintest. */
const glow = (at: Vec3, strength: number): Strand[] =>
  [
    [620, 0.06],
    [300, 0.12],
    [130, 0.3],
    [55, 1],
  ].map(([width, opacity]) => ({
    points: [at, [at[0] + 0.002, at[1], at[2]]],
    stroke: HOT,
    width,
    solid: true,
    shines: true,
    opacity: opacity * strength,
  }));

/** Whether a weld burns, by its place in the list. */
export const isWelding = (weld: number, time: number) => part(2 * time + 0.381 * weld) <= WELDS;

/** Welds that begin and end; `time` from 0 to 1 is a loop of about six seconds. */
export function sparksAt(points: readonly Vec3[]): (time: number) => Strand[] {
  return (time) =>
    points.flatMap((at, i) => {
      if (!isWelding(i, time)) return [];
      const flicker = 0.75 + 0.25 * Math.sin(2 * Math.PI * (29 * time + 0.3 * i));
      const drops = Array.from({ length: DROPS }, (_, k) => drop(at, k + 13 * i, time));
      return [...glow(at, flicker), ...drops];
    });
}
