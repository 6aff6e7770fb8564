import { RATE } from './signal.ts';

/** What changes a sound, sample by sample; it remembers what came before. */
export type Filter = (sample: number) => number;

interface Biquad {
  forward: readonly [number, number, number];
  back: readonly [number, number, number];
}

/* Coefficients: R. Bristow-Johnson, Audio EQ Cookbook (W3C note, 2021). */

function biquad({ forward: [b0, b1, b2], back: [a0, a1, a2] }: Biquad): Filter {
  let [first, second] = [0, 0];
  return (sample) => {
    const out = (b0 / a0) * sample + first;
    first = (b1 / a0) * sample - (a1 / a0) * out + second;
    second = (b2 / a0) * sample - (a2 / a0) * out;
    return out;
  };
}

function angles(hertz: number, q: number) {
  const turn = (2 * Math.PI * hertz) / RATE;
  return { cos: Math.cos(turn), alpha: Math.sin(turn) / (2 * q) };
}

export function lowPass(hertz: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = angles(hertz, q);
  return biquad({
    forward: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2],
    back: [1 + alpha, -2 * cos, 1 - alpha],
  });
}

export function highPass(hertz: number, q = Math.SQRT1_2): Filter {
  const { cos, alpha } = angles(hertz, q);
  return biquad({
    forward: [(1 + cos) / 2, -1 - cos, (1 + cos) / 2],
    back: [1 + alpha, -2 * cos, 1 - alpha],
  });
}

/** As loud as it came in the middle of the band. */
export function bandPass(hertz: number, q: number): Filter {
  const { cos, alpha } = angles(hertz, q);
  return biquad({ forward: [alpha, 0, -alpha], back: [1 + alpha, -2 * cos, 1 - alpha] });
}

/** One after the other. */
export const chain =
  (...filters: readonly Filter[]): Filter =>
  (sample) =>
    filters.reduce((value, filter) => filter(value), sample);

/** Filters whose frequency moves: a state variable filter (A. Simper, Cytomic, 2013). Hertz. */
function moving(q: number, kind: 'low' | 'band'): (sample: number, hertz: number) => number {
  let [one, two] = [0, 0];
  const k = 1 / q;
  return (sample, hertz) => {
    const g = Math.tan((Math.PI * Math.min(hertz, 0.45 * RATE)) / RATE);
    const a1 = 1 / (1 + g * (g + k));
    const band = a1 * one + g * a1 * (sample - two);
    const low = two + g * band;
    one = 2 * band - one;
    two = 2 * low - two;
    return kind === 'low' ? low : k * band;
  };
}

export const movingBand = (q: number) => moving(q, 'band');
export const movingLow = (q = Math.SQRT1_2) => moving(q, 'low');

/**
 * A pipe with an open end: a share of every wave comes back turned over, without its heights, after the way there and back.
 * Metres; in exhaust gas sound goes faster than in air, metres a second.
 */
export function pipe(metres: number, { returns, dullness = 0.4, speed = 343 }: PipeKind): Filter {
  const line = new Float32Array(Math.max(2, Math.round(((2 * metres) / speed) * RATE)));
  let [at, dull] = [0, 0];
  return (sample) => {
    dull += (1 - dullness) * (line[at] - dull);
    const out = sample - returns * dull;
    line[at] = out;
    at = (at + 1) % line.length;
    return out;
  };
}

export interface PipeKind {
  /** Share that comes back, below 1. */
  returns: number;
  dullness?: number;
  speed?: number;
}

/** Noise whose every octave is as strong (P. Kellet's three poles). */
export function pinkFrom(white: () => number): () => number {
  let [a, b, c] = [0, 0, 0];
  return () => {
    const sample = white();
    a = 0.997_65 * a + 0.099_046 * sample;
    b = 0.963 * b + 0.296_516_4 * sample;
    c = 0.57 * c + 1.052_691_3 * sample;
    return 0.2 * (a + b + c + 0.1848 * sample);
  };
}
