import type { Soup } from '../../geometry/soup.ts';
import { along, cross, unit, type Vec3 } from '../../geometry/vector.ts';
import type { MaterialName } from '../../studio/materials.ts';
import { addBlock } from '../fixtures.ts';
import { addWords, wordsWidth } from './letters.ts';

const UP: Vec3 = [0, 0, 1];

export interface Sign {
  /** Middle of its face. */
  at: Vec3;
  /** Which way it looks: along x or y, as walls do. */
  facing: Vec3;
  /** Of the letters, metres. */
  height: number;
  words: string;
  plate?: MaterialName;
  letters?: MaterialName;
}

/** A plate with words on it. */
export function addSign(soup: Soup, { at, facing, height, words, plate = 'signBlue', letters = 'signWhite' }: Sign) {
  const right = unit(cross(UP, facing));
  const wide = (wordsWidth(words) / 2) * height + height * 0.45;
  const half: Vec3 = Math.abs(facing[0]) > 0.5 ? [0.015, wide, height * 0.85] : [wide, 0.015, height * 0.85];
  addBlock(soup, plate, [along(at, facing, -0.016), half]);
  addWords(soup, words, { at, right, up: UP, height, material: letters });
}

/** Words painted on the floor, read by who walks towards `ahead`. */
export function addFloorWords(
  soup: Soup,
  words: string,
  { at, ahead, height }: { at: Vec3; ahead: Vec3; height: number },
) {
  addWords(soup, words, { at, right: cross(ahead, UP), up: ahead, height, material: 'signWhite' });
}
