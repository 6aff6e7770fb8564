import { Soup } from '../geometry/soup.ts';
import type { PaintName } from '../studio/materials.ts';
import { addBodywork } from './bodywork.ts';
import { addChassis } from './chassis.ts';

export interface Motorcycle {
  id: string;
  faired: boolean;
  paint: PaintName;
}

export const MOTORCYCLES: readonly Motorcycle[] = [
  { id: 'lingye-lm1', faired: false, paint: 'graphite' },
  { id: 'lingye-lm1-r', faired: true, paint: 'kiln' },
];

/** An electric roadster, or its faired sister. `quality` as for cars. */
export function buildMotorcycle({ faired }: Pick<Motorcycle, 'faired'>, quality: number): Soup {
  const soup = new Soup();
  addBodywork(soup, { quality, faired });
  addChassis(soup, { lowBars: faired });
  return soup;
}
