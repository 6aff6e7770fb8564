import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ERRORS, type ErrorCode } from 'shared/contract/call/errors';
import { CallError } from '../model/call-error.ts';
import { ANSWER_HEADERS } from './answer-headers.ts';
import { failure, faultLanguage } from './envelope.ts';
import { fieldFaults } from './field-faults.ts';

/** PostgreSQL classes and system codes that mean "no database right now": connection, resources, shutdown. */
const DATABASE_AWAY = /^(08...|53...|57P..|ECONN\w+|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|driver has already been destroyed/i;

/** Characters that the database has no place for, such as U+0000: nothing there has them. */
const NO_TEXT = /^(22021|22P05)$/;

const BY_STATUS: Readonly<Record<number, ErrorCode>> = { 404: '40400', 413: '41300', 414: '40000', 415: '41500' };

/** Every fault leaves as an envelope; nothing of an unexpected error is told to the visitor. */
export function answerFaults(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | CallError, request, reply) => {
    const fault = toCallError(error, request);
    if (ERRORS[fault.code].status >= 500) request.log.error(describe(error), 'fault');
    return sendFault(fault, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendFault(new CallError('40400'), request, reply));
}

export function sendFault({ code, data }: CallError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Faults of the address itself come before any hook.
  reply.headers({ ...ANSWER_HEADERS, 'cache-control': 'no-store', 'x-request-id': request.id });
  if (code === '50300') reply.header('retry-after', '1');
  if (code === '42900' || code === '42901') reply.header('retry-after', String((data as { wait: number }).wait));
  // The response schema of a call describes its success only.
  return reply
    .code(ERRORS[code].status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure(code, faultLanguage(request), data));
}

function toCallError(error: FastifyError | CallError, request: FastifyRequest): CallError {
  if (error instanceof CallError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const input = error.validationContext === 'querystring' ? request.query : request.body;
    return new CallError('40022', fieldFaults(error.validation, input ?? {}));
  }
  const own = ownFault(error);
  if (own) return own;
  const { statusCode } = error;
  if (statusCode === undefined || statusCode >= 500) return new CallError('50000');
  const code = BY_STATUS[statusCode] ?? '40000';
  // Broken JSON is one of the ways to break a sealed body, and all of them get the same answer.
  return new CallError(code === '40000' && request.routeOptions.config.isEncrypted ? '40010' : code);
}

/** What says by itself which fault it is; null where the request must tell. */
function ownFault(error: { code?: unknown; message?: unknown }): CallError | null {
  if (isDatabaseAway(error)) return new CallError('50300');
  return NO_TEXT.test(String(error.code)) ? new CallError('40000') : null;
}

/** The fault that anything thrown by a handler is answered with. */
export function faultOf(error: unknown): CallError {
  if (error instanceof CallError) return error;
  return (error instanceof Error ? ownFault(error) : null) ?? new CallError('50000');
}

export function isDatabaseAway(error: { code?: unknown; message?: unknown }): boolean {
  return DATABASE_AWAY.test(String(error.code)) || AWAY_MESSAGES.test(String(error.message));
}

/** Name, code and places of an error: its message may carry what a visitor typed and stays out of the log. */
export function describe(error: Error & { code?: string | undefined }): {
  error: { name: string; code: string; at: string[] };
} {
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: { name: error.name, code: error.code ?? '', at: at.slice(0, 8).map((line) => line.trim()) } };
}
