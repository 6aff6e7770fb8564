import { z } from 'zod';

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
