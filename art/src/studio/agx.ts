import type { Vec3 } from '../geometry/vector.ts';

/*
 * AgX (Troy Sobotka) in the short form of Benjamin Wrensch: colours are pulled together before the curve and apart after it, so that
 * bright ones grow pale as on film instead of turning into the next primary.
 */
const INSET = [
  [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
  [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
  [0.0423756549057051, 0.0784336, 0.879142973793104],
] as const;
const OUTSET = [
  [1.19687900512017, -0.0980208811401368, -0.0990297440797205],
  [-0.0528968517574562, 1.15190312990417, -0.0989611768448433],
  [-0.0529716355144438, -0.0980434501171241, 1.15107367264116],
] as const;
/** Stops below and above one that the curve spans. */
const DARKEST = -12.47393;
const BRIGHTEST = 4.026069;
/** A little more contrast and colour than the plain curve. */
const POWER = 1.28;
const SATURATION = 1.42;

const through = (matrix: typeof INSET | typeof OUTSET, [r, g, b]: Vec3): Vec3 => [
  matrix[0][0] * r + matrix[0][1] * g + matrix[0][2] * b,
  matrix[1][0] * r + matrix[1][1] * g + matrix[1][2] * b,
  matrix[2][0] * r + matrix[2][1] * g + matrix[2][2] * b,
];

function curve(light: number): number {
  const stops = Math.min(BRIGHTEST, Math.max(DARKEST, Math.log2(Math.max(1e-10, light))));
  const x = (stops - DARKEST) / (BRIGHTEST - DARKEST);
  const [x2, x4] = [x * x, x * x * x * x];
  return 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
}

/** Linear light to what a screen shows, 0 to 1, encoded. */
export function agx(light: Vec3): Vec3 {
  const [r, g, b] = through(INSET, light);
  const drawn = [curve(r), curve(g), curve(b)].map((value) => Math.max(0, value) ** POWER);
  const grey = 0.2126 * drawn[0] + 0.7152 * drawn[1] + 0.0722 * drawn[2];
  const [p, q, s] = drawn.map((value) => grey + SATURATION * (value - grey));
  return through(OUTSET, [p, q, s]);
}
