import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { WRITING_CALLS } from 'shared/contract/call-methods';
import { CALLS, type Call, type CallName } from 'shared/contract/calls';
import { SUCCESS } from 'shared/contract/envelope';
import { DEFAULT_LANG } from 'shared/contract/lang';
import { API_PREFIX } from 'shared/contract/site';
import type { CallRequest, CallTable, Services } from '../call-table.ts';
import { langOf, success } from './envelope.ts';
import { visitorOf } from './guards.ts';

/** Answers that are for one person: no cache keeps them. */
const PRIVATE: ReadonlySet<CallName> = new Set([
  'booking/add',
  'booking/detail',
  'booking/cancel',
  'booking/reschedule',
]);
const LANGUAGE = { POST: z.union([z.literal(1), z.literal(2)]), GET: z.enum(['1', '2']) } as const;

export const callNames = Object.keys(CALLS) as CallName[];

/** The message as it comes in: the contract's body with the language, and nothing else. */
export function bodySchema(name: CallName): z.ZodType {
  const { body, method }: { body: z.ZodObject; method: 'GET' | 'POST' } = CALLS[name];
  const named = body.safeExtend({ language: LANGUAGE[method] });
  // What a caller tells itself in the address (decision G-37) is no fault of the message.
  return (method === 'GET' ? named.safeExtend({ notip: z.literal('true').optional() }) : named).strict();
}

/** The answer as it goes out. A field that is not declared here cannot leave the service. */
export function answerSchema(name: CallName): z.ZodType {
  return z.object({ code: z.literal(SUCCESS), msg: z.literal(''), data: CALLS[name].data });
}

export function registerCalls(app: FastifyInstance, table: CallTable, services: Services): void {
  const isBeacon = (name: CallName) => (CALLS[name] as Call).beacon ?? false;
  for (const name of callNames.filter((each) => !isBeacon(each))) registerCall(app, { name, table, services });
  app.register(async (scope) => {
    // Only here, because a page of another site may post text/plain without asking first.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    for (const name of callNames.filter(isBeacon)) registerCall(scope, { name, table, services });
  });
}

interface Registration {
  name: CallName;
  table: CallTable;
  services: Services;
}

function registerCall(app: FastifyInstance, { name, table, services }: Registration): void {
  const { method, sealed = false, maxAge }: Call = CALLS[name];
  const part = method === 'GET' ? 'querystring' : 'body';
  const writes = sealed || WRITING_CALLS.has(name);
  // The table holds one handler type per call; the schema of this very call has checked what it is given.
  const handle = table[name] as (body: unknown, lang: 'cn' | 'en', request: CallRequest) => Promise<unknown>;
  app.route({
    method,
    url: `${API_PREFIX}/${name}`,
    schema: { [part]: bodySchema(name), response: { 200: answerSchema(name) } },
    config: { writes, sealed },
    ...(sealed ? { preValidation: openSealed(services) } : {}),
    handler: async (request, reply) => {
      if (maxAge !== undefined) reply.header('cache-control', `public, max-age=${maxAge}`);
      const message = (method === 'GET' ? request.query : request.body) as Record<string, unknown>;
      const { language, notip: _forTheCaller, ...body } = message;
      if (PRIVATE.has(name)) reply.header('cache-control', 'no-store');
      if (!writes) reply.header('x-content-version', String(await services.version.recent()));
      return success(await handle(body, langOf(language) ?? DEFAULT_LANG, aboutRequest(request)));
    },
  });
}

/** Opens an encrypted body, so that schema and handler see what the visitor wrote. */
export function openSealed({ unsealer }: Pick<Services, 'unsealer'>): preValidationAsyncHookHandler {
  return async (request) => {
    request.body = await unsealer.open(request.body);
  };
}

function aboutRequest(request: FastifyRequest): CallRequest {
  const key = request.headers['idempotency-key'];
  return { visitor: visitorOf(request), idempotencyKey: typeof key === 'string' ? key : undefined };
}

/** ETag of every read; a GET whose ETag the caller has is answered without its body. */
export function tagReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200 || request.routeOptions.config.writes) return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', etag);
    if (request.method !== 'GET' || request.headers['if-none-match'] !== etag) return payload;
    reply.code(304);
    return '';
  });
}
