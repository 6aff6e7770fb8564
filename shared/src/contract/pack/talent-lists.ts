import { z } from 'zod';
import { JOB_BRANDS, JOB_CITIES, JOB_FUNCTIONS, JOB_KINDS, JOB_TRACKS, jobPay } from '../talent/job.ts';
import { day, id, lines, words } from './pack-values.ts';

/* The lists of the content pack about working for the group. */

/** `workplaces.json`: where people work; vacancies name some of them */
export const packWorkplaces = z.array(
  z.strictObject({
    id,
    name: words,
    street: words,
    city: words,
    region: words,
    postalCode: z.string().regex(/^\d{6}$/),
    access: words,
  }),
);

/** `jobs.json`: vacancies */
export const packJobs = z.array(
  z.strictObject({
    id,
    city: z.enum(JOB_CITIES),
    function: z.enum(JOB_FUNCTIONS),
    track: z.enum(JOB_TRACKS),
    brand: z.enum(JOB_BRANDS),
    kind: z.enum(JOB_KINDS),
    places: z.number().int().positive(),
    date: day,
    closes: day,
    pay: jobPay,
    /** Ids of `workplaces.json`, the main one first. */
    workplaces: z.array(id).min(1),
    /** Id of `programmes.json`. */
    programme: id.optional(),
    title: words,
    summary: words,
    department: words,
    cityName: words,
    duties: lines,
    requirements: lines,
    offer: lines,
    team: lines,
    process: z.array(z.strictObject({ name: words, date: day.optional(), decides: words })).min(2),
    documents: lines,
    contact: words,
    person: z.strictObject({ name: words, role: words, phone: z.string() }),
  }),
);

const people = z.number().int().nonnegative();
const minute = z.string().regex(/^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/);

/** `programme-rounds.json`: where programmes of `programmes.json` go, and what came of those that are over */
export const packProgrammeRounds = z.array(
  z.strictObject({
    id,
    result: z
      .strictObject({ applied: people, interviewed: people, offers: people, started: people, note: words })
      .optional(),
    stops: z.array(z.strictObject({ city: words, place: words, begins: minute, ends: minute })).default([]),
  }),
);
