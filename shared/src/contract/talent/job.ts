import { z } from 'zod';

export const JOB_TRACKS = ['social', 'campus', 'overseas', 'training'] as const;
export const JOB_FUNCTIONS = ['research', 'software', 'manufacturing', 'quality', 'design', 'business'] as const;
export const JOB_CITIES = ['guangzhou', 'shanghai', 'wuhan'] as const;
/** Brands by their ids; `group` is work for all of them. */
export const JOB_BRANDS = ['group', 'chenyue', 'yaoxing', 'yunji', 'ruichuan', 'heyuan', 'lingye'] as const;
/** Kinds of contract; a course is for people who have one already. */
export const JOB_KINDS = ['permanent', 'fixedTerm', 'graduate', 'course'] as const;
/** Published within so many days, today included. */
export const JOB_DAYS = ['7', '30'] as const;
/** `closing`: whose last day comes first; `pay`: whose highest pay is highest. Equal ones by day, newest first. */
export const JOB_SORTS = ['newest', 'closing', 'pay'] as const;
/** Longest keyword, in characters (UTF-16). */
export const JOB_KEYWORD = 100;

const orAny = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.union([z.enum(values), z.literal('')]).default('');

/** What vacancies are chosen by: empty means all. Every word of the keyword must occur, in either language. */
export const jobSearch = z.strictObject({
  city: orAny(JOB_CITIES),
  function: orAny(JOB_FUNCTIONS),
  track: orAny(JOB_TRACKS),
  brand: orAny(JOB_BRANDS),
  kind: orAny(JOB_KINDS),
  searchKeyword: z.string().trim().max(JOB_KEYWORD).default(''),
});
export type JobSearch = z.output<typeof jobSearch>;

export const jobFilter = z.strictObject({
  ...jobSearch.shape,
  days: orAny(JOB_DAYS),
  sort: z.enum(JOB_SORTS).default('newest'),
  pageNo: z.number().int().min(1).max(1000).default(1),
  pageSize: z.number().int().min(1).max(100).default(8),
});

/** Before tax, in yuan a month; `months` is how often a year it is paid. */
export const jobPay = z
  .strictObject({
    from: z.number().int().positive(),
    to: z.number().int().positive(),
    months: z.number().int().min(12).max(18),
  })
  .refine(({ from, to }) => from <= to, { error: 'must not end below where it begins', path: ['to'] });
export type JobPay = z.infer<typeof jobPay>;

export const jobItem = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  city: z.enum(JOB_CITIES),
  cityName: z.string(),
  function: z.enum(JOB_FUNCTIONS),
  track: z.enum(JOB_TRACKS),
  brand: z.enum(JOB_BRANDS),
  kind: z.enum(JOB_KINDS),
  pay: jobPay,
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
  brand: z.partialRecord(z.enum(JOB_BRANDS), count),
  kind: z.partialRecord(z.enum(JOB_KINDS), count),
  days: z.partialRecord(z.enum(JOB_DAYS), count),
});
export type JobFacets = z.infer<typeof jobFacets>;

export const jobPage = z.object({
  list: z.array(jobItem),
  pageNo: z.number().int(),
  totalCount: z.number().int(),
  facets: jobFacets,
});

export const jobQuery = z.strictObject({ id: z.string().min(1).max(64) });

/** Where people work, as it stands on a letter. */
export const workplace = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  /** How one gets in and around with a wheelchair, with little sight, with a hearing aid. */
  access: z.string(),
});
export type Workplace = z.infer<typeof workplace>;

export const jobDetail = jobItem.extend({
  duties: z.array(z.string()),
  requirements: z.array(z.string()),
  offer: z.array(z.string()),
  /** Whom one works with, and on what, a paragraph each. */
  team: z.array(z.string()),
  /** From the application to the answer, in order; `date` (`yyyy-MM-dd`) is when a step begins, empty where it is open. */
  process: z.array(z.object({ name: z.string(), date: z.string(), decides: z.string() })),
  /** What an application consists of. */
  documents: z.array(z.string()),
  workplaces: z.array(workplace),
  contact: z.string(),
  person: z.object({ name: z.string(), role: z.string(), phone: z.string() }),
  /** The programme that the vacancy is part of; null where it stands alone. */
  programme: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** Can be applied for today, by the clock of the service. */
  open: z.boolean(),
  /** Open ones near this one, the nearest first. */
  similar: z.array(jobItem),
});
export type JobDetail = z.infer<typeof jobDetail>;
