import type { FastifyReply } from 'fastify';
import { FILE_HEADERS } from './security-headers.ts';

export const NEVER_KEPT = { 'cache-control': 'no-store' } as const;

export interface TextAnswer {
  status: number;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** Short answers of the web process itself. */
export function sendText(reply: FastifyReply, { status, text, headers = {} }: TextAnswer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...FILE_HEADERS, 'content-type': 'text/plain; charset=utf-8', ...headers })
    .send(`${text}\n`);
}

export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendText(reply, { status: 404, text: 'Not found', headers: { 'cache-control': 'no-cache' } });
}

/** @param allowed methods, as the `Allow` header lists them */
export function sendWrongMethod(reply: FastifyReply, allowed: string): FastifyReply {
  return sendText(reply, { status: 405, text: 'Method not allowed', headers: { allow: allowed } });
}

export function redirect(reply: FastifyReply, status: number, to: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...FILE_HEADERS, location: to, 'cache-control': 'public, max-age=0' })
    .send();
}

/** After a form, or by what one has led to: nobody else's. */
export function redirectOnce(reply: FastifyReply, status: number, to: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...FILE_HEADERS, location: to, ...NEVER_KEPT })
    .send();
}
