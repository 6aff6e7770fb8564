import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANG, isLang, type Lang } from 'shared/contract/lang';
import { BASE } from 'shared/contract/site';
import { subscriptionToken } from 'shared/contract/subscription';
import type { CallRequest, Calls, Services, VisitorServices } from '../../call-table.ts';
import { visitorOf } from '../../middleware/guards.ts';
import { CallError } from '../../model/call-error.ts';
import { formPath, pagePath } from './subscription-links.ts';
import { PAGE_HEADERS, subscriptionPage } from './subscription-page.ts';
import { cancelSubscription, confirmSubscription, isLink, requestSubscription } from './subscription.service.ts';

type SubscriptionCall = 'subscribe/add' | 'subscribe/confirm' | 'subscribe/cancel';

export const subscriptionCalls = (services: Services): Calls<SubscriptionCall> => ({
  'subscribe/add': (body, lang, request) => requestSubscription(services, { ...body, lang, request }),
  'subscribe/confirm': ({ token }, _lang, request) => confirmSubscription(services, { token, request }),
  'subscribe/cancel': ({ token }) => cancelSubscription(services, token),
});

type Purpose = 'confirm' | 'cancel';
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const writes = { config: { writes: true } };

/** The links of mails: a page with one button, and what the button and the one-click of RFC 8058 post to. */
export function subscriptionPages(app: FastifyInstance, services: VisitorServices): void {
  // Only these routes take forms: everywhere else a form of another site could post without asking first.
  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const purpose of ['confirm', 'cancel'] as const) {
      const show = (request: FastifyRequest, reply: FastifyReply) => showPage(services, purpose, { request, reply });
      scope.get(pagePath(purpose), writes, show);
      scope.get(formPath(purpose), writes, show);
      scope.post(formPath(purpose), writes, (request, reply) => takeForm(services, purpose, { request, reply }));
    }
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

function queryOf(request: FastifyRequest): { token: string; lang: Lang } {
  const { token, lang } = request.query as Record<string, unknown>;
  const parsed = subscriptionToken.safeParse({ token });
  return { token: parsed.data?.token ?? '', lang: isLang(lang) ? lang : DEFAULT_LANG };
}

function showPage(services: VisitorServices, purpose: Purpose, { request, reply }: Exchange): FastifyReply {
  const { token, lang } = queryOf(request);
  void reply.headers(PAGE_HEADERS);
  if (!isLink(services, purpose, token)) return leaveTo(reply, { lang, purpose, isDone: false });
  return reply.type('text/html; charset=utf-8').send(subscriptionPage({ purpose, token, lang }));
}

async function takeForm(services: VisitorServices, purpose: Purpose, { request, reply }: Exchange) {
  const { token, lang } = queryOf(request);
  void reply.headers(PAGE_HEADERS);
  const isDone = await act(services, purpose, { token, request });
  const isPage = typeof request.body === 'string' && new URLSearchParams(request.body).get('from') === 'page';
  if (isPage) return leaveTo(reply, { lang, purpose, isDone });
  // A mail program posts by itself and follows no redirect (RFC 8058 §3.1).
  return reply
    .code(isDone ? 200 : 400)
    .type('text/plain; charset=utf-8')
    .send('');
}

async function act(
  services: VisitorServices,
  purpose: Purpose,
  { token, request }: { token: string; request: FastifyRequest },
): Promise<boolean> {
  const about: CallRequest = { visitor: visitorOf(request), idempotencyKey: undefined };
  try {
    if (purpose === 'cancel') await cancelSubscription(services, token);
    else await confirmSubscription(services, { token, request: about });
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

interface Ending {
  lang: Lang;
  purpose: Purpose;
  isDone: boolean;
}

/** The pages of product specification §2 that tell how it went; without a type they speak of unsubscribing. */
function leaveTo(reply: FastifyReply, { lang, purpose, isDone }: Ending): FastifyReply {
  const type = purpose === 'confirm' ? '?type=confirm' : '';
  return reply.redirect(`${BASE}/${lang}/${isDone ? 'successSub' : 'failSub'}${type}`, 303);
}
