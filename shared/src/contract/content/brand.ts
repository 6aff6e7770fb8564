import { z } from 'zod';
import { picture } from './picture.ts';

/** Spec ENT-body-types. */
export const BODY_TYPES = ['sedan', 'suv', 'mpv', 'supercar', 'hatchback', 'motorcycle'] as const;

/** `tit, href, img` (spec ENT-vehicle). */
export const vehicle = z.object({
  /** Of its page; absent where the pack has no figures of it. */
  id: z.string().optional(),
  tit: z.string(),
  href: z.string(),
  type: z.enum(BODY_TYPES),
  picture,
});

/** One of the six brands embedded in the product (spec ENT-brand). */
export const brand = z.object({
  id: z.string(),
  brandName: z.string(),
  kind: z.string(),
  txt: z.string(),
  showUrl: z.string(),
  href: z.string(),
  /** Opens the page of the brand. */
  hero: picture.optional(),
  /** One of its vehicles out of doors, and what is said below it. */
  outdoors: z.object({ picture, caption: z.string() }).optional(),
  vehicles: z.array(vehicle),
});
export type Brand = z.infer<typeof brand>;

export const brandList = z.object({ list: z.array(brand) });
