import { z } from 'zod';
import { jobItem } from './job.ts';

export const PROGRAMME_TRACKS = ['social', 'campus', 'overseas', 'training'] as const;
export const PROGRAMME_STATUSES = ['notStarted', 'inProgress', 'completed'] as const;
export type ProgrammeStatus = (typeof PROGRAMME_STATUSES)[number];

/** A recruitment or training programme (spec STATE-programme). */
export const programme = z.object({
  id: z.string(),
  track: z.enum(PROGRAMME_TRACKS),
  title: z.string(),
  summary: z.string(),
  audience: z.string(),
  places: z.string(),
  /** `yyyy-MM-dd`; the status follows from these unless the pack overrides it. */
  begins: z.string(),
  ends: z.string(),
  status: z.enum(PROGRAMME_STATUSES),
  steps: z.array(z.object({ name: z.string(), date: z.string() })),
  contact: z.string(),
});
export type Programme = z.infer<typeof programme>;

export const programmeList = z.object({ list: z.array(programme) });

/** What came of a round that is over, in people. */
export const programmeResult = z.object({
  applied: z.number().int().nonnegative(),
  interviewed: z.number().int().nonnegative(),
  offers: z.number().int().nonnegative(),
  started: z.number().int().nonnegative(),
  note: z.string(),
});

/** A programme in full. */
export const programmeDetail = programme.extend({
  /** Vacancies of it that can be applied for today. */
  vacancies: z.array(jobItem),
  /** Null until the round is over. */
  result: programmeResult.nullable(),
  /** Talks in other cities, earliest first; `yyyy-MM-dd HH:mm`, Asia/Shanghai. */
  stops: z.array(z.object({ city: z.string(), place: z.string(), begins: z.string(), ends: z.string() })),
  /** Path of the file with all dates for calendars (RFC 5545). */
  icsUrl: z.string(),
});
export type ProgrammeDetail = z.infer<typeof programmeDetail>;

export const programmeQuery = z.strictObject({ id: z.string().min(1).max(64) });
