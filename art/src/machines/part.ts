import type { Soup } from '../geometry/soup.ts';
import type { MaterialName } from '../studio/materials.ts';
import { addSlab, type Slab } from './slab.ts';

/** A block with the soft edges of pressed and cast parts. */
export const addPart = (soup: Soup, material: MaterialName, [at, half, shape]: Slab) =>
  addSlab(soup, material, [at, half, { corner: 0.012, bevel: 0.006, ...shape }]);
