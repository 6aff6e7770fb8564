import { tube } from '../../geometry/primitives.ts';
import type { Soup } from '../../geometry/soup.ts';
import { add, along, cross, scale, unit, type Vec3 } from '../../geometry/vector.ts';
import { MATERIAL_NUMBERS, type MaterialName } from '../../studio/materials.ts';

type Spot = readonly [x: number, y: number];

/**
 * Capital letters and figures as strokes of one width, in a box of 0.56 by 1: what signs of works are painted with. Strokes are
 * parted by `|`, places are `x,y`, and `@x,y,rx,ry,from,to` is a part of an ellipse, in quarters of a turn.
 */
const STROKES: Readonly<Record<string, string>> = {
  '0': '@.28,.5,.28,.5,0,4',
  '1': '.08,.8 .3,1 .3,0',
  '2': '@.28,.72,.28,.28,2,-.45 0,0 .56,0',
  '3': '@.26,.75,.25,.25,1.8,-1 @.26,.25,.29,.25,1,-1.9',
  '4': '.42,0 .42,1 0,.28 .56,.28',
  '5': '.5,1 .08,1 .04,.55 @.27,.32,.29,.32,1.4,-1.8',
  '6': '.42,1 @.28,.31,.28,.31,1.7,5.7',
  '7': '0,1 .56,1 .2,0',
  '8': '@.28,.76,.24,.24,0,4 | @.28,.27,.28,.27,0,4',
  '9': '.14,0 @.28,.69,.28,.31,-.3,-4.3',
  A: '0,0 .28,1 .56,0 | .1,.34 .46,.34',
  C: '@.3,.5,.3,.5,.6,3.4',
  E: '.52,1 0,1 0,0 .52,0 | 0,.52 .44,.52',
  G: '@.3,.5,.3,.5,.6,3.7 .58,.44 .34,.44',
  H: '0,0 0,1 | .56,0 .56,1 | 0,.52 .56,.52',
  I: '.28,0 .28,1',
  J: '.5,1 .5,.26 @.25,.26,.25,.26,0,-2',
  L: '0,1 0,0 .5,0',
  M: '0,0 0,1 .3,.3 .6,1 .6,0',
  N: '0,0 0,1 .56,0 .56,1',
  O: '@.28,.5,.3,.5,0,4',
  R: '0,1 .3,1 @.3,.74,.26,.26,1,-1 0,.48 | 0,0 0,1 | .28,.48 .56,0',
  S: '@.28,.75,.26,.25,.3,3 @.28,.25,.28,.25,1,-1.8',
  T: '0,1 .56,1 | .28,1 .28,0',
  U: '0,1 0,.28 @.28,.28,.28,.28,-2,0 .56,1',
  W: '0,1 .17,0 .34,.8 .51,0 .68,1',
  X: '0,0 .56,1 | 0,1 .56,0',
  Y: '0,1 .28,.46 .56,1 | .28,.46 .28,0',
};

/** The points of one word of the little language above. */
function spotsOf(word: string): Spot[] {
  const numbers = word.replace('@', '').split(',').map(Number);
  const [cx, cy, rx, ry, from, to] = numbers;
  if (!word.startsWith('@')) return [[cx, cy]];
  return Array.from({ length: 15 }, (_, i): Spot => {
    const angle = ((from + ((to - from) * i) / 14) * Math.PI) / 2;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** Strokes of a letter. @throws for one that nobody has drawn */
export function strokesOf(letter: string): Spot[][] {
  const drawn = STROKES[letter];
  if (drawn === undefined) throw new Error(`${letter}: not among the letters of signs`);
  return drawn.split('|').map((stroke) => stroke.trim().split(' ').flatMap(spotsOf));
}

const ADVANCE = 0.8;

/** How wide words are in heights of their letters. */
export const wordsWidth = (words: string) => words.length * ADVANCE - (ADVANCE - 0.56);

export interface Lettering {
  /** Middle of the words. */
  at: Vec3;
  /** Where the words run, and where their letters stand up. */
  right: Vec3;
  up: Vec3;
  /** Metres. */
  height: number;
  material: MaterialName;
}

/** Words of capital letters and figures, a little raised. */
export function addWords(soup: Soup, words: string, { at, right, up, height, material }: Lettering) {
  const out = scale(unit(cross(right, up)), 0.004);
  const [left, low] = [-wordsWidth(words) / 2, -0.5];
  for (const [i, letter] of words.split('').entries()) {
    if (letter === ' ') continue;
    for (const stroke of strokesOf(letter)) {
      const path = stroke.map(([x, y]) =>
        add(out, along(along(at, right, (left + i * ADVANCE + x) * height), up, (low + y) * height)),
      );
      soup.place(tube(path, { radius: height * 0.075, segments: 6 }), MATERIAL_NUMBERS[material]);
    }
  }
}
