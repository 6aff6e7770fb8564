import { add, scale, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import { glassesDistance, hairDistance, type Glasses, type Hair } from '../portraits/dress.ts';
import { skinDistance, type Features } from '../portraits/head.ts';
import { blend } from '../portraits/shapes.ts';
import { frameAt, into, outOf, outwards, within, type Frame, type Turn } from './frame.ts';
import {
  collarDistance,
  openingAt,
  seatDistance,
  skirtDistance,
  topDistance,
  type Build,
  type Top,
} from './garments.ts';
import {
  bent,
  blockDistance,
  calfDistance,
  HAND_REACH,
  handAxes,
  handDistance,
  shoeDistance,
  sleeveDistance,
} from './limbs.ts';
import type { Joints } from './limbs.ts';
import { SEATS, type Seat } from './seats.ts';
import { solidOf, type Shape, type Solid, type Stuff } from './solid.ts';

export interface Arm {
  /** Where the wrist is, in the metres of the trunk: somebody 1.75 m tall who stands upright. */
  wrist: Vec3;
  /** Where the elbow points. */
  elbow: Vec3;
  /** Where the fingers point; along the forearm when absent. */
  fingers?: Vec3;
  thumb?: Vec3;
  /** Radians at either joint of the fingers; a fist is 1.3. */
  curl?: number;
  /** In a pocket, behind the back, or under the other arm. */
  hidden?: boolean;
}

export interface Foot {
  /** Of the ankle: to the right, up, forward. */
  at: Vec3;
  /** Radians outwards. */
  toes: number;
  /** Where the knee points. */
  knee?: Vec3;
}

export type Colour = readonly [red: number, green: number, blue: number];

/** Somebody who stands or sits in the room. `0` is what is to the viewer's left when they face the viewer. */
export interface Person {
  /** As in the addresses of their pages. */
  id: string;
  /** Metres. */
  height: number;
  at: readonly [x: number, z: number];
  /** Of the whole body, radians. */
  turn: number;
  build: Build;
  /** Middle of the hips, and how the trunk stands on them. */
  hips: Vec3;
  trunk: Turn;
  head: Turn;
  features: Features;
  hair: Hair;
  glasses: Glasses;
  top: Top;
  below: 'trousers' | 'skirt';
  /** Sleeves rolled up to the elbow. */
  rolled?: boolean;
  arms: readonly [Arm, Arm];
  feet: readonly [Foot, Foot];
  seat?: Seat;
  /** A notebook in the first hand. */
  book?: boolean;
  colours: Partial<Record<Stuff, Colour>>;
}

/** Height of the tables of clothes and limbs, metres. */
const TABLE = 1.75;
const HIPS = 0.93;
const SIDES = [-1, 1] as const;

const isWaisted = ({ build }: Person) => build.cut === 'waisted';

/** The trunk's frame among the feet: its heights are those of somebody who stands. */
function trunkOf({ hips, trunk }: Person): Frame {
  const turned = frameAt(hips, trunk);
  return { ...turned, at: subtract(hips, outwards(turned, [0, HIPS, 0])) };
}

function armOf(person: Person, side: 0 | 1): Joints {
  const { wrist, elbow } = person.arms[side];
  const wide = (isWaisted(person) ? 0.145 : 0.17) * person.build.shoulders;
  return bent({
    root: [SIDES[side] * wide, 1.388, -0.014],
    end: wrist,
    lengths: isWaisted(person) ? [0.275, 0.245] : [0.288, 0.258],
    towards: elbow,
  });
}

function legOf(person: Person, side: 0 | 1): Joints {
  const { at, knee = [0.12 * SIDES[side], 0, 1] } = person.feet[side];
  const trunk = trunkOf(person);
  return bent({
    root: [SIDES[side] * 0.088 * person.build.hips, 0.92, -0.004],
    end: into(trunk, at),
    lengths: [0.425, 0.415],
    towards: into({ ...trunk, at: [0, 0, 0] }, knee),
  });
}

/** Fronts that stand apart show what is below them. */
function topStuff({ top }: Person): Shape['stuff'] {
  return (q) => {
    if (top === 'rollneck' || top === 'shirt') return 'knit';
    if (q[2] < 0 || q[1] > 1.5 || Math.abs(q[0]) > openingAt(top, q[1])) return 'top';
    if (top === 'suit') return Math.abs(q[0]) < 0.022 + 0.03 * Math.max(0, 1.42 - q[1]) ? 'tie' : 'shirt';
    return top === 'coat' && q[1] < 0.95 ? 'legs' : 'knit';
  };
}

const SLEEVES = { straight: [0.06, 0.053, 0.041], waisted: [0.05, 0.045, 0.035] } as const;

function sleeves(person: Person): Shape[] {
  const thin = person.top === 'suit' || person.top === 'jacket' || person.top === 'coat' ? 1 : 0.9;
  const stuff: Stuff = thin === 1 ? 'top' : 'knit';
  return ([0, 1] as const).flatMap((side): Shape[] => {
    const joints = armOf(person, side);
    const [a, b, c] = SLEEVES[person.build.cut].map((radius) => radius * thin * (0.5 + 0.5 * person.build.shoulders));
    const ball = { centre: joints.middle, reach: 0.4 };
    const sleeve = (until: number) =>
      sleeveDistance(joints, { radii: [a, b, c], round: 0.014, until, seed: person.height * 40 + side * 3 });
    if (!person.rolled) return [{ distance: sleeve(0.97), stuff, ...ball }];
    const bare = sleeveDistance(joints, { radii: [0.04, 0.04, 0.027], round: 0.03, until: 1.02, seed: 0 });
    return [
      { distance: sleeve(0.16), stuff, ...ball },
      { distance: bare, stuff: 'skin', ...ball },
    ];
  });
}

function legs(person: Person): Shape[] {
  const { below, build } = person;
  const slim = isWaisted(person) ? 0.9 : 1;
  const joints = ([0, 1] as const).map((side) => legOf(person, side));
  if (below === 'skirt') {
    return [
      { distance: skirtDistance(build), stuff: 'legs', centre: [0, 0.77, 0], reach: 0.36 },
      ...joints.map((leg): Shape => ({ distance: calfDistance(leg), stuff: 'skin', centre: leg.middle, reach: 0.5 })),
    ];
  }
  const seat = seatDistance(build);
  const cloth = joints.map((leg, side) =>
    sleeveDistance(leg, {
      radii: [0.09 * slim * build.hips, 0.071 * slim, (slim < 1 ? 0.055 : 0.063) * slim],
      round: 0.012,
      until: 1.085,
      seed: person.height * 70 + side * 2,
    }),
  );
  const far = Math.max(...joints.map(({ end }) => Math.hypot(...subtract(end, [0, 0.8, 0.1]))));
  return [
    {
      distance: (q) => blend(seat(q), Math.min(cloth[0](q), cloth[1](q)), 0.045),
      stuff: 'legs',
      centre: [0, 0.8, 0.1],
      reach: Math.max(0.4, far + 0.1),
    },
  ];
}

const HEADS = { straight: 0.194, waisted: 0.185 } as const;

/** From the trunk: the neck stands a little forward, and the head turns on it. */
function headOf({ head }: Person): Frame {
  const turned = frameAt([0, 1.5, -0.032], head);
  return { ...turned, at: outOf(turned, [0, 0.137, 0.042]) };
}

function headShapes({ features, hair, glasses }: Person): Shape[] {
  const skin = (q: Vec3) => Math.max(skinDistance(q, features), -1 - q[1]);
  return [
    { distance: skin, stuff: 'skin', centre: [0, -0.1, 0], reach: 1.15 },
    { distance: (q) => hairDistance(q, hair), stuff: 'hair', centre: [0, 0.05, -0.2], reach: 1.15 },
    ...(glasses === 'none'
      ? []
      : [
          {
            distance: (q: Vec3) => glassesDistance(q, glasses),
            stuff: 'glasses',
            centre: [0, 0.05, 0.2],
            reach: 0.55,
          } as const,
        ]),
  ];
}

const BOOK = [[0.075, 0.105, 0.006], 0.004] as const;

/** A hand, and what it holds, each in a frame of its own at the wrist. */
function hands(person: Person, trunk: Frame, size: number): Solid[] {
  return ([0, 1] as const).flatMap((side) => {
    const { hidden, fingers, thumb = [0, 0, 1], curl = 0.3 } = person.arms[side];
    if (hidden) return [];
    const { middle, end } = armOf(person, side);
    const along = unit(subtract(end, middle));
    const axes = handAxes(fingers ?? along, thumb, SIDES[side]);
    const frame = within(trunk, { at: add(end, scale(along, 0.006)), ...axes }, size);
    const scaled = isWaisted(person) ? 0.9 : 1;
    const hand: Shape = { distance: handDistance(curl), stuff: 'skin', ...HAND_REACH };
    const book: Shape = {
      distance: (q) => blockDistance(q, [0.04, 0.08, 0.026], BOOK),
      stuff: 'paper',
      centre: [0.04, 0.08, 0.026],
      reach: 0.16,
    };
    return [hand, ...(person.book && side === 0 ? [book] : [])].map((shape) => solidOf(shape, frame, size * scaled));
  });
}

function shoes({ feet, build }: Person, figure: Frame, size: number): Solid[] {
  const scaled = build.cut === 'waisted' ? 0.9 : 1;
  return feet.map(({ at, toes }, side) => {
    const way = SIDES[side as 0 | 1] * toes;
    // The ankle stands over the heel.
    const under: Vec3 = [at[0] + 0.028 * Math.sin(way), at[1] - 0.09, at[2] + 0.028 * Math.cos(way)];
    const frame = within(figure, frameAt(under, [way, 0, 0]), size);
    const shape: Shape = { distance: shoeDistance, stuff: 'leather', centre: [0, 0.06, 0.05], reach: 0.2 };
    return solidOf(shape, frame, size * scaled);
  });
}

/** Everything that somebody is made of, where they are in the room. */
export function solidsOf(person: Person): Solid[] {
  const size = person.height / TABLE;
  const figure = frameAt([person.at[0], 0, person.at[1]], [person.turn, 0, 0]);
  const trunk = within(figure, trunkOf(person), size);
  const head = within(trunk, headOf(person), size);
  const { top, build } = person;
  const low = top === 'coat' ? 0.95 : 1.15;
  const worn: Shape[] = [
    {
      distance: topDistance(top, build),
      stuff: topStuff(person),
      centre: [0, low, 0],
      reach: top === 'coat' ? 0.64 : 0.46,
    },
    ...sleeves(person),
    ...legs(person),
  ];
  const collar = top === 'rollneck' || top === 'suit' || top === 'shirt';
  if (collar) {
    const kind = top === 'rollneck' ? 'rollneck' : 'shirt';
    const stuff = top === 'suit' ? 'shirt' : 'knit';
    worn.push({ distance: collarDistance(kind, build), stuff, centre: [0, 1.5, -0.02], reach: 0.12 });
  }
  return [
    ...worn.map((shape) => solidOf(shape, trunk, size)),
    ...headShapes(person).map((shape) => solidOf(shape, head, size * HEADS[build.cut])),
    ...hands(person, trunk, size),
    ...shoes(person, figure, size),
    ...(person.seat ? SEATS[person.seat]().map((shape) => solidOf(shape, figure, 1)) : []),
  ];
}
