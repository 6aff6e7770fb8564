import { add, along, dot, reflect, scale, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import type { Colour, Person } from './person.ts';
import { solidsOf } from './person.ts';
import { LAMPS, WALL, wallAt } from './room.ts';
import { boxOf, distanceTo, normalAt, outside, solidAt, through, type Box, type Solid, type Stuff } from './solid.ts';

/* A group of people against a lit wall, marched through their distances: no grain, and the same every time. */

interface Body {
  solids: readonly Solid[];
  box: Box;
  colours: Person['colours'];
}

export type Group = readonly Body[];

export const groupOf = (people: readonly Person[]): Group =>
  people.map((person) => {
    const solids = solidsOf(person);
    return { solids, box: boxOf(solids), colours: person.colours };
  });

const DEFAULTS: Readonly<Record<Stuff, Colour>> = {
  top: [0.05, 0.05, 0.055],
  legs: [0.05, 0.05, 0.055],
  knit: [0.1, 0.1, 0.1],
  shirt: [0.6, 0.6, 0.6],
  tie: [0.05, 0.05, 0.06],
  skin: [0.34, 0.22, 0.16],
  hair: [0.02, 0.018, 0.017],
  glasses: [0.02, 0.02, 0.02],
  leather: [0.02, 0.018, 0.017],
  metal: [0.09, 0.095, 0.1],
  rubber: [0.02, 0.02, 0.02],
  paper: [0.4, 0.38, 0.34],
};

/** Less light than this nobody sees. */
const FAINT = 0.006;

/** How much of what lies behind shines on the edge of a thing. */
const GLOSS: Partial<Record<Stuff, number>> = {
  leather: 0.5,
  metal: 1.3,
  hair: 0.6,
  glasses: 1.2,
  skin: 0.45,
  rubber: 0.5,
};

/** Faces are left in the dark: what falls on them from the front, and from behind. */
const FRONTED: Partial<Record<Stuff, number>> = { skin: 0.3, hair: 0.4, glasses: 0.3 };
const RIMMED: Partial<Record<Stuff, number>> = { skin: 0.55, hair: 0.7 };

interface Hit {
  body: Body;
  at: Vec3;
  far: number;
}

const CLOSE = 0.0007;

interface Ray {
  from: Vec3;
  way: Vec3;
}

/** Who stands in the way of a ray, and between which lengths. */
function inTheWay(group: Group, { from, way }: Ray, most: number) {
  let [near, far] = [most, 0];
  const bodies = group.filter(({ box }) => {
    const span = through(box, from, way);
    if (!span || span[0] > most) return false;
    near = Math.min(near, span[0]);
    far = Math.max(far, Math.min(span[1], most));
    return true;
  });
  return { bodies, near, far };
}

function march(group: Group, ray: Ray, most: number): Hit | null {
  const { bodies, near, far } = inTheWay(group, ray, most);
  for (let step = 0, t = near; step < 180 && t < far; step += 1) {
    const at = along(ray.from, ray.way, t);
    let nearest = 9;
    let body = bodies[0];
    for (const one of bodies) {
      const d = distanceTo(one.solids, at, nearest);
      if (d < nearest) [nearest, body] = [d, one];
    }
    if (nearest < CLOSE) return { body, at, far: t };
    t += Math.max(CLOSE, nearest * 0.85);
  }
  return null;
}

/** Share of a lamp that is seen from a point: its edge is soft, the farther away what covers it. */
function open(group: Group, ray: Ray, { most, hard }: { most: number; hard: number }): number {
  const { bodies, near, far } = inTheWay(group, ray, most);
  let light = 1;
  for (let step = 0, t = Math.max(near, 0.012); step < 40 && t < far; step += 1) {
    let nearest = 9;
    const at = along(ray.from, ray.way, t);
    for (const { solids } of bodies) nearest = distanceTo(solids, at, nearest);
    light = Math.min(light, (hard * nearest) / t);
    if (light < 0.01) return 0;
    t += Math.max(0.012, nearest);
  }
  return light;
}

interface Lamp {
  way: Vec3;
  colour: Vec3;
  hard: number;
}

/** Two tall boxes behind the group to either side, and what little falls on it from the front. */
const RIMS: readonly Lamp[] = [
  { way: unit([-0.8, 0.34, -0.6]), colour: [2.4, 2.8, 3.2], hard: 5 },
  { way: unit([0.84, 0.3, -0.54]), colour: [2.3, 1.75, 1.4], hard: 5 },
];
const FRONT: Omit<Lamp, 'hard'> = { way: unit([-0.4, 0.62, 0.68]), colour: [0.06, 0.066, 0.075] };
const FILL: Vec3 = [0.014, 0.0175, 0.022];

const times = (a: Vec3, b: Vec3): Vec3 => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

/** How far it is free around a point: folds, armpits and what stands on the floor are darker. */
function air(group: Group, at: Vec3, normal: Vec3): number {
  let taken = 0;
  for (const reach of [0.025, 0.07, 0.16]) {
    const p = along(at, normal, reach);
    let free = Math.min(reach, p[1]);
    for (const { solids, box } of group) if (outside(box, p) < free) free = distanceTo(solids, p, free);
    taken += (0.4 * Math.max(0, reach - free)) / reach;
  }
  return Math.max(0.12, 1 - taken);
}

/** What a ray sees that meets nobody. */
function beyond({ from, way }: Ray): Vec3 {
  if (way[2] >= -0.02) return [0.004, 0.005, 0.007];
  const t = (WALL - from[2]) / way[2];
  return wallAt(from[0] + way[0] * t, Math.max(0, from[1] + way[1] * t));
}

function shade(group: Group, { body, at }: Hit, way: Vec3): Vec3 {
  const solid = solidAt(body.solids, at);
  const stuff = solid.stuffAt(at);
  const normal = normalAt(solid, at);
  const albedo = body.colours[stuff] ?? DEFAULTS[stuff];
  const from = along(at, normal, 0.004);
  const free = air(group, at, normal);
  // Light from behind reaches no farther round than the edge.
  const turned = (RIMMED[stuff] ?? 1) * 1.9 * (1 - Math.max(0, -dot(normal, way))) ** 1.9;
  let light = scale(FILL, free * (0.6 + 0.4 * normal[1]));
  const fronted = Math.max(0, dot(normal, FRONT.way)) * free * (FRONTED[stuff] ?? 1);
  light = add(light, scale(FRONT.colour, fronted));
  for (const lamp of RIMS) {
    const facing = dot(normal, lamp.way) * turned;
    if (facing < FAINT) continue;
    const seen = open(group, { from, way: lamp.way }, { most: 3, hard: lamp.hard });
    light = add(light, scale(lamp.colour, facing * seen));
  }
  const grazing = (1 - Math.max(0, -dot(normal, way))) ** 5;
  const mirrored = beyond({ from, way: reflect(way, normal) });
  const edge = scale(mirrored, (0.025 + 0.9 * grazing) * (GLOSS[stuff] ?? 0.4) * free);
  // Cloth has a nap that catches the light from behind.
  return add(times(albedo, light), edge);
}

/** The floor: a dark mirror with the light of the wall on it, and the long shadows of those who stand there. */
function floorAt(group: Group, at: Vec3, way: Vec3): Vec3 {
  const up: Ray = { from: along(at, [0, 1, 0], 0.001), way: [way[0], -way[1], way[2]] };
  const met = march(group, up, 12);
  const seen = met ? scale(shade(group, met, up.way), 1) : beyond(up);
  const height = met ? met.at[1] : 0.9;
  const glance = 0.03 + 0.75 * (1 - Math.abs(way[1])) ** 6;
  let lit = 0;
  for (const [lamp, share] of LAMPS) {
    const to = subtract(lamp, at);
    const far = Math.hypot(...to);
    const toLamp = scale(to, 1 / far);
    lit +=
      (share * toLamp[1] * -toLamp[2] * open(group, { from: up.from, way: toLamp }, { most: far, hard: 7 })) /
      (0.35 + far * far * 0.22);
  }
  const ground = scale([0.105, 0.135, 0.165], lit);
  return add(scale(seen, glance * Math.exp(-0.85 * height)), ground);
}

export interface View {
  width: number;
  height: number;
  from: Vec3;
  at: Vec3;
  /** Metres that the picture is wide where the group stands. */
  across: number;
}

/** What is seen in a pixel, at a place in it from 0 to 1. */
export function lookOut(group: Group, view: View) {
  const forward = unit(subtract(view.at, view.from));
  const right = unit([-forward[2], 0, forward[0]]);
  const up: Vec3 = [
    right[1] * forward[2] - right[2] * forward[1],
    right[2] * forward[0] - right[0] * forward[2],
    right[0] * forward[1] - right[1] * forward[0],
  ];
  const step = view.across / view.width / Math.hypot(...subtract(view.at, view.from));
  return (px: number, py: number): Vec3 => {
    const [u, v] = [(px - view.width / 2) * step, (view.height / 2 - py) * step];
    const way = unit(add(forward, add(scale(right, u), scale(up, v))));
    const ray = { from: view.from, way };
    const met = march(group, ray, 14);
    const floor = way[1] < 0 ? -view.from[1] / way[1] : 1e9;
    const wall = (WALL - view.from[2]) / way[2];
    if (met && met.far < floor) return shade(group, met, way);
    if (floor < wall) return floorAt(group, along(view.from, way, floor), way);
    return beyond(ray);
  };
}
