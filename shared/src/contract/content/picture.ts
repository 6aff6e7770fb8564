import { z } from 'zod';

/** Name of the dark variant of a picture in the pack. */
export const darkVariantName = (name: string): string => `${name}-night`;

/**
 * A picture of the content pack. `name` is its folder-less base name under `content/media`; every width exists as
 * `<name>-<width>.avif` and `<name>-<width>.webp`. Sizes are CSS pixels of the largest file.
 */
const still = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  widths: z.array(z.number().int().positive()).min(1),
  alt: z.string(),
});

/** Of a picture on a bright background: the same scene by night, in the same widths, for pages with a dark theme. */
const darkVariant = still.pick({ name: true, alt: true });

export const picture = still.extend({ night: darkVariant.optional() });
export type Picture = z.infer<typeof picture>;
