/* How large a site has to be, calculated from what one processor answers here. */

/** What a scenario cost. */
export interface Measured {
  name: string;
  visitors: number;
  answers: number;
  /** Of these, those that an edge may keep. */
  pages: number;
  /** Of web process, renderers, service and embedded database. */
  cpuSeconds: number;
}

/** Stated below the table. */
export const ASSUMED = {
  /** Visitors who arrive in a second. */
  sizes: [1000, 10_000, 100_000],
  /** Of a processor: beyond that, waiting grows faster than work. */
  busy: 0.6,
  /** Of the pages, given by the cache of `deploy/edge` and by a CDN; calls are passed on. */
  edgeShare: 0.9,
  /** Answers of nginx for each second of a processor (`pnpm bench`, with TLS about half). */
  edgeRate: 20_000,
  /** Processors of a machine. */
  machine: 16,
  /** One web process has one thread for what is kept, its renderers one each: so many processors keep it busy. */
  webProcess: 2,
};
export type Assumed = typeof ASSUMED;

export interface Size {
  visitors: number;
  /** Processors of the web processes and services together. */
  site: number;
  /** The same without an edge. */
  siteAlone: number;
  edge: number;
  webProcesses: number;
  /** Of all, with one to spare so that each may be restarted. */
  machines: number;
}

/** Processors for a scenario of so many visitors a second. */
export function sizeFor(
  { visitors: seen, answers, pages, cpuSeconds }: Measured,
  visitors: number,
  assumed: Assumed,
): Size {
  const answersEach = answers / seen;
  const costEach = cpuSeconds / seen;
  const siteAlone = (visitors * costEach) / assumed.busy;
  const site = siteAlone * (1 - (assumed.edgeShare * pages) / answers);
  const edge = (visitors * answersEach) / assumed.edgeRate / assumed.busy;
  const machines = Math.ceil((site + edge) / assumed.machine) + 1;
  return { visitors, site, siteAlone, edge, webProcesses: Math.max(2, Math.ceil(site / assumed.webProcess)), machines };
}

export const projectionOf = (measured: Measured, assumed: Assumed = ASSUMED): Size[] =>
  assumed.sizes.map((visitors) => sizeFor(measured, visitors, assumed));
