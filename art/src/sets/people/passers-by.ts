import { Soup, turnZ } from '../../geometry/soup.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import { standingPose, walkingPose } from './gait.ts';
import { personIn, type Outfit } from './person.ts';

/** Somebody in a place while its picture is exposed. */
export interface PasserBy {
  /** Where they are in the middle of the exposure, metres. */
  at: readonly [x: number, y: number];
  /** Degrees from +x, to the left. */
  heading: number;
  /** Metres a second; 0 stands. */
  pace: number;
  outfit: Outfit;
  /** Where in a step they are, metres. */
  step?: number;
  /** Of 1.75 m. */
  tall?: number;
}

export interface Passing {
  people: readonly PasserBy[];
  /** How long the picture is exposed. */
  seconds: number;
}

/** Pictures of one exposure: so many that the copies of somebody who walks run together. */
const MOMENTS = 32;
/** Who stands sways so far, metres. */
const SWAY = 0.016;

function addPerson(soup: Soup, { at, heading, pace, outfit, step = 0, tall = 1 }: PasserBy, second: number) {
  const angle = (heading * Math.PI) / 180;
  const sway = SWAY * Math.sin(7 * second + 3 * step);
  const far = pace > 0 ? pace * second : sway;
  const pose = pace > 0 ? walkingPose(step + far) : standingPose(step > 0 ? 0.75 + 12 * sway : 0);
  const turn = turnZ(angle);
  const stands: Vec3 = [at[0] + far * Math.cos(angle), at[1] + far * Math.sin(angle), 0];
  const grown = ([x, y, z]: Vec3): Vec3 => [x * tall, y * tall, z * tall];
  soup.addSoup(personIn(pose, outfit), { at: stands, turn: (v) => turn(grown(v)) });
}

/** The people of a place moment by moment. */
export const momentsOf = ({ people, seconds }: Passing): Soup[] =>
  Array.from({ length: MOMENTS }, (_, i) => {
    const soup = new Soup();
    for (const one of people) addPerson(soup, one, ((i + 0.5) / MOMENTS - 0.5) * seconds);
    return soup;
  });
