import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode } from 'shared/contract/call/errors';
import { LANG_CODE, type Lang } from 'shared/contract/text/lang';
import { NEVER_KEPT } from '../http/answers.ts';

/** What a call names in its address; of one that names none, what its browser prefers. */
function langOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Lang {
  const [, query = ''] = url.split('?', 2);
  const code = new URLSearchParams(query).get('language');
  if (code !== null) return code === String(LANG_CODE.en) ? 'en' : 'cn';
  return headers['accept-language']?.toLowerCase().startsWith('en') ? 'en' : 'cn';
}

export interface Refusal {
  code: ErrorCode;
  headers?: Readonly<Record<string, string>>;
}

/** Answers a call that gets no further, in the service's own form and in the visitor's language. */
export function refuseCall(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, headers = {} }: Refusal,
): FastifyReply {
  const { status, message } = ERRORS[code];
  return reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', ...NEVER_KEPT, ...headers })
    .send(JSON.stringify({ code, msg: message[langOf(request)], data: null }));
}
