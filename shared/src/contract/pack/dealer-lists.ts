import { z } from 'zod';
import { DEALER_KINDS, DEALER_SERVICES } from '../dealer/dealer.ts';
import { PROVINCE_CODES } from '../invest/provinces.ts';
import { id, words } from './pack-values.ts';

const hour = z.string().regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/);
/** Degrees, north and east. */
const at = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);

/** `dealers.json`: by province and city, where the group's cars are sold, looked after and fetched */
export const packDealers = z.array(
  z.strictObject({
    id,
    code: z.enum(PROVINCE_CODES),
    name: words,
    cities: z
      .array(
        z.strictObject({
          id,
          name: words,
          at,
          points: z
            .array(
              z.strictObject({
                id,
                kind: z.enum(DEALER_KINDS).default('dealer'),
                name: words,
                street: words,
                at,
                phone: z.string().regex(/^400-000-\d{4}$/, 'must be a number of the made-up range 400-000-nnnn'),
                /** Every day. */
                hours: z.tuple([hour, hour]),
                /** Ids of `brands.json`. */
                brands: z.array(z.string()),
                services: z.array(z.enum(DEALER_SERVICES)),
                cars: z.number().int().nonnegative(),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  }),
);
