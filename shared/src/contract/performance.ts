import { z } from 'zod';

/** Vehicles of one month. Ratios are fractions (0.064 = 6.4 %); null when the base is zero (decision G-26). */
export const salesTotal = z.object({
  /** `yyyy-MM`. */
  month: z.string(),
  output: z.number().int(),
  sales: z.number().int(),
  salesYoY: z.number().nullable(),
  ytd: z.number().int(),
  ytdYoY: z.number().nullable(),
  nevShare: z.number().nullable(),
  /** Monthly sales of the last 36 months, oldest first. */
  trend: z.array(z.object({ month: z.string(), sales: z.number().int() })),
});
export type SalesTotal = z.infer<typeof salesTotal>;
