import { z } from 'zod';

/** How full the pavilion will be, from empty to full (spec B26). */
export const CROWD_LEVELS = ['quiet', 'usual', 'busy'] as const;
export type CrowdLevel = (typeof CROWD_LEVELS)[number];

/** Days of a forecast, today included. */
export const CROWD_DAYS = 7;

const crowdHour = z.object({
  /** `HH:mm`; the last one of a day may be shorter than an hour. */
  from: z.string(),
  to: z.string(),
  level: z.enum(CROWD_LEVELS),
});

const crowdDay = z.object({
  /** `yyyy-MM-dd` */
  date: z.string(),
  /** None of a day on which it is closed. */
  hours: z.array(crowdHour),
});
export type CrowdDay = z.infer<typeof crowdDay>;

/** No days where the content pack does not say what is usual. */
export const crowdForecast = z.object({ days: z.array(crowdDay) });
export type CrowdForecast = z.infer<typeof crowdForecast>;
