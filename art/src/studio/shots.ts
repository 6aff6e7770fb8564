import type { Camera } from '../tracer/rig.ts';
import { subjectOf } from '../vehicles/subject.ts';
import type { View } from './cameras.ts';
import type { PaintName } from './materials.ts';
import type { RigName } from './rigs.ts';

/** One still of a vehicle; its name is that of the picture in the content pack. */
export interface Shot {
  name: string;
  car: string;
  view: View;
  ground: RigName;
  paint: PaintName;
  width: number;
  height: number;
  /** Replaces parts of the view's camera. */
  camera?: Partial<Camera>;
}

type Row = readonly [name: string, car: string, view: View, ground: RigName, paint?: PaintName];

function shot([name, car, view, ground, paint]: Row): Shot {
  const size = view === 'side' ? { width: 1040, height: 520 } : { width: 1280, height: 720 };
  return { name, car, view, ground, paint: paint ?? subjectOf(car).paint, ...size };
}

/** A side view of every vehicle for lists, and the picture that articles know it by. */
const FIRST: readonly Row[] = [
  ['side-sedan-silver', 'chenyue-s7', 'side', 'porcelain'],
  ['chenyue-s7', 'chenyue-s7', 'front', 'porcelain'],
  ['side-suv-green', 'yaoxing-v6', 'side', 'porcelain'],
  ['yaoxing-v6', 'yaoxing-v6', 'front', 'night'],
  ['side-suv-blue', 'ruichuan-k6', 'side', 'porcelain'],
  ['ruichuan-k6', 'ruichuan-k6', 'front', 'night'],
  ['side-sedan-champagne', 'yunji-e9', 'side', 'porcelain'],
  ['yunji-e9-front', 'yunji-e9', 'front', 'night'],
  ['chenyue-x8-side', 'chenyue-x8', 'side', 'porcelain'],
  ['chenyue-x8', 'chenyue-x8', 'rear', 'porcelain'],
  ['s1-front', 'chenyue-s1', 'front', 'night'],
  ['side-supercar-red', 'chenyue-r1', 'side', 'porcelain'],
  ['chenyue-r1', 'chenyue-r1', 'front', 'night'],
  ['side-supercar-silver', 'yunji-gt', 'side', 'porcelain'],
  ['yunji-gt', 'yunji-gt', 'rear', 'porcelain'],
  ['side-moto-graphite', 'lingye-lm1', 'side', 'porcelain'],
  ['lingye-lm1', 'lingye-lm1', 'front', 'night'],
  ['side-moto-red', 'lingye-lm1-r', 'side', 'porcelain'],
  ['lingye-lm1-r', 'lingye-lm1-r', 'front', 'night'],
  ['side-mpv-grey', 'heyuan-h7', 'side', 'porcelain'],
  ['heyuan-h7', 'heyuan-h7', 'front', 'porcelain', 'ivory'],
  ['side-sedan-red', 'yaoxing-l5', 'side', 'porcelain'],
  ['yaoxing-l5', 'yaoxing-l5', 'rear', 'night', 'kiln'],
  ['side-hatch-white', 'yunji-e5', 'side', 'porcelain'],
  ['yunji-e5', 'yunji-e5', 'front', 'porcelain', 'champagne'],
  ['heyuan-h5-side', 'heyuan-h5', 'side', 'porcelain'],
  ['heyuan-h5', 'heyuan-h5', 'front', 'porcelain'],
  ['chenyue-m8-side', 'chenyue-m8', 'side', 'porcelain'],
  ['chenyue-m8', 'chenyue-m8', 'front', 'porcelain'],
  ['heyuan-h2-side', 'heyuan-h2', 'side', 'porcelain'],
  ['heyuan-h2', 'heyuan-h2', 'front', 'porcelain'],
  ['side-sedan-blue', 'chenyue-s5', 'side', 'porcelain'],
  ['side-sedan-green', 'ruichuan-c4', 'side', 'porcelain'],
  ['ruichuan-c4', 'ruichuan-c4', 'front', 'night'],
  ['yaoxing-a2-side', 'yaoxing-a2', 'side', 'porcelain'],
  ['yaoxing-a2', 'yaoxing-a2', 'front', 'porcelain'],
  ['side-suv-grey', 'chenyue-x5', 'side', 'porcelain'],
  ['chenyue-x5', 'chenyue-x5', 'front', 'night'],
  ['side-suv-plum', 'yaoxing-v3', 'side', 'porcelain'],
  ['yaoxing-v3', 'yaoxing-v3', 'front', 'porcelain'],
  ['ruichuan-c3-side', 'ruichuan-c3', 'side', 'porcelain'],
  ['ruichuan-c3', 'ruichuan-c3', 'front', 'porcelain'],
];

/** Wide pictures with room around the car for lines and words. */
const HEROES: readonly Shot[] = [
  {
    ...shot(['s1-night', 'chenyue-s1', 'hero', 'night']),
    width: 1920,
    height: 1080,
    camera: { fov: 18, at: [-0.15, 0, 0.86], shift: [-0.13, 0.04] },
  },
  {
    ...shot(['s1-night-portrait', 'chenyue-s1', 'hero', 'night']),
    width: 780,
    height: 1464,
    camera: { fov: 44, at: [-0.15, 0, 0.86], shift: [0, 0.36] },
  },
  {
    ...shot(['pavilion-stage', 'chenyue-r1', 'low', 'night']),
    width: 1280,
    height: 940,
    camera: { fov: 27, at: [0.1, 0, 0.62], shift: [0, 0.3] },
  },
  { ...shot(['s1-rear', 'chenyue-s1', 'rear', 'night']), width: 1520, height: 760 },
  {
    ...shot(['yunji-e9', 'yunji-e9', 'hero', 'porcelain']),
    width: 1600,
    height: 750,
    camera: { fov: 12.4, at: [-0.1, 0, 0.78] },
  },
  {
    ...shot(['lingye-lm1-side', 'lingye-lm1-r', 'side', 'porcelain']),
    width: 1280,
    height: 720,
    camera: { fov: 11.6 },
  },
  { ...shot(['chenyue-s5', 'chenyue-s5', 'side', 'porcelain']), width: 1280, height: 720, camera: { fov: 12.4 } },
];

/** The views that the first round leaves out. */
const MORE: readonly Row[] = [
  ['chenyue-s7-rear', 'chenyue-s7', 'rear', 'night', 'frost'],
  ['yaoxing-v6-rear', 'yaoxing-v6', 'rear', 'porcelain'],
  ['ruichuan-k6-rear', 'ruichuan-k6', 'rear', 'porcelain', 'ocean'],
  ['yunji-e9-rear', 'yunji-e9', 'rear', 'night'],
  ['chenyue-x8-front', 'chenyue-x8', 'front', 'night', 'pine'],
  ['chenyue-r1-rear', 'chenyue-r1', 'rear', 'porcelain'],
  ['yunji-gt-front', 'yunji-gt', 'front', 'night'],
  ['heyuan-h7-rear', 'heyuan-h7', 'rear', 'porcelain', 'ivory'],
  ['yaoxing-l5-front', 'yaoxing-l5', 'front', 'night', 'kiln'],
  ['yunji-e5-rear', 'yunji-e5', 'rear', 'porcelain', 'champagne'],
  ['heyuan-h5-rear', 'heyuan-h5', 'rear', 'porcelain'],
  ['chenyue-m8-rear', 'chenyue-m8', 'rear', 'night'],
  ['heyuan-h2-rear', 'heyuan-h2', 'rear', 'porcelain'],
  ['chenyue-s5-front', 'chenyue-s5', 'front', 'night', 'ocean'],
  ['ruichuan-c4-rear', 'ruichuan-c4', 'rear', 'porcelain'],
  ['yaoxing-a2-rear', 'yaoxing-a2', 'rear', 'porcelain'],
  ['chenyue-x5-rear', 'chenyue-x5', 'rear', 'porcelain'],
  ['yaoxing-v3-rear', 'yaoxing-v3', 'rear', 'porcelain'],
  ['ruichuan-c3-rear', 'ruichuan-c3', 'rear', 'porcelain'],
];

/** Every still in rounds, the most needed first: rendering may be stopped at any time. */
export const SHOT_ROUNDS: readonly (readonly Shot[])[] = [FIRST.map(shot), HEROES, MORE.map(shot)];

/** The camera of a shot: the view's own, with its changes. */
export const cameraOfShot = ({ car, view, camera = {} }: Shot): Camera => ({
  ...subjectOf(car).camera(view),
  ...camera,
});
