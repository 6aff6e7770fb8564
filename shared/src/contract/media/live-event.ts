import { z } from 'zod';
import { articleItem } from '../content/article.ts';
import { mediaItem } from './media.ts';

/** By the clock of the service. */
export const LIVE_STATES = ['before', 'live', 'after'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** Empty is the nearest: what is on, else the next, else the last. */
export const liveEventQuery = z.strictObject({ id: z.string().max(64).default('') });

const named = z.object({ id: z.string(), title: z.string(), begins: z.string(), state: z.enum(LIVE_STATES) });

/** A presentation for the press (spec ENT-live-event). Moments are `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
export const liveEvent = named.extend({
  ends: z.string(),
  summary: z.string(),
  place: z.string(),
  /** In order; `state` tells those that are over from the one that is on. */
  parts: z.array(z.object({ at: z.string(), title: z.string(), text: z.string(), state: z.enum(LIVE_STATES) })),
  /** In place of the broadcast, and its recording; none before it begins. */
  film: mediaItem.optional(),
  /** None until it is over. */
  kit: mediaItem.optional(),
  /** That are out, newest first. */
  articles: z.array(articleItem),
  /** Its calendar file; empty once it is over. */
  icsUrl: z.string(),
  /** All others, the newest first. */
  others: z.array(named),
});
export type LiveEvent = z.infer<typeof liveEvent>;
