import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheOutcome } from '../cache/stale-cache.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What changes what visitors see. */
export type Change = 'content' | 'release';

export interface WebMetrics {
  /** Notes an answer under what was asked for: page, file, document, service. */
  observe(kind: string, status: number, seconds: number): void;
  recordCache: (outcome: CacheOutcome) => void;
  /** Notes a renderer that failed: `app@version`, and the row of the page. */
  recordFault: (release: string, page: string) => void;
  /** Notes a visitor of a release (`app@version`) in whose browser an island broke. */
  recordIsland: (release: string) => void;
  /** Notes what served in place of what failed: the release before, or the page as it last was. */
  recordFallback: (kind: 'release' | 'page') => void;
  /** Notes what serves from now on: when it was imported or promoted (seconds since the epoch), and how long that took to get here. */
  recordChange: (change: Change, times: { changedAt: number; seconds: number }) => void;
  close(): void;
}

async function sendMetrics(registry: Registry, response: ServerResponse): Promise<void> {
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
}

function changeGauges(registers: Registry[]): WebMetrics['recordChange'] {
  const labelNames = ['kind'];
  const served = new Gauge({
    name: 'web_serving_timestamp_seconds',
    help: 'When the content and the releases that serve here were imported or promoted',
    labelNames,
    registers,
  });
  const freshness = new Gauge({
    name: 'web_freshness_seconds',
    help: 'Time from the latest import or promotion until it was served here',
    labelNames,
    registers,
  });
  return (kind, { changedAt, seconds }) => {
    served.set({ kind }, changedAt);
    freshness.set({ kind }, seconds);
  };
}

async function listen(registry: Registry, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end();
    else sendMetrics(registry, response).catch(() => response.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** `GET /metrics` on a port of its own. Every label is a word of ours, never a part of an address. */
export async function openMetrics({ host, port }: { host: string; port: number }): Promise<WebMetrics> {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'web_request_seconds',
    help: 'Answers by kind of address and class of status',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  });
  const cache = new Counter({
    name: 'web_page_cache_total',
    help: 'Pages from the cache, fresh or stale, and pages that had to be rendered',
    labelNames: ['outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'web_renderer_faults_total',
    help: 'Renderers that ended, hung or passed their deadline, by release and page',
    labelNames: ['release', 'page'],
    registers,
  });
  const islands = new Counter({
    name: 'web_broken_islands_total',
    help: 'Visitors in whose browser an island broke, by release',
    labelNames: ['release'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'web_fallbacks_total',
    help: 'Releases that gave way to the one before, and pages that were served as they last were',
    labelNames: ['kind'],
    registers,
  });
  const recordChange = changeGauges(registers);
  const server = await listen(registry, { host, port });
  return {
    observe: (kind, status, seconds) => requests.observe({ kind, status: `${Math.trunc(status / 100)}xx` }, seconds),
    recordCache: (outcome) => cache.inc({ outcome }),
    recordFault: (release, page) => faults.inc({ release, page }),
    recordIsland: (release) => islands.inc({ release }),
    recordFallback: (kind) => fallbacks.inc({ kind }),
    recordChange,
    close: () => server.close(),
  };
}
