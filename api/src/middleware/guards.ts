import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Audience, Cost } from 'shared/contract/call/call-row';
import type { Config } from '../settings/config.ts';
import { CallError } from '../model/call-error.ts';
import { ANSWER_HEADERS } from './answer-headers.ts';
import type { RequestLimits } from './request-limits.ts';
import { visitorAddress } from 'shared/limits/visitor-address';

/** Parameters that name one thing. */
const ID = /^(?:base)?id$/i;
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

interface GuardOptions {
  config: Pick<Config, 'trustedProxies'>;
  gate: Gate;
  limits: RequestLimits;
}

/** Whether an id has U+0000, which no database takes: nothing that is there has such an id, as no page has such an address. */
function namesNothing(given: unknown): boolean {
  const members = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return members.some(([name, value]) => ID.test(name) && typeof value === 'string' && value.includes('\0'));
}

/** Hooks that every request passes: headers, shutdown, other sites, limits, one log line. */
export function guard(app: FastifyInstance, { config, gate, limits }: GuardOptions): void {
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
    if (visitor === undefined) return;
    // What is not told apart is as dear as a call that changes something.
    const { cost = 'write', audience } = request.routeOptions.config;
    if (audience === 'service') throw new CallError('40400');
    if (cost === 'none') return;
    addresses.set(request, visitor);
    visitors.set(request, createHmac('sha256', salt).update(visitor).digest('hex').slice(0, 12));
    const wait = await limits[cost === 'write' ? 'writes' : 'reads'].take(visitor);
    if (wait === 0) return;
    reply.header('retry-after', String(wait));
    throw new CallError('42900', { wait });
  });

  app.addHook('preHandler', async ({ query, body }) => {
    if ([query, body].some(namesNothing)) throw new CallError('40400');
  });

  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.url ?? 'none';
    const visitor = visitors.get(request) ?? 'internal';
    const line = { call, status: reply.statusCode, ms: Math.round(reply.elapsedTime), visitor };
    // Polls and probes come every half second and would bury everything else.
    request.log[request.routeOptions.config.cost === 'none' ? 'debug' : 'info'](line, 'answered');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit counts its requests: that of writes unless it says otherwise. */
    cost?: Cost;
    /** Who may ask: everybody unless it says otherwise. */
    audience?: Audience;
    /** Its answers are the same for everybody and get an ETag. */
    isForEverybody?: boolean;
    /** Its body comes encrypted. */
    isEncrypted?: boolean;
  }
}
