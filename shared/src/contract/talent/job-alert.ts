import { z } from 'zod';
import { emailAddress, subscriptionToken } from '../site/subscription.ts';
import { jobSearch } from './job.ts';

/** Searches of a reader, whose findings come in one mail. */
export const MOST_SEARCHES = 5;

const searches = z.array(jobSearch).min(1).max(MOST_SEARCHES);

/** Spec ENT-job-alert. */
export const jobAlertRequest = z.strictObject({ email: emailAddress, ...jobSearch.shape });
export const jobAlertChange = z.strictObject({ ...subscriptionToken.shape, searches });

/** What the holder of a link gets; nothing names the address. */
export const jobAlertDetail = z.object({ state: z.enum(['pending', 'active', 'unsubscribed']), searches });
export type JobAlertDetail = z.output<typeof jobAlertDetail>;
