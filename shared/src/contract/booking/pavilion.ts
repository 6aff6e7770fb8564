import { z } from 'zod';

/** Opening hours and visit notice of the pavilion, in one language. */
export const pavilion = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.array(z.object({ days: z.string(), time: z.string() })),
  /** The same for machines: `Tu-Su 09:30-16:30` (schema.org/openingHours). */
  openingHours: z.array(z.string()).optional(),
  closed: z.string(),
  lastEntry: z.string(),
  access: z.string(),
  gettingThere: z.array(z.object({ by: z.string(), how: z.string() })),
  /** What must be read and agreed before a visit is booked (spec STATE-booking, RULE-notice). */
  notice: z.object({
    version: z.string(),
    /** Versions before it that differ in words only, so that a consent to them still counts. */
    earlier: z.array(z.string()).optional(),
    title: z.string(),
    lead: z.string(),
    sections: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  prepare: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type Pavilion = z.infer<typeof pavilion>;
