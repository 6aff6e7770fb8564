import { z } from 'zod';

/** What a day of the calendar is for somebody who wants to book (Asia/Shanghai). */
export const DAY_STATES = ['open', 'closed', 'holiday', 'full', 'past', 'tooEarly'] as const;
export type DayState = (typeof DAY_STATES)[number];

const explainerRule = z.strictObject({ min: z.number().int().min(1).max(999), mode: z.enum(['gte', 'gt']) });
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const most = z.number().int().min(1).max(1000);
/** So many visits to one slot, on one day and in one calendar month (spec RULE-quota). */
const quota = z.strictObject({ slot: most, day: most, month: most });
export type Quota = z.infer<typeof quota>;
export const QUOTA_WINDOWS = ['slot', 'day', 'month'] as const satisfies (keyof Quota)[];
/** Of one organisation or department, and of one phone. */
const quotas = z.strictObject({ organisation: quota, phone: quota });

/** Groups above the places of a slot (spec RULE-parts, RULE-approval). */
const large = z.strictObject({
  /** Slots of one day over which one booking may be spread. */
  slots: z.number().int().min(1).max(20),
  /** From so many visitors on the pavilion answers by hand. */
  approveFrom: z.number().int().min(2).max(1000),
  /** Within so many days; places that were held for longer are free again. */
  answerDays: z.number().int().min(1).max(30),
});

/** After so many visits that nobody came to, a phone books nothing until one of them is so many days ago (spec RULE-no-show). */
const noShows = z.strictObject({ most, days: z.number().int().min(1).max(366) });

/** How full it will be (spec B26): people in the house at the same time, booked or not. */
const crowd = z
  .strictObject({
    /** From so many on it is neither quiet any more, nor busy yet. */
    usual: z.number().int().min(1),
    busy: z.number().int().min(1),
    /** Of people without a booking, for each hour from opening on; a weekday that is not named has none. */
    walkIns: z
      .array(
        z.strictObject({
          weekdays: z.array(z.number().int().min(1).max(7)).min(1),
          hours: z.array(z.number().int().min(0)).min(1).max(24),
        }),
      )
      .default([]),
  })
  .refine(({ usual, busy }) => usual < busy, { path: ['busy'], message: 'must be more than usual' });
export type CrowdRule = z.infer<typeof crowd>;

/** Opening and booking rules of the pavilion (spec G-11); `note` is told to the visitor. */
export function visitRulesWith<T extends z.ZodType>(note: T) {
  return z.strictObject({
    /** 1 Monday … 7 Sunday */
    weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
    opens: clockTime,
    closes: clockTime,
    slotMinutes: z.number().int().min(15).max(720),
    /** Visitors of one slot. */
    capacity: z.number().int().min(1).max(10_000),
    /** Groups with an explainer in one slot. */
    explainers: z.number().int().min(0).max(100),
    /** Days from today, both included. */
    lead: z.strictObject({ min: z.number().int().min(0), max: z.number().int().min(1).max(366) }),
    /** A visit can be cancelled or moved until this time, so many days before it. */
    cutOff: z.strictObject({ daysBefore: z.number().int().min(0).max(30), time: clockTime }),
    explainer: explainerRule,
    /** Offers to those who wait, counted between these hours only, so that nobody has to answer at night. */
    waiting: z
      .strictObject({
        holdMinutes: z.number().int().min(1).max(1440),
        from: clockTime,
        to: clockTime,
        /** Groups that may wait for one slot. */
        most: z.number().int().min(0).max(1000),
      })
      .default({ holdMinutes: 120, from: '08:00', to: '21:00', most: 100 }),
    /** Without them everybody may book as much as there is. */
    quotas: quotas.optional(),
    /** Without it nobody books more than a slot holds. */
    large: large.optional(),
    noShows: noShows.optional(),
    /** Without it nobody is told how full it will be. */
    crowd: crowd.optional(),
    /** Days that differ from their weekday: closed, closed for a holiday, or open although the weekday is not. */
    days: z.array(z.strictObject({ from: day, to: day, state: z.enum(['open', 'closed', 'holiday']), note })),
  });
}
export const visitRules = visitRulesWith(z.string());
export type VisitRules = z.infer<typeof visitRules>;

export const calendarQuery = z.strictObject({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) });

/** Spec ENT-slot. */
const slot = z.object({
  start: z.string(),
  end: z.string(),
  capacity: z.number().int(),
  remaining: z.number().int(),
  /** Explainers that can still be applied for. */
  explainers: z.number().int(),
  /** Groups that wait for it; only of a full slot that can be waited for. */
  waiting: z.number().int().optional(),
});
export type CalendarSlot = z.infer<typeof slot>;

/** Spec ENT-day. */
const calendarDay = z.object({
  date: z.string(),
  state: z.enum(DAY_STATES),
  /** Why it is closed, or open against the rule; empty otherwise. */
  note: z.string(),
  /** Only of days that are open or full. */
  slots: z.array(slot),
});

export const visitCalendar = z.object({
  month: z.string(),
  explainer: explainerRule,
  /** Days from today that can be booked. */
  lead: z.object({ min: z.number().int(), max: z.number().int() }),
  /** Told before anything is typed. */
  quotas: quotas.optional(),
  large: large.optional(),
  noShows: noShows.optional(),
  days: z.array(calendarDay),
});
export type VisitCalendar = z.infer<typeof visitCalendar>;
