import type { IncomingMessage, ServerResponse } from 'node:http';
import { callMessage } from 'shared/contract/call-message';
import { SUCCESS, type Envelope } from 'shared/contract/envelope';
import { HTML_LANG, type Lang } from 'shared/contract/lang';
import { API_PREFIX, BASE } from 'shared/contract/site';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { redirect, sendText } from '../http/send.ts';
import { sealBody } from './seal-body.ts';
import type { ServiceClient } from './service-client.ts';

/** Bytes; an address has at most 254, every byte of it written as `%XX`. */
const LONGEST_BODY = 2048;
const WORDS = { cn: cn.newsletter, en: en.newsletter };

interface Result {
  page: string;
  word: 'asked' | 'invalid' | 'failed';
  status: number;
}
const FAILED: Result = { page: '/failSub', word: 'failed', status: 400 };
const RESULTS: Readonly<Record<string, Result>> = {
  [SUCCESS]: { page: '/successSub', word: 'asked', status: 200 },
  '40022': { ...FAILED, word: 'invalid' },
};

/** The text of a short form, or null for anything else. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

async function add(service: ServiceClient, email: string, about: { lang: Lang; visitor: string }): Promise<string> {
  const { method, url, body = {} } = callMessage('subscribe/add', { email }, about.lang);
  const key = await service.call('crypto/key', {}, about);
  const answer = await service.pool.request({
    method,
    path: `${API_PREFIX}/${url}`,
    headers: {
      'content-type': 'application/json',
      'accept-language': HTML_LANG[about.lang],
      'x-forwarded-for': about.visitor,
    },
    body: JSON.stringify(sealBody(body, key)),
  });
  return ((await answer.body.json()) as Envelope<unknown>).code;
}

/**
 * The newsletter form of visitors without JavaScript: encrypts the address as their browser would have, then leads to
 * the page that says how it went (decision 8.1, `successSub` and `failSub`), or says so itself while nobody serves it.
 */
export function createSubscribeForm(service: ServiceClient, isServed: (path: string) => boolean) {
  return async (request: IncomingMessage, response: ServerResponse, lang: Lang): Promise<void> => {
    const headers = { 'cache-control': 'no-store' };
    const isOurs = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
    const fields = isOurs ? await readForm(request) : null;
    if (!fields) return sendText(response, { status: isOurs ? 400 : 403, text: WORDS[lang].failed, headers });
    const visitor = request.socket.remoteAddress ?? '';
    const code = await add(service, fields.get('email') ?? '', { lang, visitor }).catch(() => '');
    const { page, word, status } = RESULTS[code] ?? { ...FAILED, status: code === '' ? 503 : 400 };
    if (isServed(page)) return redirect(response, 303, `${BASE}/${lang}${page}?type=subscribe`);
    sendText(response, { status, text: WORDS[lang][word], headers });
  };
}
