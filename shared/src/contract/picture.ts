import { z } from 'zod';

/**
 * A picture of the content pack. `name` is its folder-less base name under `content/media`; every width exists as
 * `<name>-<width>.avif` and `<name>-<width>.webp`. Sizes are CSS pixels of the largest file.
 */
export const picture = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  widths: z.array(z.number().int().positive()).min(1),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;
