import { splinePath } from './curve.ts';
import { KINDS, weave, type FieldKind, type Line } from './kinds.ts';
import { hash, random } from './random.ts';
import { SIGNATURES, type Signature } from './signatures.ts';

/** One path of a drawing. Exactly one stream of a drawing carries the accent: the line that the group added. */
export interface Stream {
  d: string;
  accent: boolean;
  /** Stroke width in CSS pixels; strokes do not scale with the drawing. */
  weight: number;
  opacity: number;
}

export interface FieldOptions {
  kind: FieldKind;
  /** Such as the id of an article: the same seed gives the same picture for ever. */
  seed: string;
  width: number;
  height: number;
  signature?: Signature;
  /** Lines per line of the signature. */
  density?: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A picture made of lines, for content that has none of its own (art direction 7.2). Pure: no clock, no chance. */
export function field({
  kind,
  seed,
  width,
  height,
  signature = SIGNATURES.chenyue,
  density = 1.2,
}: FieldOptions): Stream[] {
  const chance = random(seed);
  const count = Math.min(40, Math.round(signature.count * density));
  const lines = KINDS[kind]({ width, height, signature: { ...signature, count }, random: chance });
  const at = Math.floor(lines.length * (kind === 'lattice' ? 0.24 : 0.3 + 0.4 * chance()));
  return merge(
    lines.map((line, index) => ({ line, opacity: round(0.35 + 0.5 * (index / lines.length)) })),
    at,
  );
}

export interface StripOptions {
  width: number;
  height: number;
  /** Every line of the signature, for a drawing; a third of them, for a mark. */
  dense?: boolean;
}

/** A brand by its signature: a small mark, or a drawing as wide as a column. */
export function strip(signature: Signature, { width, height, dense = false }: StripOptions): Stream[] {
  const count = dense ? signature.count : Math.max(5, Math.round(signature.count / 3));
  const samples = Math.round(5 + 5 * signature.frequency);
  // The first line swings the most; it begins low enough not to leave the drawing.
  const top = Math.max(0.18, 0.02 + 0.3 * signature.amplitude);
  const lines = weave({ count, width, samples }, (t) => (x) => {
    const u = x / width;
    const envelope = Math.sin(Math.PI * u) ** 2;
    const wave = Math.sin(2 * Math.PI * signature.frequency * u * (0.8 + 0.3 * t) + t);
    const level = top + (0.82 - top) * t ** signature.bunching;
    return height * (level - envelope * 0.3 * signature.amplitude * wave * (1 - 0.6 * t));
  });
  return merge(
    lines.map((line) => ({ line, opacity: 0.7 })),
    Math.floor(count * 0.38),
  );
}

/** Lines of equal strength share one path, which is a third of the markup; the accent is last, so it lies on top. */
function merge(lines: readonly { line: Line; opacity: number }[], accentAt: number): Stream[] {
  const shades = new Map<number, string>();
  let accent = '';
  for (const [index, { line, opacity }] of lines.entries()) {
    if (index === accentAt) accent = splinePath(line);
    else shades.set(opacity, (shades.get(opacity) ?? '') + splinePath(line));
  }
  const calm = [...shades].map(([opacity, d]) => ({ d, accent: false, weight: 0.8, opacity }));
  return [...calm, { d: accent, accent: true, weight: 1.6, opacity: 1 }];
}

const BY_COLUMN: Readonly<Record<string, FieldKind>> = {
  'COL-XWZX-QYDT': 'laminar',
  'COL-XWZX-PPDT': 'vortex',
  'COL-XWZX-MTBD': 'spectrum',
  'COL-KJCX-CXCG': 'wake',
};

/** The category picks the kind of field; categories without a kind of their own take one by their name. */
export function kindOfCategory(category: string): FieldKind {
  const kinds = Object.keys(KINDS) as FieldKind[];
  return BY_COLUMN[category] ?? kinds[hash(category) % kinds.length] ?? 'laminar';
}

/** Two of three covers are dark, so that a page of them stays lively. */
export function toneOf(seed: string): 'deep' | 'light' {
  return hash(seed) % 3 === 0 ? 'light' : 'deep';
}
