import { SUCCESS } from 'shared/contract/call/envelope';
import type { Lang } from 'shared/contract/text/lang';
import { ApiError } from 'shared/contract/section/section';
import type { Links } from 'shared/contract/section/links';
import type { PageOffers } from 'shared/contract/section/route';
import { pageHref } from 'shared/contract/site/site-link';
import { cn } from '../../messages/cn.ts';
import { en } from '../../messages/en.ts';
import { NEVER_KEPT, redirect, sendText } from '../http/answers.ts';
import type { FormHandler } from '../server/form-routes.ts';
import { createFormCall } from './form-call.ts';
import type { ServiceClient } from './service-client.ts';
import { forwardedFor } from './forwarded-for.ts';

const WORDS = { cn: cn.newsletter, en: en.newsletter };

type NewsletterPage = NonNullable<PageOffers['newsletter']>;

interface Result {
  page: NewsletterPage;
  word: 'requested' | 'invalid' | 'failed';
  status: number;
}
const FAILED: Result = { page: 'failed', word: 'failed', status: 400 };
const RESULTS: Readonly<Record<string, Result>> = {
  [SUCCESS]: { page: 'succeeded', word: 'requested', status: 200 },
  '40022': { ...FAILED, word: 'invalid' },
};

/** What visitors are told whose form cannot be taken. */
export const notSubscribed = (lang: Lang): string => WORDS[lang].failed;

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '');

/**
 * The newsletter form of visitors without JavaScript: encrypts the address as their browser would have, then leads to
 * the page that says how it went (spec SCR-successSub, SCR-failSub), or says so itself while nobody serves it.
 */
export function createSubscribeForm(service: ServiceClient, links: () => Links): FormHandler {
  const call = createFormCall(service);
  return async ({ request, reply, fields, lang }) => {
    const visitor = forwardedFor(request.raw);
    const requested = call('subscribe/add', { email: fields['email'] ?? '' }, { lang, visitor });
    const code = await requested.then(() => SUCCESS, codeOf);
    const { page, word, status } = RESULTS[code] ?? { ...FAILED, status: code === '' ? 503 : 400 };
    const address = links().offering('newsletter', page, { type: 'subscribe' });
    if (address !== null) return redirect(reply, 303, pageHref(lang, address));
    return sendText(reply, { status, text: WORDS[lang][word], headers: NEVER_KEPT });
  };
}
