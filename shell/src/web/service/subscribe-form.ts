import type { IncomingMessage, ServerResponse } from 'node:http';
import { SUCCESS } from 'shared/contract/envelope';
import type { Lang } from 'shared/contract/lang';
import { ApiError } from 'shared/contract/section';
import { BASE } from 'shared/contract/site';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { isOwnForm, readForm } from '../http/read-form.ts';
import { redirect, sendText } from '../http/send.ts';
import { createFormCall } from './form-call.ts';
import type { ServiceClient } from './service-client.ts';
import { forwardedFor } from './forwarded-for.ts';

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

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/**
 * The newsletter form of visitors without JavaScript: encrypts the address as their browser would have, then leads to
 * the page that says how it went (decision 8.1, `successSub` and `failSub`), or says so itself while nobody serves it.
 */
export function createSubscribeForm(service: ServiceClient, isServed: (path: string) => boolean) {
  const call = createFormCall(service);
  return async (request: IncomingMessage, response: ServerResponse, lang: Lang): Promise<void> => {
    const headers = { 'cache-control': 'no-store' };
    const isOurs = isOwnForm(request, '');
    const fields = isOurs ? await readForm(request, LONGEST_BODY) : null;
    if (!fields) return sendText(response, { status: isOurs ? 400 : 403, text: WORDS[lang].failed, headers });
    const visitor = forwardedFor(request);
    const asked = call('subscribe/add', { email: fields['email'] ?? '' }, { lang, visitor });
    const code = await asked.then(() => SUCCESS, codeOf);
    const { page, word, status } = RESULTS[code] ?? { ...FAILED, status: code === '' ? 503 : 400 };
    if (isServed(page)) return redirect(response, 303, `${BASE}/${lang}${page}?type=subscribe`);
    sendText(response, { status, text: WORDS[lang][word], headers });
  };
}
