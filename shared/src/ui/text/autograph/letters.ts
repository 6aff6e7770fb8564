import type { Point } from '../../media/line-field/curve.ts';

/*
 * The hand that signs: letters as the pen goes through them, y upwards from the line that is written on. Small letters are 10
 * high, capitals 22; what stands is pulled, not drawn, because the pen rounds every corner (`splinePath`).
 */

export interface Letter {
  /** The pen's way; the first one comes from the letter before, the others are set anew. */
  strokes: readonly (readonly Point[])[];
  /** How far on the next letter begins. */
  wide: number;
}

/** `x y` after another, `/` where the pen is set anew. */
function letter(wide: number, way: string): Letter {
  const strokes = way.split('/').map((stroke) => {
    const values = stroke.trim().split(/\s+/).map(Number);
    return values.flatMap((x, at): Point[] => (at % 2 === 0 ? [[x, values[at + 1] ?? 0]] : []));
  });
  return { wide, strokes };
}

export const SMALL: Readonly<Record<string, Letter>> = {
  a: letter(11, '7 10 2 11 0 3 4 -2 8 9 8 -1 11 2'),
  b: letter(10, '4 14 5 24 2 22 2 -1 7 -2 9 8 4 9 10 8'),
  c: letter(8, '7 9 2 12 0 3 4 -2 8 2'),
  d: letter(11, '7 9 2 11 0 3 4 -2 9 8 10 25 8 -1 11 2'),
  e: letter(8, '1 4 7 5 5 12 1 9 1 -1 5 -1 8 3'),
  f: letter(9, '3 14 6 25 3 25 2 6 2 -13 5 -13 4 0 9 4 / 0 10 6 11'),
  g: letter(10, '7 10 2 11 0 3 4 0 8 10 7 -12 2 -12 4 -3 10 3'),
  h: letter(11, '5 17 5 25 1 22 1 -2 2 4 6 13 8 6 8 -2 11 3'),
  i: letter(6, '2 11 2 -2 6 3 / 3 15 4 16'),
  j: letter(7, '3 11 3 -11 -2 -13 0 -4 7 3 / 4 15 5 16'),
  k: letter(10, '5 17 5 25 1 22 1 -2 2 5 7 12 6 6 3 6 8 -2 10 3'),
  l: letter(6, '4 16 5 25 1 23 1 -2 6 3'),
  m: letter(15, '1 12 1 -2 2 6 5 13 6 -2 8 7 10 13 12 6 12 -2 15 3'),
  n: letter(11, '1 12 1 -2 2 6 6 14 8 6 8 -2 11 3'),
  o: letter(10, '5 12 0 10 0 -2 7 -2 8 9 4 12 10 10'),
  p: letter(10, '2 12 1 -14 1 4 5 13 9 9 7 -2 2 1 10 3'),
  q: letter(11, '7 10 2 11 0 3 4 -2 8 9 8 -15 11 -6 11 3'),
  r: letter(8, '1 10 3 13 4 9 7 11 6 -2 9 3'),
  s: letter(8, '2 5 5 13 5 8 8 2 3 -2 2 1 8 3'),
  t: letter(7, '4 16 4 20 2 12 2 -2 7 3 / -1 13 7 14'),
  u: letter(11, '1 12 1 -2 6 -1 8 12 8 -2 11 3'),
  w: letter(13, '1 12 3 -3 6 9 8 -3 11 12 13 9'),
  x: letter(10, '1 10 4 11 6 -2 10 3 / 8 11 0 -1'),
  y: letter(10, '1 12 2 -1 6 1 8 12 7 -13 2 -13 4 -4 10 3'),
  z: letter(9, '1 10 7 12 1 0 5 2 6 -11 1 -12 4 -4 9 3'),
};

export const CAPITALS: Readonly<Record<string, Letter>> = {
  A: letter(18, '-3 2 2 -2 8 20 10 28 12 10 13 -3 18 3 / 2 8 15 9'),
  B: letter(16, '4 -2 5 12 6 22 / 1 18 10 27 16 18 6 11 18 10 14 -4 2 1 3 4'),
  C: letter(16, '14 17 11 27 -1 22 0 -5 11 -2 16 4'),
  D: letter(18, '6 22 5 8 3 -1 9 -2 20 4 17 25 2 27 -1 16'),
  E: letter(15, '13 21 7 28 1 22 9 13 2 14 -2 4 4 -4 13 -1 15 4'),
  F: letter(15, '10 23 9 8 5 -5 0 0 / -2 18 4 26 9 22 19 25 / 4 11 14 12'),
  G: letter(17, '14 17 11 28 -2 22 0 -4 12 -3 13 13 13 13 13 -10 4 -14 5 -3 17 3'),
  H: letter(19, '-1 18 3 25 3 8 1 -4 / 17 25 13 14 12 -4 19 2 / 1 10 8 13 15 11'),
  J: letter(15, '2 19 8 26 15 24 12 24 10 -8 3 -16 -1 -8 6 -2 15 3'),
  K: letter(17, '-1 19 3 25 3 8 1 -4 / 16 25 3 9 6 14 12 -3 18 2'),
  L: letter(17, '5 15 13 27 11 28 7 22 6 2 0 -3 -1 4 10 -2 17 2'),
  M: letter(22, '-3 1 1 -3 3 18 6 28 7 8 8 -3 10 10 14 28 16 10 17 -3 22 3'),
  N: letter(19, '-2 -2 2 4 3 18 4 28 9 8 13 -4 14 10 15 24 20 27'),
  O: letter(17, '9 24 -1 24 -1 -4 14 -4 16 18 9 27 6 20 17 18'),
  P: letter(15, '3 -5 5 10 6 23 / 0 17 6 28 17 24 13 9 5 11'),
  Q: letter(19, '10 24 0 26 -1 -4 13 -4 16 18 8 28 3 22 10 6 14 -6 21 0'),
  R: letter(18, '3 -5 5 10 6 23 / 0 17 7 28 17 24 13 9 6 11 10 8 13 -3 19 2'),
  S: letter(16, '15 19 12 28 2 26 5 13 14 10 12 -4 1 -3 -2 4 5 1 16 3'),
  T: letter(14, '10 23 8 8 5 -5 0 0 / -2 18 4 27 9 22 18 25'),
  W: letter(23, '-1 19 3 25 4 2 7 -5 12 18 14 2 16 -5 20 10 22 27'),
  X: letter(17, '-1 19 3 25 8 12 12 -4 18 2 / 16 25 8 11 -2 -4'),
  Y: letter(16, '-1 19 2 25 2 10 9 9 14 26 12 8 8 -15 -1 -16 2 -5 16 4'),
  Z: letter(17, '-1 19 4 26 8 22 17 25 8 10 -3 -3 4 3 10 -4 17 2'),
};
