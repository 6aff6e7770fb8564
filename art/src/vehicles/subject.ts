import { buildCar } from '../body/car.ts';
import type { Soup } from '../geometry/soup.ts';
import { buildMotorcycle, MOTORCYCLES } from '../moto/motorcycle.ts';
import { cameraOf, motorcycleCameraOf, type View } from '../studio/cameras.ts';
import type { PaintName } from '../studio/materials.ts';
import type { Camera } from '../tracer/rig.ts';
import { CARS } from './fleet.ts';

/** Whatever stands in the studio. */
export interface Subject {
  id: string;
  paint: PaintName;
  build: (quality: number) => Soup;
  camera: (view: View) => Camera;
  /** The tables that decide its shape. */
  table: unknown;
}

export const SUBJECTS: readonly Subject[] = [
  ...CARS.map(({ id, paint, plan, brand }): Subject => ({
    id,
    paint,
    build: (quality) => buildCar({ plan, brand, quality }),
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

export function subjectOf(id: string): Subject {
  const found = SUBJECTS.find((subject) => subject.id === id);
  if (!found) throw new Error(`${id}: nobody builds it`);
  return found;
}
