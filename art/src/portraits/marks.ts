import { dot, subtract, unit, type Vec3 } from '../geometry/vector.ts';
import { EYE, lidsAt, mouthAt } from './head.ts';
import type { Sitter } from './sitters.ts';

/** What is drawn on the skin and no form: how dark it is against skin, 1 is skin. */
export interface Mark {
  tone: number;
  /** Filled instead of in lines. */
  filled: boolean;
}

const SKIN: Mark = { tone: 1, filled: false };
const WHITE: Mark = { tone: 0.8, filled: true };
const IRIS: Mark = { tone: 0, filled: true };
const GLINT: Mark = { tone: 1.2, filled: true };
const LASHES: Mark = { tone: 0.02, filled: true };

const IRIS_RADIUS = 0.036;

/** The eye looks half-way to the viewer. */
function eyeMark(p: Vec3, { turn: [side, up], features }: Sitter): Mark | null {
  const s = p[0] < 0 ? -1 : 1;
  const middle: Vec3 = [s * EYE.at[0], EYE.at[1], EYE.at[2]];
  const from = subtract(p, middle);
  const dx = Math.abs(p[0]) - EYE.at[0];
  if (Math.abs(dx) > 0.1 || p[2] < EYE.at[2]) return null;
  const [low, high] = lidsAt(dx, features.eyes);
  if (p[1] > high - 0.002 && p[1] < high + 0.013 && high > low - 0.012) return LASHES;
  if (p[1] <= low || p[1] >= high) return null;
  const gaze = unit([-0.55 * Math.sin(side), 0.5 * Math.sin(up), 1]);
  const across = Math.sqrt(Math.max(0, dot(from, from) - dot(from, gaze) ** 2));
  const spark = Math.hypot(from[0] - gaze[0] * EYE.radius + 0.013, from[1] - gaze[1] * EYE.radius - 0.012);
  if (spark < 0.009) return GLINT;
  return across < IRIS_RADIUS ? IRIS : WHITE;
}

/** Eyebrows thin out towards the temple. */
function isBrow([x, y, z]: Vec3, { features }: Sitter): boolean {
  const way = (Math.abs(x) - 0.065) / 0.195;
  if (way < 0 || way > 1 || z < 0.1) return false;
  const middle = 0.132 + 0.034 * Math.sin(2.2 * way) - 0.012 * way;
  return Math.abs(y - middle) < 0.021 * features.brow * (1 - 0.75 * way * way);
}

/** Upper and lower lip, each with its own edge. */
function lipTone([x, y, z]: Vec3, { features }: Sitter): number {
  const q = Math.abs(x) / 0.118;
  if (q > 1 || z < 0.25) return 1;
  const line = mouthAt(features);
  const dy = y - line;
  const bow = 0.036 * features.lips * (1 - q * q) * (1 - 0.25 * Math.exp(-((x / 0.018) ** 2)));
  const low = -0.046 * features.lips * (1 - q * q);
  if (Math.abs(dy) < 0.006) return 0.12;
  if (dy > 0 && dy < bow) return 0.42;
  return dy < 0 && dy > low ? 0.66 : 1;
}

/** Eyes, brows and lips at a place of the skin. */
export function markAt(p: Vec3, sitter: Sitter): Mark {
  if (p[2] < 0.1 || p[1] > 0.3 || p[1] < -0.6) return SKIN;
  const eye = eyeMark(p, sitter);
  if (eye) return eye;
  if (isBrow(p, sitter)) return { tone: sitter.hairTone === 'dark' ? 0.16 : 0.4, filled: false };
  const lip = lipTone(p, sitter);
  return lip === 1 ? SKIN : { tone: lip, filled: false };
}
