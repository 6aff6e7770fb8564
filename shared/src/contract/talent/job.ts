import { z } from 'zod';

export const JOB_TRACKS = ['social', 'campus', 'overseas', 'training'] as const;
export const JOB_FUNCTIONS = ['research', 'software', 'manufacturing', 'quality', 'design', 'business'] as const;
export const JOB_CITIES = ['guangzhou', 'shanghai', 'wuhan'] as const;

/** Empty facets mean all. */
export const jobFilter = z.strictObject({
  city: z.union([z.enum(JOB_CITIES), z.literal('')]).default(''),
  function: z.union([z.enum(JOB_FUNCTIONS), z.literal('')]).default(''),
  track: z.union([z.enum(JOB_TRACKS), z.literal('')]).default(''),
  searchKeyword: z.string().trim().max(100).default(''),
  pageNo: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(8),
});

export const jobItem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  city: z.enum(JOB_CITIES),
  cityName: z.string(),
  function: z.enum(JOB_FUNCTIONS),
  track: z.enum(JOB_TRACKS),
  department: z.string(),
  /** Posts to fill. */
  places: z.number().int().positive(),
  /** Published, and last day of application, `yyyy-MM-dd`. */
  date: z.string(),
  closes: z.string(),
});
export type JobItem = z.infer<typeof jobItem>;

const count = z.number().int().positive();

/** Counts by value of all open vacancies that the other conditions leave, so that a choice never leads to nothing. */
export const jobFacets = z.object({
  city: z.partialRecord(z.enum(JOB_CITIES), count),
  function: z.partialRecord(z.enum(JOB_FUNCTIONS), count),
  track: z.partialRecord(z.enum(JOB_TRACKS), count),
});
export type JobFacets = z.infer<typeof jobFacets>;

export const jobPage = z.object({
  list: z.array(jobItem),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
  facets: jobFacets,
});

export const jobQuery = z.strictObject({ id: z.string().min(1).max(64) });

export const jobDetail = jobItem.extend({
  duties: z.array(z.string()),
  requirements: z.array(z.string()),
  offer: z.array(z.string()),
  contact: z.string(),
  /** Can be applied for today, by the clock of the service. */
  open: z.boolean(),
});
export type JobDetail = z.infer<typeof jobDetail>;
