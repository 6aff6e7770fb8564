import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Lang } from 'shared/contract/text/lang';
import { PAGE_PATHS, type VitalsBeacon } from 'shared/contract/site/vitals';
import type { PoolLoad } from '../db/client.ts';
import type { Replica } from '../db/reads/replica.ts';
import type { CodeGuard } from '../modules/verification/code-guard.service.ts';
import type { Outbox } from '../modules/outbox/outbox.service.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Around the borders between good, middling and poor (web.dev/vitals). */
const VITALS = {
  lcp: { help: 'Largest contentful paint in seconds', buckets: [0.5, 1, 1.5, 2.5, 4, 8], unit: 1000 },
  inp: { help: 'Interaction to next paint in seconds', buckets: [0.05, 0.1, 0.2, 0.35, 0.5, 1], unit: 1000 },
  ttfb: { help: 'Time to first byte in seconds', buckets: [0.1, 0.2, 0.4, 0.8, 1.8, 4], unit: 1000 },
  cls: { help: 'Cumulative layout shift', buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5], unit: 1 },
} as const;
/** Releases and directives of a year; a series more costs a kilobyte, and reports can be invented. */
const MOST_REPORT_LABELS = 200;
type Vital = keyof typeof VITALS;
const VITAL_NAMES = Object.keys(VITALS) as Vital[];

interface Sources {
  load: (() => PoolLoad) | undefined;
  replica: Pick<Replica, 'state'> | undefined;
  outbox: Pick<Outbox, 'depth' | 'deadLetters'>;
  codes: Pick<CodeGuard, 'recent'>;
}

/** What Prometheus is told. Every label is one of ours: a route, a class of status, a page, a language. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Histogram({
    name: 'api_request_seconds',
    help: 'Requests by route and class of status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #connections = new Gauge({
    name: 'api_database_connections',
    help: 'Connections of the pool by state, and queries that wait for one',
    labelNames: ['state'],
    registers: [this.registry],
  });
  readonly #replicaLag = new Gauge({
    name: 'api_replica_lag_seconds',
    help: 'How far the replica is behind; -1 while it does not answer',
    registers: [this.registry],
  });
  readonly #reads = new Gauge({
    name: 'api_content_reads',
    help: 'Questions about the content that each database has answered since the start',
    labelNames: ['database'],
    registers: [this.registry],
  });
  readonly #outbox = new Gauge({
    name: 'api_outbox_waiting',
    help: 'Messages to visitors that wait to be sent; -1 while the database is away',
    registers: [this.registry],
  });
  readonly #deadLetters = new Gauge({
    name: 'api_outbox_failed',
    help: 'Messages to visitors that nobody took; -1 while the database is away',
    registers: [this.registry],
  });
  readonly #codes = new Gauge({
    name: 'api_codes_recent',
    help: 'Verification codes of the last ten minutes; -1 while the database is away',
    registers: [this.registry],
  });
  readonly #reports: Counter;
  /** Labels that have been counted: whoever invents names for reports fills one of them. */
  readonly #reportLabels = new Set<string>();
  readonly #sources: Sources;
  readonly #vitals: Readonly<Record<Vital, Histogram>>;

  constructor({ load, replica, outbox, codes }: Sources) {
    const registers = [this.registry];
    const labelNames = ['page', 'language', 'navigation'];
    const histogramOf = (name: Vital) => {
      const { help, buckets } = VITALS[name];
      return [name, new Histogram({ name: `rum_${name}`, help, labelNames, buckets: [...buckets], registers })];
    };
    this.#vitals = Object.fromEntries(VITAL_NAMES.map(histogramOf)) as Readonly<Record<Vital, Histogram>>;
    this.#reports = new Counter({
      name: 'browser_reports_total',
      help: 'What browsers reported, by kind, detail and release',
      labelNames: ['kind', 'detail', 'app'],
      registers,
    });
    this.#sources = { load, replica, outbox, codes };
  }

  /** Everything in Prometheus' text format. */
  async text(): Promise<string> {
    const { load, replica, outbox, codes } = this.#sources;
    if (replica) this.#recordReplica(replica);
    if (load) {
      const { total, idle, waiting } = load();
      this.#connections.set({ state: 'total' }, total);
      this.#connections.set({ state: 'idle' }, idle);
      this.#connections.set({ state: 'waiting' }, waiting);
    }
    this.#outbox.set(await outbox.depth().catch(() => -1));
    this.#deadLetters.set(await outbox.deadLetters().catch(() => -1));
    this.#codes.set(await codes.recent().catch(() => -1));
    return this.registry.metrics();
  }

  #recordReplica({ state: { lagMs, reads } }: Pick<Replica, 'state'>): void {
    this.#replicaLag.set(lagMs === null ? -1 : lagMs / 1000);
    for (const [database, count] of Object.entries(reads)) this.#reads.set({ database }, count);
  }

  recordRequest(route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ route, status: `${Math.trunc(status / 100)}xx` }, milliseconds / 1000);
  }

  recordReport({ kind, detail, app }: { kind: string; detail: string; app: string }): void {
    const key = `${kind} ${detail} ${app}`;
    if (this.#reportLabels.size < MOST_REPORT_LABELS) this.#reportLabels.add(key);
    this.#reports.inc(this.#reportLabels.has(key) ? { kind, detail, app } : { kind, detail: 'other', app: 'other' });
  }

  recordVitals(beacon: VitalsBeacon, language: Lang): void {
    const { page, navigation } = beacon;
    const labels = { page: PAGE_PATHS.has(page) ? page : 'other', language, navigation };
    for (const name of VITAL_NAMES) {
      const value = beacon[name];
      if (value !== undefined) this.#vitals[name].observe(labels, value / VITALS[name].unit);
    }
  }
}

/** Notes every answer under the pattern of its route, never under the address that was asked for. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.recordRequest(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
  });
}

/** Event loop, memory and garbage collection of this process, for the program only: tests have many services. */
export function measureProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
