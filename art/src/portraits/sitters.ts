import type { Features } from './head.ts';
import type { Clothes, Glasses, Hair } from './dress.ts';

/** Somebody of the content pack as a bust. */
export interface Sitter {
  id: string;
  /** Ground of the portrait, as in the pack. */
  ground: string;
  features: Features;
  hair: Hair;
  hairTone: 'dark' | 'grey' | 'white';
  glasses: Glasses;
  clothes: Clothes;
  /** Radians to the side and upwards. */
  turn: readonly [number, number];
}

const MEAN: Features = { jaw: 1, chin: 1, cheek: 1, nose: 1, brow: 1, lips: 1, eyes: 1, age: 0.5, length: 1, neck: 1 };

export const EXPERTS: readonly Sitter[] = [
  {
    id: 'tang-yu',
    ground: '#2f4858',
    features: { ...MEAN, jaw: 1.12, chin: 1.15, brow: 1.2, nose: 1.05, neck: 1.08 },
    hair: 'crop',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'shirt',
    turn: [0.5, -0.04],
  },
  {
    id: 'cheng-fang',
    ground: '#8a3b1f',
    features: { ...MEAN, jaw: 1.06, length: 1.05, brow: 1.1, nose: 1.1 },
    hair: 'swept',
    hairTone: 'dark',
    glasses: 'square',
    clothes: 'suit',
    turn: [-0.46, 0.02],
  },
  {
    id: 'lu-qingye',
    ground: '#3c5a4a',
    features: { ...MEAN, jaw: 0.98, length: 1.08, cheek: 1.06, chin: 1.05 },
    hair: 'swept',
    hairTone: 'white',
    glasses: 'round',
    clothes: 'rollneck',
    turn: [0.4, 0.05],
  },
  {
    id: 'song-ling',
    ground: '#4b4a6b',
    features: { ...MEAN, jaw: 0.88, chin: 0.86, brow: 0.75, nose: 0.88, lips: 1.12, neck: 0.86 },
    hair: 'bob',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'rollneck',
    turn: [-0.52, -0.02],
  },
  {
    id: 'wen-bai',
    ground: '#7a5c3e',
    features: { ...MEAN, jaw: 0.86, chin: 0.88, brow: 0.72, nose: 0.85, lips: 1.15, cheek: 1.05, neck: 0.85 },
    hair: 'long',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'shirt',
    turn: [0.55, 0.02],
  },
  {
    id: 'han-ruyi',
    ground: '#5b2e37',
    features: { ...MEAN, jaw: 0.9, chin: 0.9, brow: 0.78, nose: 0.92, lips: 1.05, length: 0.98, neck: 0.88 },
    hair: 'bun',
    hairTone: 'dark',
    glasses: 'round',
    clothes: 'jacket',
    turn: [-0.42, 0.04],
  },
];

/** The leaders' grounds: ink, slate, kiln, moss and their neighbours. */
const INK = '#27323d';
const SLATE = '#3b4a57';
const EARTH = '#5a4636';
const MOSS = '#3d4a3c';
const WINE = '#4d2f36';

/** Management in the order of the page. */
export const LEADERS: readonly Sitter[] = [
  {
    id: 'mo-xingchuan',
    ground: INK,
    features: { ...MEAN, jaw: 1.12, chin: 1.12, brow: 1.25, nose: 1.08, neck: 1.1, lips: 0.9, eyes: 0.9, age: 1 },
    hair: 'parted',
    hairTone: 'grey',
    glasses: 'none',
    clothes: 'suit',
    turn: [0.42, 0],
  },
  {
    id: 'gu-mingchuan',
    ground: SLATE,
    features: { ...MEAN, jaw: 0.98, length: 1.06, brow: 1, nose: 1.1, lips: 0.85, eyes: 0.85, age: 1.1 },
    hair: 'receding',
    hairTone: 'grey',
    glasses: 'square',
    clothes: 'suit',
    turn: [-0.4, 0.02],
  },
  {
    id: 'qi-shanye',
    ground: EARTH,
    features: { ...MEAN, jaw: 1.2, chin: 1.18, cheek: 1.12, brow: 1.35, nose: 1.16, neck: 1.16, eyes: 0.8, age: 1.2 },
    hair: 'crop',
    hairTone: 'grey',
    glasses: 'none',
    clothes: 'shirt',
    turn: [0.55, -0.03],
  },
  {
    id: 'zhuo-an',
    ground: MOSS,
    features: { ...MEAN, jaw: 0.9, chin: 0.92, cheek: 1.06, brow: 0.8, nose: 0.9, lips: 1.1, neck: 0.86, age: 0.6 },
    hair: 'bob',
    hairTone: 'dark',
    glasses: 'round',
    clothes: 'jacket',
    turn: [0.46, 0.02],
  },
  {
    id: 'qin-yue',
    ground: WINE,
    features: { ...MEAN, jaw: 1.02, chin: 1, brow: 1.1, nose: 1, lips: 1.05, eyes: 1.08, age: 0.35 },
    hair: 'swept',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'suit',
    turn: [-0.5, 0],
  },
  {
    id: 'su-he',
    ground: MOSS,
    features: {
      ...MEAN,
      jaw: 0.86,
      chin: 0.85,
      cheek: 1.08,
      brow: 0.7,
      nose: 0.86,
      lips: 1.15,
      neck: 0.84,
      eyes: 1.1,
      age: 0.2,
    },
    hair: 'curls',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'rollneck',
    turn: [-0.44, 0.03],
  },
  {
    id: 'luo-ping',
    ground: INK,
    features: {
      ...MEAN,
      jaw: 1.14,
      chin: 1.05,
      cheek: 1.14,
      brow: 1.2,
      nose: 1.12,
      neck: 1.12,
      length: 0.96,
      age: 0.9,
    },
    hair: 'crop',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'jacket',
    turn: [-0.56, -0.02],
  },
  {
    id: 'jiang-yizhou',
    ground: SLATE,
    features: { ...MEAN, jaw: 0.96, length: 1.03, brow: 0.95, nose: 0.98, neck: 0.96, eyes: 1.05, age: 0 },
    hair: 'parted',
    hairTone: 'dark',
    glasses: 'round',
    clothes: 'rollneck',
    turn: [0.5, 0.02],
  },
  {
    id: 'fang-zhiyan',
    ground: WINE,
    features: { ...MEAN, jaw: 0.9, chin: 0.88, brow: 0.75, nose: 0.9, lips: 1.1, neck: 0.88, length: 0.98, age: 0.7 },
    hair: 'bun',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'jacket',
    turn: [-0.36, 0.02],
  },
];

/** Directors who do not manage, in the order of the page. */
export const DIRECTORS: readonly Sitter[] = [
  {
    id: 'zhou-yan',
    ground: EARTH,
    features: { ...MEAN, jaw: 1.08, chin: 1.06, cheek: 1.04, brow: 1.2, nose: 1.1, eyes: 0.88, neck: 1.04, age: 1.2 },
    hair: 'swept',
    hairTone: 'white',
    glasses: 'none',
    clothes: 'suit',
    turn: [0.48, 0.02],
  },
  {
    id: 'cen-shu',
    ground: INK,
    features: { ...MEAN, jaw: 0.94, chin: 0.98, length: 1.05, brow: 0.9, nose: 0.98, eyes: 0.95, neck: 0.92, age: 0.7 },
    hair: 'parted',
    hairTone: 'dark',
    glasses: 'square',
    clothes: 'jacket',
    turn: [-0.46, 0],
  },
  {
    id: 'xie-nanqiao',
    ground: WINE,
    features: { ...MEAN, jaw: 1.16, chin: 1.1, cheek: 1.1, brow: 1.1, nose: 1.14, neck: 1.14, length: 0.97, age: 1 },
    hair: 'receding',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'suit',
    turn: [0.38, 0.03],
  },
  {
    id: 'he-minglan',
    ground: MOSS,
    features: {
      ...MEAN,
      jaw: 0.92,
      chin: 0.9,
      cheek: 1.1,
      brow: 0.8,
      nose: 0.92,
      lips: 1.1,
      neck: 0.9,
      eyes: 1.08,
      age: 0,
    },
    hair: 'bun',
    hairTone: 'dark',
    glasses: 'none',
    clothes: 'shirt',
    turn: [-0.54, 0.02],
  },
  {
    id: 'pei-ruoshui',
    ground: SLATE,
    features: { ...MEAN, jaw: 0.88, chin: 0.86, brow: 0.72, nose: 0.94, lips: 0.95, neck: 0.86, eyes: 0.92, age: 1.1 },
    hair: 'bob',
    hairTone: 'grey',
    glasses: 'square',
    clothes: 'jacket',
    turn: [0.42, 0.02],
  },
  {
    id: 'lu-huaiyuan',
    ground: INK,
    features: { ...MEAN, jaw: 1, length: 1.08, chin: 1.08, brow: 1.05, nose: 1.12, lips: 0.85, eyes: 0.9, age: 0.8 },
    hair: 'parted',
    hairTone: 'grey',
    glasses: 'round',
    clothes: 'suit',
    turn: [-0.42, 0.02],
  },
  {
    id: 'fu-qinghe',
    ground: EARTH,
    features: { ...MEAN, jaw: 0.9, chin: 0.9, cheek: 1.04, brow: 0.78, nose: 0.88, lips: 1.08, neck: 0.85, age: 0.5 },
    hair: 'long',
    hairTone: 'dark',
    glasses: 'round',
    clothes: 'rollneck',
    turn: [0.5, 0],
  },
];

export const SITTERS: readonly Sitter[] = [...EXPERTS, ...LEADERS, ...DIRECTORS];
