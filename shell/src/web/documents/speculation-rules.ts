import type { FastifyReply, FastifyRequest } from 'fastify';
import { FILE_HEADERS } from '../http/security-headers.ts';

/**
 * What browsers may fetch ahead as documents (HTML standard, speculation rules): the other language, which alone the kernel
 * leaves to them on nearly every page. Fetched, not run: nothing counts before it is shown.
 */
const RULES = {
  prefetch: [{ where: { selector_matches: '[data-language-switch]' }, eagerness: 'moderate' }],
};

const HEADERS = {
  ...FILE_HEADERS,
  'content-type': 'application/speculationrules+json',
  'cache-control': 'public, max-age=86400',
  // Of this file alone: the documents that name it are the same for everybody.
  vary: 'save-data, ect',
};

/** Never on 2g or with data saver (spec STATE-prefetch). */
function maySpeculate({ headers }: FastifyRequest): boolean {
  return headers['save-data'] !== 'on' && !/2g/.test(String(headers['ect'] ?? ''));
}

export function sendSpeculationRules(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.headers(HEADERS).send(`${JSON.stringify(maySpeculate(request) ? RULES : {})}\n`);
}
