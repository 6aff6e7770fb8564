import { z } from 'zod';

/*
 * What a group is asked once it was here (spec RULE-feedback): two questions, whose answers are counted and belong to nobody.
 */

/** How good it was, 5 is best. */
export const LIKED = [5, 4, 3, 2, 1] as const;
/** What to better first. */
export const IMPROVEMENTS = ['nothing', 'way', 'entry', 'guide', 'exhibits', 'rooms'] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];

/** Names a visit to nobody but the service: 128 bits of its id and 132 of a signature, base64url. */
export const feedbackToken = z.string().regex(/^[\w-]{44}$/);

export const visitFeedback = z.strictObject({
  token: feedbackToken,
  liked: z.literal([...LIKED]),
  improve: z.enum(IMPROVEMENTS),
});
export type VisitFeedback = z.output<typeof visitFeedback>;

/** Whether it was counted: of each visit the first answer is. */
export const feedbackTaken = z.object({ counted: z.boolean() });
