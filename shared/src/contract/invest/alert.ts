import { z } from 'zod';
import { ANNOUNCEMENT_CATEGORIES } from '../content/announcement-text.ts';
import { emailAddress, subscriptionToken } from '../site/subscription.ts';
import { MARKETS } from './stock.ts';

/** Which announcements come by mail; none chosen of a question means all. */
const choices = {
  markets: z.array(z.enum(MARKETS)).max(MARKETS.length).default([]),
  categories: z.array(z.enum(ANNOUNCEMENT_CATEGORIES)).max(ANNOUNCEMENT_CATEGORIES.length).default([]),
};

/** Spec ENT-alert. */
export const alertRequest = z.strictObject({ email: emailAddress, ...choices });
export const alertChange = z.strictObject({ ...subscriptionToken.shape, ...choices });

/** What the holder of a link gets; nothing names the address. */
export const alertDetail = z.object({ state: z.enum(['pending', 'active', 'unsubscribed']), ...choices });
export type AlertDetail = z.output<typeof alertDetail>;
export type AlertChoices = Pick<AlertDetail, 'markets' | 'categories'>;
