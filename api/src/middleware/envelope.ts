import type { FastifyRequest } from 'fastify';
import { SUCCESS, type Envelope } from 'shared/contract/call/envelope';
import { ERRORS, type ErrorCode } from 'shared/contract/call/errors';
import { DEFAULT_LANG, LANG_CODE, type Lang } from 'shared/contract/text/lang';

export function success<T>(data: T): Envelope<T> {
  return { code: SUCCESS, msg: '', data };
}

export function failure(code: ErrorCode, lang: Lang, data: unknown = null): Envelope<never> {
  return { code, msg: ERRORS[code].message[lang], data };
}

/** The language of a number as it stands in a body (1) or a query ("1"); undefined for anything else. */
export function langOf(code: unknown): Lang | undefined {
  // Not every value has a text: an object may bring a toString of its own that is none.
  if (typeof code !== 'number' && typeof code !== 'string') return undefined;
  if (String(code) === String(LANG_CODE.cn)) return 'cn';
  return String(code) === String(LANG_CODE.en) ? 'en' : undefined;
}

const languageIn = (part: unknown): Lang | undefined =>
  typeof part === 'object' && part !== null && 'language' in part ? langOf(part.language) : undefined;

/** The language to answer faults in, as far as the request tells: body, query, then what the browser prefers. */
export function faultLanguage(request: FastifyRequest): Lang {
  const said = languageIn(request.body) ?? languageIn(request.query);
  if (said) return said;
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : DEFAULT_LANG;
}
