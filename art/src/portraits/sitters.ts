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
