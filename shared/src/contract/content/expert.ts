import { z } from 'zod';
import { picture } from './picture.ts';

/** The fixed tags of the six experts (spec ENT-expert). */
export const EXPERT_TAGS = ['chassis', 'powertrain', 'design', 'nvh', 'perceived', 'quality'] as const;
export type ExpertTag = (typeof EXPERT_TAGS)[number];

/** An expert (spec ENT-expert); both names, so that a page can show the one beside the other. */
export const expert = z.object({
  id: z.string(),
  img: picture,
  /** Upright, for phones. */
  mImg: picture,
  tag: z.enum(EXPERT_TAGS),
  name: z.string(),
  enName: z.string(),
  title: z.string(),
  quote: z.string(),
  /** Year of joining the group. */
  since: z.number().int(),
  /** `#rrggbb`, the background of the portrait. */
  color: z.string(),
  /** Articles of the work that exist in the language. */
  articles: z.array(z.object({ baseId: z.string(), categoryCode: z.string(), title: z.string() })),
});
export type Expert = z.infer<typeof expert>;

/** In the order of the pack. */
export const expertList = z.object({ list: z.array(expert) });
