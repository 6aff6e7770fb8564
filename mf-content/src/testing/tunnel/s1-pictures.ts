import type { CarPicture } from './car-lines.ts';
import { S1_NIGHT, S1_NIGHT_PORTRAIT } from './rooflines.ts';

/** Both pictures of the S1 with air over it. */
export const S1_PICTURES: Readonly<Record<'wide' | 'slim', CarPicture>> = {
  wide: { width: 1920, height: 1080, roof: S1_NIGHT, floor: 790, reach: 520, columns: 48 },
  slim: { width: 780, height: 1464, roof: S1_NIGHT_PORTRAIT, floor: 1056, reach: 560, columns: 30 },
};
