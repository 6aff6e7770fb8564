import { z } from 'zod';
import { emailAddress, subscriptionToken } from '../site/subscription.ts';
import { brandId, PRESS_KINDS } from './press.ts';

/** More brands than any group has; a form that names more was not made here. */
const MOST_BRANDS = 20;

/** What of the newsroom comes by mail; none chosen of a question means all. */
const choices = {
  kinds: z.array(z.enum(PRESS_KINDS)).max(PRESS_KINDS.length).default([]),
  brands: z.array(brandId).max(MOST_BRANDS).default([]),
};

/** Spec ENT-press-alert. */
export const pressAlertRequest = z.strictObject({ email: emailAddress, ...choices });
export const pressAlertChange = z.strictObject({ ...subscriptionToken.shape, ...choices });

/** What the holder of a link gets; nothing names the address. */
export const pressAlertDetail = z.object({ state: z.enum(['pending', 'active', 'unsubscribed']), ...choices });
export type PressAlertDetail = z.output<typeof pressAlertDetail>;
export type PressAlertChoices = Pick<PressAlertDetail, 'kinds' | 'brands'>;
