import type { Features } from '../portraits/head.ts';
import type { Build } from './garments.ts';
import type { Colour, Person } from './person.ts';
import * as pose from './poses.ts';

/* The management as they stand in the picture of the group, from the viewer's left. Who they are is in the content pack. */

const MEAN: Features = {
  jaw: 1,
  chin: 1,
  cheek: 1,
  nose: 1,
  brow: 1,
  lips: 1,
  eyes: 0.9,
  age: 0.5,
  length: 1,
  neck: 1.4,
};
const FINE: Features = { ...MEAN, jaw: 0.89, chin: 0.88, brow: 0.76, nose: 0.9, lips: 1.1, neck: 1.16, age: 0.3 };

const straight = (shoulders: number, waist: number, hips = 1): Build => ({ cut: 'straight', shoulders, waist, hips });
const waisted = (shoulders: number, waist: number, hips = 1): Build => ({ cut: 'waisted', shoulders, waist, hips });

const NAVY: Colour = [0.028, 0.034, 0.048];
const COAL: Colour = [0.045, 0.046, 0.052];
const SLATE: Colour = [0.085, 0.1, 0.12];
const CAMEL: Colour = [0.2, 0.14, 0.09];
const OAT: Colour = [0.26, 0.235, 0.2];
const WINE: Colour = [0.12, 0.03, 0.035];
const MOSS: Colour = [0.075, 0.088, 0.055];
const WHITE: Colour = [0.62, 0.63, 0.64];
const BLUE: Colour = [0.15, 0.175, 0.21];
const DARK: Colour = [0.016, 0.014, 0.013];
const GREY: Colour = [0.11, 0.11, 0.113];

const STRAIGHT_UP = { hips: [0, 0.93, 0], trunk: [0, 0, 0] } as const;
/** The weight on the leg of that side: the hips go there, the trunk comes back. */
const leaning = (side: -1 | 1) =>
  ({ hips: [side * 0.032, 0.922, 0.005], trunk: [0, -0.015, -side * 0.045] }) as const satisfies Partial<Person>;

const luoPing: Person = {
  id: 'luo-ping',
  height: 1.7,
  at: [-2.02, 0.02],
  turn: 0.42,
  build: straight(0.95, 0.97),
  ...leaning(-1),
  head: [0.12, 0.02, 0.03],
  features: { ...MEAN, jaw: 1.08, cheek: 1.1, nose: 1.08, length: 0.97, neck: 1.32 },
  hair: 'crop',
  glasses: 'none',
  top: 'jacket',
  below: 'trousers',
  arms: [pose.crossed(-1, 1), pose.crossed(1, 1)],
  feet: pose.resting(-1),
  colours: { top: COAL, legs: NAVY, knit: WHITE, hair: DARK },
};

const zhuoAn: Person = {
  id: 'zhuo-an',
  height: 1.63,
  at: [-1.5, 0.3],
  turn: -0.28,
  build: waisted(0.98, 1),
  ...STRAIGHT_UP,
  head: [-0.55, 0.04, -0.05],
  features: { ...FINE, cheek: 1.06 },
  hair: 'bob',
  glasses: 'round',
  top: 'jacket',
  below: 'skirt',
  arms: [pose.holding(-1), pose.hanging(1, 0.03)],
  feet: pose.standing(0.13),
  book: true,
  colours: { top: MOSS, legs: COAL, knit: OAT, hair: DARK, paper: OAT },
};

const qiShanye: Person = {
  id: 'qi-shanye',
  height: 1.77,
  at: [-1.02, -0.22],
  turn: 0.2,
  build: straight(1.09, 1.1, 1.03),
  ...STRAIGHT_UP,
  head: [-0.2, -0.02, 0],
  features: { ...MEAN, jaw: 1.18, chin: 1.16, cheek: 1.12, brow: 1.3, nose: 1.14, neck: 1.6 },
  hair: 'crop',
  glasses: 'none',
  top: 'shirt',
  below: 'trousers',
  rolled: true,
  arms: [pose.onHip(-1), pose.hanging(1)],
  feet: pose.standing(0.3),
  colours: { knit: BLUE, legs: COAL, hair: GREY },
};

const suHe: Person = {
  id: 'su-he',
  height: 1.61,
  at: [-0.5, 0.5],
  turn: 0.36,
  build: waisted(0.96, 0.98),
  hips: [0, 0.83, 0.01],
  trunk: [-0.1, 0.06, 0],
  head: [0.12, -0.02, 0.05],
  features: { ...FINE, cheek: 1.08, eyes: 1.1 },
  hair: 'curls',
  glasses: 'none',
  top: 'rollneck',
  below: 'trousers',
  arms: [pose.onThigh(-1, 0.25), pose.onThigh(1, 0.3)],
  feet: pose.perched(-1),
  seat: 'stool',
  colours: { knit: OAT, legs: MOSS, hair: DARK },
};

const moXingchuan: Person = {
  id: 'mo-xingchuan',
  height: 1.78,
  at: [0.03, -0.04],
  turn: -0.06,
  build: straight(1.05, 1.03),
  ...STRAIGHT_UP,
  head: [0.1, 0, 0],
  features: { ...MEAN, jaw: 1.12, chin: 1.12, brow: 1.25, nose: 1.08, neck: 1.5 },
  hair: 'parted',
  glasses: 'none',
  top: 'suit',
  below: 'trousers',
  arms: [pose.clasped(-1), pose.clasped(1)],
  feet: pose.standing(0.24),
  colours: { top: NAVY, legs: NAVY, shirt: WHITE, tie: COAL, hair: GREY },
};

const fangZhiyan: Person = {
  id: 'fang-zhiyan',
  height: 1.66,
  at: [0.54, 0.24],
  turn: -0.42,
  build: waisted(1, 1.03, 1.02),
  ...leaning(1),
  head: [-0.55, 0.03, -0.03],
  features: { ...FINE, length: 0.98 },
  hair: 'bun',
  glasses: 'none',
  top: 'coat',
  below: 'trousers',
  arms: [pose.inPocket(-1), pose.hanging(1)],
  feet: pose.resting(1),
  colours: { top: CAMEL, legs: COAL, knit: COAL, hair: DARK },
};

const guMingchuan: Person = {
  id: 'gu-mingchuan',
  height: 1.74,
  at: [1.03, -0.26],
  turn: 0.3,
  build: straight(0.96, 0.96),
  ...leaning(-1),
  head: [0.5, 0.03, 0],
  features: { ...MEAN, jaw: 0.98, length: 1.06, nose: 1.12, neck: 1.35 },
  hair: 'receding',
  glasses: 'square',
  top: 'suit',
  below: 'trousers',
  arms: [pose.inPocket(-1), pose.explaining(1)],
  feet: pose.resting(-1),
  colours: { top: SLATE, legs: SLATE, shirt: WHITE, tie: WINE, hair: GREY },
};

const jiangYizhou: Person = {
  id: 'jiang-yizhou',
  height: 1.75,
  at: [1.5, 0.5],
  turn: -0.5,
  build: straight(0.94, 0.92),
  hips: [0, 0.585, -0.06],
  trunk: [0, 0.03, 0],
  head: [-0.1, 0.03, 0.03],
  features: { ...MEAN, jaw: 0.96, length: 1.03, neck: 1.3, age: 0 },
  hair: 'parted',
  glasses: 'round',
  top: 'rollneck',
  below: 'trousers',
  arms: [pose.onThigh(-1, 0.3), pose.onThigh(1, 0.24)],
  feet: pose.onPlate,
  seat: 'wheelchair',
  colours: { knit: SLATE, legs: COAL, hair: DARK },
};

const qinYue: Person = {
  id: 'qin-yue',
  height: 1.83,
  at: [2.06, 0.02],
  turn: -0.4,
  build: straight(1.02, 0.95),
  ...leaning(1),
  head: [-0.15, 0.05, -0.03],
  features: { ...MEAN, brow: 1.1, lips: 1.05, age: 0.3 },
  hair: 'swept',
  glasses: 'none',
  top: 'suit',
  below: 'trousers',
  arms: [pose.hanging(-1, 0.06), pose.inPocket(1)],
  feet: pose.resting(1),
  colours: { top: COAL, legs: COAL, shirt: WHITE, tie: WINE, hair: DARK },
};

export const MANAGEMENT: readonly Person[] = [
  luoPing,
  zhuoAn,
  qiShanye,
  suHe,
  moXingchuan,
  fangZhiyan,
  guMingchuan,
  jiangYizhou,
  qinYue,
];
