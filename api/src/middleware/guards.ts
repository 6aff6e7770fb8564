import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { CallError } from '../model/call-error.ts';
import { ANSWER_HEADERS } from './answer-headers.ts';
import type { RequestLimits } from './request-limits.ts';
import { visitorAddress } from './visitor-address.ts';

const SANE_ID = /^[\w.:-]{8,128}$/;
/** The caller's request id when it looks like one, otherwise a new one. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

const addresses = new WeakMap<FastifyRequest, string>();

/** Whose request it is, for limits only: an address or network, undefined for our own web process. */
export const visitorOf = (request: FastifyRequest): string | undefined => addresses.get(request);

export interface Gate {
  /** From now on every request is answered with 503. */
  closing: boolean;
}

interface Guarding {
  config: Pick<Config, 'trustedProxies'>;
  gate: Gate;
  limits: RequestLimits;
}

/** Hooks that every request passes: headers, shutdown, other sites, limits, one log line. */
export function guard(app: FastifyInstance, { config, gate, limits }: Guarding): void {
  // New at every start: a line tells visitors apart, but never who they are.
  const salt = randomBytes(16);
  const visitors = new WeakMap<FastifyRequest, string>();

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...ANSWER_HEADERS, 'x-request-id': request.id });
    if (gate.closing) throw new CallError('50300');
    const { method, headers, socket } = request.raw;
    if (method === 'POST' && headers['sec-fetch-site'] === 'cross-site') throw new CallError('40300');
    const forwardedFor = request.headers['x-forwarded-for'];
    const peer = { address: socket.remoteAddress, forwardedFor: forwardedFor?.toString() };
    const visitor = visitorAddress(peer, config.trustedProxies);
    if (visitor === undefined || request.routeOptions.config.polled) return;
    addresses.set(request, visitor);
    visitors.set(request, createHmac('sha256', salt).update(visitor).digest('hex').slice(0, 12));
    const wait = await limits[request.routeOptions.config.writes ? 'writes' : 'reads'].take(visitor);
    if (wait === 0) return;
    reply.header('retry-after', String(wait));
    throw new CallError('42900', { wait });
  });

  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.url ?? 'none';
    const visitor = visitors.get(request) ?? 'internal';
    const line = { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime), visitor };
    // Polls and probes come every half second and would bury everything else.
    request.log[request.routeOptions.config.polled ? 'debug' : 'info'](line, 'answered');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counted against the limit of writes. */
    writes?: boolean;
    /** Its body may come encrypted. */
    sealed?: boolean;
    /** Asked all the time by machines: neither counted against limits nor logged. */
    polled?: boolean;
  }
}
