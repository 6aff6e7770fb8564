import type { Camera } from '../tracer/rig.ts';
import { HERITAGE } from '../vehicles/heritage.ts';
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

const LANDSCAPE = { width: 1280, height: 720 };
const BANNER = { width: 1040, height: 520 };

function shot(car: string, view: View, more: Partial<Shot>): Shot {
  const size = view === 'side' ? BANNER : LANDSCAPE;
  return { name: `${car}-${view}`, car, view, ground: 'porcelain', paint: subjectOf(car).paint, ...size, ...more };
}

interface Model {
  car: string;
  /** Ground of the front; the rear is shown on the other. */
  ground: RigName;
  /** The view that bears the vehicle's name alone, because people know it by that. */
  known?: View;
}

const MODELS: readonly Model[] = [
  { car: 'chenyue-s7', ground: 'porcelain' },
  { car: 'chenyue-s5', ground: 'night' },
  { car: 'chenyue-x8', ground: 'night', known: 'rear' },
  { car: 'chenyue-x5', ground: 'porcelain' },
  { car: 'chenyue-m8', ground: 'porcelain' },
  { car: 'chenyue-r1', ground: 'night' },
  { car: 'yaoxing-v6', ground: 'night' },
  { car: 'yaoxing-l5', ground: 'porcelain', known: 'rear' },
  { car: 'yaoxing-v3', ground: 'porcelain' },
  { car: 'yaoxing-a2', ground: 'porcelain' },
  { car: 'yunji-e9', ground: 'night', known: 'hero' },
  { car: 'yunji-e5', ground: 'porcelain' },
  { car: 'yunji-gt', ground: 'night', known: 'rear' },
  { car: 'ruichuan-k6', ground: 'night' },
  { car: 'ruichuan-c4', ground: 'night' },
  { car: 'ruichuan-c3', ground: 'porcelain' },
  { car: 'heyuan-h7', ground: 'porcelain' },
  { car: 'heyuan-h5', ground: 'porcelain' },
  { car: 'heyuan-h2', ground: 'porcelain' },
  { car: 'lingye-lm1', ground: 'night' },
  { car: 'lingye-lm1-r', ground: 'night' },
];

const OTHER: Record<RigName, RigName> = { night: 'porcelain', porcelain: 'night' };

/** A picture on the bright ground has a twin by night, for pages with a dark theme. */
const withTwin = (bright: Shot): readonly Shot[] =>
  bright.ground === 'night' ? [bright] : [bright, { ...bright, name: `${bright.name}-night`, ground: 'night' }];

/** Side, front and rear of a vehicle, in the paint it is known by. */
function threeViews({ car, ground, known = 'front' }: Model): readonly Shot[] {
  const grounds = { side: 'porcelain', front: ground, rear: OTHER[ground] } as const;
  return (['side', 'front', 'rear'] as const).flatMap((view) => {
    const name = view === known ? car : `${car}-${view}`;
    return withTwin(shot(car, view, { name, ground: grounds[view] }));
  });
}

const WIDE = { width: 1600, height: 750 };
const hero = (car: string, more: Partial<Shot> = {}) =>
  shot(car, 'hero', { ground: 'night', ...WIDE, camera: { fov: 12.4, at: [-0.1, 0, 0.78] }, ...more });

/** Cars of the past, for the pages that tell of it: front and side. */
const PAST: readonly Shot[] = HERITAGE.flatMap(({ id }) => [
  ...withTwin(shot(id, 'side', {})),
  ...withTwin(shot(id, 'front', { name: id })),
]);

/** The concept is no model of the range: the site shows it by night, where its lines of light count. */
const CONCEPT: readonly Shot[] = [
  shot('chenyue-s1', 'front', { name: 's1-front', ground: 'night' }),
  shot('chenyue-s1', 'rear', { name: 's1-rear', ground: 'night', width: 1520, height: 760 }),
  shot('chenyue-s1', 'rear', { name: 's1-rear-porcelain' }),
];

/** Wide pictures with room around the car for lines and words: the home page's, and one of each brand. */
const HEROES: readonly Shot[] = [
  hero('chenyue-s1', {
    name: 's1-night',
    width: 1920,
    height: 1080,
    camera: { fov: 18, at: [-0.15, 0, 0.86], shift: [-0.13, 0.19] },
  }),
  hero('chenyue-s1', {
    name: 's1-night-portrait',
    width: 780,
    height: 1464,
    camera: { fov: 44, at: [-0.15, 0, 0.86], shift: [0, 0.36] },
  }),
  hero('chenyue-r1', {
    name: 'pavilion-stage',
    view: 'low',
    width: 1500,
    height: 1100,
    camera: { fov: 27, at: [0.1, 0, 0.62], shift: [0, 0.3] },
  }),
  hero('yunji-e9', { name: 'yunji-e9' }),
  hero('yaoxing-v6'),
  hero('ruichuan-k6'),
  hero('heyuan-h7'),
  hero('chenyue-s7'),
  hero('lingye-lm1-r', { camera: { fov: 11 } }),
];

/** Every still; those of one vehicle follow each other and share its mesh. */
export const SHOTS: readonly Shot[] = [...MODELS.flatMap(threeViews), ...PAST, ...CONCEPT, ...HEROES];

/** The camera of a shot: the view's own, with its changes. */
export const cameraOfShot = ({ car, view, camera = {} }: Shot): Camera => ({
  ...subjectOf(car).camera(view),
  ...camera,
});
