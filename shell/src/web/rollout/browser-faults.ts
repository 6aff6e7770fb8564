import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserReport } from 'shared/contract/site/browser-report';
import { ISLAND_FAILURE, releaseOfScript, REPORT_PATH } from 'shared/contract/site/island-failure';
import { API_PREFIX } from 'shared/contract/site/site';
import { vitalsBeacon } from 'shared/contract/site/vitals';
import { z } from 'zod';

export interface Blamed {
  app: string;
  version: string;
}

const VITALS_PATH = `${API_PREFIX}/rum`;
/** As many as the service takes at once. */
const reports = z.array(browserReport).max(100);

function parsed(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) return null;
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}

/** Releases in which an island broke, by what a browser says; none for what is no report. */
export function blamedIn(body: unknown): Blamed[] {
  const { data = [] } = reports.safeParse(parsed(body));
  return data
    .filter(({ type }) => type === ISLAND_FAILURE)
    .flatMap(({ body: said }) => releaseOfScript(said?.sourceFile ?? '') ?? []);
}

type Proxy = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Milliseconds of the largest contentful paint, by what a visit tells of itself; undefined where it tells none. */
export function paintIn(body: unknown): number | undefined {
  return vitalsBeacon.safeParse(parsed(body)).data?.lcp;
}

interface Hearer {
  hear(request: FastifyRequest): void;
  hearVitals?(request: FastifyRequest): void;
}

/** Has listeners hear what browsers report on its way to the service. */
export function hearReports(proxy: Proxy, hearers: readonly (Hearer | undefined)[]): Proxy {
  return (request, reply) => {
    const path = request.method === 'POST' ? request.url.split('?', 1)[0] : undefined;
    if (path === REPORT_PATH) for (const hearer of hearers) hearer?.hear(request);
    if (path === VITALS_PATH) for (const hearer of hearers) hearer?.hearVitals?.(request);
    return proxy(request, reply);
  };
}
