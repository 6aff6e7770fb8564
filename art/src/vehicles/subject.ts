import { buildCar } from '../body/car.ts';
import type { Soup } from '../geometry/soup.ts';
import { buildMotorcycle, MOTORCYCLES } from '../moto/motorcycle.ts';
import { cameraOf, motorcycleCameraOf, type View } from '../studio/cameras.ts';
import type { PaintName } from '../studio/materials.ts';
import type { Camera } from '../tracer/rig.ts';
import { CARS } from './fleet.ts';
import { HERITAGE } from './heritage.ts';

/** Whatever stands in the studio. */
export interface Subject {
  id: string;
  paint: PaintName;
  build: (quality: number) => Soup;
  camera: (view: View) => Camera;
  /** The tables that decide its shape. */
  table: unknown;
}

/** What the group shows of its range, and its concept. */
export const SUBJECTS: readonly Subject[] = [
  ...CARS.map(({ id, paint, plan, brand }): Subject => ({
    id,
    paint,
    build: (quality) => buildCar({ plan, mark: brand, quality }),
    camera: (view) => cameraOf(view, plan.aim),
    table: [plan, brand],
  })),
  ...MOTORCYCLES.map(({ id, paint, faired }): Subject => ({
    id,
    paint,
    build: (quality) => buildMotorcycle({ faired }, quality),
    camera: motorcycleCameraOf,
    table: { faired },
  })),
];

/** Cars of its past, which no list of vehicles has. */
export const HERITAGE_SUBJECTS: readonly Subject[] = HERITAGE.map(({ id, paint, plan, mark }) => ({
  id,
  paint,
  build: (quality) => buildCar({ plan, ...(mark && { mark }), quality }),
  camera: (view) => cameraOf(view, plan.aim),
  table: [plan, mark ?? ''],
}));

export function subjectOf(id: string): Subject {
  const found = [...SUBJECTS, ...HERITAGE_SUBJECTS].find((subject) => subject.id === id);
  if (!found) throw new Error(`${id}: nobody builds it`);
  return found;
}
