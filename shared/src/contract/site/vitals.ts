import { z } from 'zod';

/** How a document came to be (Navigation Timing, section 4.4). */
export const NAVIGATION_KINDS = ['navigate', 'reload', 'back_forward', 'prerender'] as const;

/** Milliseconds; nobody waits longer, and a broken clock must not bend a histogram. */
const time = z.number().min(0).max(120_000).optional();

/**
 * What one page view felt like (web vitals): nothing in it says who looked. Absent: not measured by this browser or not
 * met during the visit, such as INP without an interaction.
 */
export const vitalsBeacon = z.strictObject({
  /** Path below the language segment; counted under its page when the site has one, else under `other`. */
  page: z.string().max(200),
  navigation: z.enum(NAVIGATION_KINDS),
  lcp: time,
  inp: time,
  ttfb: time,
  /** Without unit. */
  cls: z.number().min(0).max(100).optional(),
});
export type VitalsBeacon = z.infer<typeof vitalsBeacon>;

const AREAS: Readonly<Record<string, string>> = {
  about: 'brand hall history ind intro org plan smart story struct value',
  brand: 'service',
  csr: 'detail list reportList',
  invest: 'basic education info notice record stock',
  media: 'detail',
  news: 'detail',
  talent: 'job jobs plan sense train',
  tech: 'concept detail innoList',
};
const ALONE =
  'activity zt book brandVision companies contact map policy qwCode reportGuide search telephone successSub failSub';

/**
 * The pages of docs/specification/screens.md without their parameters. A label of a metric never holds what
 * a visitor sent, so a page that is not named here is counted as `other`.
 */
export const PAGE_PATHS: ReadonlySet<string> = new Set([
  '/',
  ...ALONE.split(' ').map((page) => `/${page}`),
  ...Object.entries(AREAS).flatMap(([area, pages]) => [
    `/${area}`,
    ...pages.split(' ').map((page) => `/${area}/${page}`),
  ]),
]);
