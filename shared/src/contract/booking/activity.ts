import { z } from 'zod';
import { picture } from '../content/picture.ts';

/** 1: events of the group, listed with those that are over; 2: offers to owners, which end when they are over. */
export const ACTIVITY_CATEGORIES = [1, 2] as const;
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number];
export const ACTIVITY_STATES = ['upcoming', 'running', 'expired'] as const;

/**
 * Status 1, 999 to the page; `hasExpire` 1 brings those that are over too (spec ENT-activity-filter, CALL-activity-list,
 * LIM-activities).
 */
export const activityFilter = z.strictObject({
  category: z.union([z.literal(1), z.literal(2)]),
  status: z.literal(1).default(1),
  pageNo: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(999).default(999),
  hasExpire: z.union([z.literal(0), z.literal(1)]).default(0),
});

export const activity = z.object({
  id: z.string(),
  category: z.number().int(),
  title: z.string(),
  summary: z.string(),
  place: z.string(),
  /** First and last day, `yyyy-MM-dd`, Asia/Shanghai. */
  begins: z.string(),
  ends: z.string(),
  /** By the clock of the service. */
  state: z.enum(ACTIVITY_STATES),
  expired: z.boolean(),
  picture: picture.optional(),
  url: z.string(),
  /** Its calendar file; empty when it is over. */
  icsUrl: z.string(),
});
export type Activity = z.infer<typeof activity>;

export const activityPage = z.object({
  list: z.array(activity),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
});

/** The body of spec CALL-activity-list: `hasExpire` goes along for category 1 only. */
export function activityRequest(category: ActivityCategory): z.input<typeof activityFilter> {
  const body = { category, status: 1 as const, pageNo: 1, pageSize: 999 };
  return category === 1 ? { ...body, hasExpire: 1 } : body;
}
