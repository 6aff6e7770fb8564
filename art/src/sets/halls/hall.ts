import { Soup } from '../../geometry/soup.ts';
import type { MaterialName } from '../../studio/materials.ts';
import type { Rig } from '../../tracer/rig.ts';
import { subjectOf } from '../../vehicles/subject.ts';
import type { Outfit } from '../people/person.ts';
import type { PasserBy } from '../people/passers-by.ts';
import type { Place } from '../place.ts';
import { CAR_MESH } from '../stand.ts';
import { addBench, addHalo, addModelTable, addPanel, addTotem, type Spot } from './fittings.ts';
import { COOL, EMBER, MORNING, WARM } from './hall-light.ts';
import { WALLS, type Wall } from './walls.ts';

/** Raise when halls look different, so that their pictures alone are made again. */
const EDITION = 2;

export interface Hall {
  car: string;
  wall: Wall;
  light: MaterialName;
  rig: Rig;
  /** Name of the car in large letters, its brand and the number of the hall below. */
  words: readonly string[];
  sign: Spot & { slab: MaterialName; letters: MaterialName };
  bench: Spot & { frame: MaterialName; cushion: MaterialName };
  table: Spot & { top: MaterialName };
  panel: Spot & { frame: MaterialName };
  people: readonly PasserBy[];
}

const COAT: Outfit = { jacket: 'clothLight', trousers: 'clothGrey' };
const SUIT: Outfit = { jacket: 'clothNavy', trousers: 'clothNavy' };
const SUMMER: Outfit = { jacket: 'clothRed', trousers: 'denim', isHairLong: true };
const GREEN: Outfit = { jacket: 'clothGreen', trousers: 'denim' };
const GREY: Outfit = { jacket: 'clothGrey', trousers: 'clothNavy', isHairLong: true };

/** The halls of the pavilion by the name of their picture. */
export const HALLS = {
  'hall-premium': {
    car: 'yunji-e9',
    wall: 'slats',
    light: 'warm',
    rig: WARM,
    words: ['E9', 'YUNJI', '1'],
    sign: { at: [1.5, 4.2], turned: -22, slab: 'safetyBlack', letters: 'warm' },
    bench: { at: [3.5, 2.2], turned: 70, frame: 'walnut', cushion: 'leather' },
    table: { at: [-4.6, -1.5], turned: 24, top: 'walnut' },
    panel: { at: [-6, 1.4], turned: 64, frame: 'gold' },
    people: [
      { at: [-5.5, 0.1], heading: 165, pace: 1.1, outfit: SUIT, step: 0.3 },
      { at: [-3.3, 1.5], heading: -20, pace: 0, outfit: COAT, step: 0.4, tall: 0.96 },
      { at: [2.7, 3], heading: 190, pace: 1.2, outfit: GREY, step: 0.9, tall: 0.95 },
    ],
  },
  'hall-family': {
    car: 'heyuan-h7',
    wall: 'arches',
    light: 'strip',
    rig: MORNING,
    words: ['H7', 'HEYUAN', '2'],
    sign: { at: [2.9, 4], turned: -22, slab: 'timber', letters: 'signWhite' },
    bench: { at: [-5.2, -2.1], turned: 36, frame: 'timber', cushion: 'clothLight' },
    table: { at: [-5.6, 1], turned: 10, top: 'timber' },
    panel: { at: [-4.4, 3.6], turned: 40, frame: 'timber' },
    people: [
      { at: [-4.1, -1.1], heading: 30, pace: 1.1, outfit: SUMMER, step: 0.5, tall: 0.95 },
      { at: [-4.3, -0.5], heading: 30, pace: 1.05, outfit: GREEN, step: 1, tall: 0.66 },
      { at: [1.3, 6.4], heading: 250, pace: 1.2, outfit: GREY, step: 0.1 },
    ],
  },
  'hall-sport': {
    car: 'chenyue-r1',
    wall: 'chevrons',
    light: 'signal',
    rig: EMBER,
    words: ['R1', 'CHENYUE', '3'],
    sign: { at: [2.5, 3.8], turned: -22, slab: 'safetyBlack', letters: 'signal' },
    bench: { at: [3.7, 2], turned: 70, frame: 'machineDark', cushion: 'clothRed' },
    table: { at: [-5, -1.2], turned: 24, top: 'machineDark' },
    panel: { at: [-5.6, 3.3], turned: 40, frame: 'machineDark' },
    people: [
      { at: [-3.6, 2.3], heading: 180, pace: 1.3, outfit: COAT, step: 0.3 },
      { at: [1.9, 2.9], heading: 225, pace: 0, outfit: GREY, step: 0.6 },
    ],
  },
  'hall-electric': {
    car: 'yaoxing-l5',
    wall: 'cells',
    light: 'screenGlow',
    rig: COOL,
    words: ['L5', 'YAOXING', '4'],
    sign: { at: [1.9, 4.1], turned: -22, slab: 'signWhite', letters: 'hoseBlue' },
    bench: { at: [-4.9, -1.7], turned: 36, frame: 'satin', cushion: 'clothGrey' },
    table: { at: [-5.6, 0.9], turned: 14, top: 'signWhite' },
    panel: { at: [3.3, 2.5], turned: 10, frame: 'satin' },
    people: [
      { at: [-3.2, -0.6], heading: 195, pace: 1.15, outfit: GREEN, step: 0.6 },
      { at: [-2.6, 2.2], heading: -30, pace: 0, outfit: SUIT, tall: 1.02 },
      { at: [0.4, 3.2], heading: 0, pace: 1.25, outfit: SUMMER, step: 0.2, tall: 0.96 },
    ],
  },
} as const satisfies Record<string, Hall>;

/** A hall of the pavilion: one vehicle under a halo, and who comes to see it. */
export const hall = ({ car, wall, light, rig, people, ...rest }: Hall): Place => ({
  rig,
  camera: { from: [7.9, -8.3, 1.7], at: [0, 0.3, 1.5], fov: 26.5 },
  paint: subjectOf(car).paint,
  samples: [5, 11],
  clean: true,
  edition: EDITION,
  people: { people, seconds: 0.5 },
  build: () => {
    const { words, sign, bench, table, panel } = rest;
    const soup = new Soup();
    soup.addSoup(subjectOf(car).build(CAR_MESH), {});
    WALLS[wall](soup, light);
    addHalo(soup);
    addTotem(soup, sign, { words, slab: sign.slab, letters: sign.letters });
    addBench(soup, bench, [bench.frame, bench.cushion]);
    addModelTable(soup, table, { car, table: table.top });
    addPanel(soup, panel, panel.frame);
    return soup;
  },
});
