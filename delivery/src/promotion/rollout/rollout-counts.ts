import { z } from 'zod';

const counted = z.object({ made: z.number().int(), failed: z.number().int() });
export const both = z.object({ tried: counted, promoted: counted });

/** Of a sample of visits: how many, and the largest contentful paint of three in four of them at most; milliseconds. */
const felt = z.object({ visits: z.number().int(), lcp: z.number() });

export const feltByBoth = z.object({ tried: felt, promoted: felt });

export const rolloutStatus = z.object({
  id: z.string(),
  /** Visitors who were given the new set. */
  visitors: z.number().int(),
  /** Pages of the apps concerned that were rendered, of the new set and of the promoted one. */
  tried: counted,
  promoted: counted,
  /** Of those that were looked at: as quick as usual, and slow. */
  times: both.optional(),
  /** Visitors, told apart by address: well, and with an island that broke in their browser. */
  browsers: both.optional(),
  /** How the pages felt in browsers; told, not judged. */
  vitals: feltByBoth.optional(),
});
/** What the web process counts of the rollout under way. */
export type RolloutStatus = z.infer<typeof rolloutStatus>;
