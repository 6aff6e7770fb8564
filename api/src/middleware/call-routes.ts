import type { FastifyInstance, FastifyRequest, preValidationAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import { isForEverybody, type CallRow } from 'shared/contract/call/call-row';
import { CALLS, type CallName } from 'shared/contract/call/calls';
import { SUCCESS } from 'shared/contract/call/envelope';
import { COMMON_ERRORS } from 'shared/contract/call/errors';
import { DEFAULT_LANG } from 'shared/contract/text/lang';
import { API_PREFIX } from 'shared/contract/site/site';
import { callDocumentation } from '../calls/openapi.ts';
import type { CallRequest, CallTable, Services } from '../calls/call-table.ts';
import { CallError } from '../model/call-error.ts';
import { readReports } from './report-bodies.ts';
import { langOf, success } from './envelope.ts';
import { visitorOf } from './guards.ts';

const LANGUAGE = { POST: z.union([z.literal(1), z.literal(2)]), GET: z.enum(['1', '2']) } as const;

export const callNames = Object.keys(CALLS) as CallName[];

/** The message as it comes in: the contract's body with the language, and nothing else. */
export function bodySchema(name: CallName): z.ZodType {
  const { request, method }: CallRow = CALLS[name];
  const named = request.safeExtend({ language: LANGUAGE[method] });
  // What a caller tells itself in the address (spec G-37) is no fault of the message.
  return (method === 'GET' ? named.safeExtend({ notip: z.literal('true').optional() }) : named).strict();
}

/** The answer as it goes out. A field that is not declared here cannot leave the service. */
export function answerSchema(name: CallName): z.ZodType {
  return z.object({ code: z.literal(SUCCESS), msg: z.literal(''), data: CALLS[name].response });
}

export function registerCalls(app: FastifyInstance, table: CallTable, services: Services): void {
  const register = (scope: FastifyInstance, fits: (row: CallRow) => boolean) => {
    for (const name of callNames.filter((each) => fits(CALLS[each]))) registerCall(scope, { name, table, services });
  };
  register(app, ({ beacon, reports }) => !beacon && !reports);
  app.register(async (scope) => {
    // Only here, because a page of another site may post text/plain without asking first.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    register(scope, ({ beacon }) => beacon === true);
  });
  app.register(async (scope) => {
    readReports(scope);
    register(scope, ({ reports }) => reports === true);
  });
}

type Message = Record<string, unknown>;

interface Registration {
  name: CallName;
  table: CallTable;
  services: Services;
}

function registerCall(app: FastifyInstance, { name, table, services }: Registration): void {
  const row: CallRow = CALLS[name];
  const part = row.method === 'GET' ? 'querystring' : 'body';
  const isEncrypted = row.encrypted !== undefined;
  // The table holds one handler type per call; the schema of this very call has checked what it is given.
  const handle = table[name] as (body: unknown, lang: 'cn' | 'en', request: CallRequest) => Promise<unknown>;
  app.route({
    method: row.method,
    url: `${API_PREFIX}/${name}`,
    schema: { ...callDocumentation(name), [part]: bodySchema(name), response: { 200: answerSchema(name) } },
    config: { cost: row.cost, audience: row.audience, isForEverybody: isForEverybody(row), isEncrypted },
    ...(isEncrypted ? { preValidation: openSealed(services) } : {}),
    handler: async (request, reply) => {
      const { language, notip: _forTheCaller, ...body } = request[part === 'body' ? 'body' : 'query'] as Message;
      reply.header('cache-control', cacheControl(row));
      if (row.effect === 'read') reply.header('x-content-version', String(await services.version.recent()));
      const lang = langOf(language) ?? DEFAULT_LANG;
      return success(await handle(body, lang, aboutRequest(request)).catch(refuseUndeclared(name)));
    },
  });
}

/** An outcome that the row does not name is a fault of ours, as a field that the response does not name is. */
export function refuseUndeclared(name: CallName): (error: unknown) => never {
  const { errors }: CallRow = CALLS[name];
  const declared: readonly string[] = [...errors, ...COMMON_ERRORS];
  return (error) => {
    if (!(error instanceof CallError) || declared.includes(error.code)) throw error;
    throw new Error(`${name} answers ${error.code}, which its row does not name`, { cause: error });
  };
}

/** What is for one person, or has changed something, is kept by nobody. */
function cacheControl(row: CallRow): string {
  if (!isForEverybody(row)) return 'no-store';
  return row.maxAge === undefined ? 'no-cache' : `public, max-age=${row.maxAge}`;
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
