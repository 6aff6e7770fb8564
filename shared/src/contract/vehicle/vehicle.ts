import { z } from 'zod';
import { factSheetFile } from '../media/media-detail.ts';
import { articleItem } from '../content/article.ts';
import { BODY_TYPES } from '../content/brand.ts';
import { picture } from '../content/picture.ts';
import { vehicleFigures, versionFigures } from './vehicle-figures.ts';

/** Loops of straight lines, such as `M0 -300l12 -40l5 80z`. */
const loops = z.string().regex(/^(?:M-?\d+ -?\d+(?:l-?\d+ -?\d+)+z)*$/);

/**
 * A vehicle from the side, nose to the right: millimetres from the tail, and down from the ground, so that it stands above
 * zero. To be filled by even and odd.
 */
export const vehicleOutline = z.strictObject({
  body: loops,
  glass: loops,
  /** Middles and radii; none where they are part of the body's outline. */
  wheels: z.array(z.strictObject({ x: z.number().int(), radius: z.number().int().min(100).max(600) })),
});

export const vehicleQuery = z.strictObject({ id: z.string().min(1).max(64) });

/** A vehicle in full (spec CALL-vehicle-detail). */
export const vehicleDetail = vehicleFigures.extend({
  id: z.string(),
  name: z.string(),
  type: z.enum(BODY_TYPES),
  /** Its own site. */
  href: z.string(),
  brand: z.object({ id: z.string(), name: z.string() }),
  /** From the side. */
  picture,
  outline: vehicleOutline,
  background: z.array(z.string()),
  /** What is told of it beside the figures. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  versions: z.array(versionFigures.extend({ name: z.string() })).min(1),
  colours: z.array(z.object({ name: z.string(), swatch: z.string() })),
  /** Other views of it. */
  gallery: z.array(z.object({ picture, title: z.string() })),
  sheet: factSheetFile.optional(),
  /** Where it can be heard: an address below the language segment. */
  sound: z.object({ url: z.string() }).optional(),
  technology: z.array(articleItem),
  news: z.array(articleItem),
});
export type VehicleDetail = z.infer<typeof vehicleDetail>;
