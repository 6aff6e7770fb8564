import { z } from 'zod';
import { versionFaults, versionFigures, vehicleFigures } from '../vehicle/vehicle-figures.ts';
import { vehicleOutline } from '../vehicle/vehicle.ts';
import { id, words } from './pack-values.ts';

const packVersion = versionFigures.extend({ name: words });

/**
 * `vehicles.json`: figures of vehicles, by the ids of `media-subjects.json`, which tells of them, and by the address that
 * `brands.json` has for them.
 */
export const packVehicles = z.array(
  vehicleFigures
    .extend({
      id,
      href: z.url(),
      versions: z.array(packVersion).min(1),
      colours: z.array(z.strictObject({ name: words, swatch: z.string().regex(/^#[0-9a-f]{6}$/) })).min(1),
      /** Where it can be heard. */
      sound: z.strictObject({ url: z.string().startsWith('/') }).optional(),
      /** Articles about what it carries. */
      technology: z.array(id),
    })
    .superRefine(({ id: vehicle, versions, dimensions }, context) => {
      for (const [at, version] of versions.entries()) {
        for (const { field, rule } of versionFaults(version)) {
          context.addIssue({ code: 'custom', path: ['versions', at, field], message: `${vehicle}: ${rule}` });
        }
      }
      if (dimensions.wheelbase > dimensions.length * 0.72)
        context.addIssue({ code: 'custom', path: ['dimensions', 'wheelbase'], message: `${vehicle}: is too long` });
    }),
);

/** `vehicle-outlines.json`: each vehicle of `vehicles.json` as it is drawn; `pnpm --filter art outlines` makes it. */
export const packVehicleOutlines = z.array(vehicleOutline.extend({ id }));
