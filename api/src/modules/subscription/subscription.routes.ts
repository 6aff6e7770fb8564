import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANG, isLang } from 'shared/contract/text/lang';
import {
  FROM_PAGE,
  MAIL_ACTS,
  mailFormPath,
  subscriptionToken,
  type MailAction,
  type MailLink,
} from 'shared/contract/site/subscription';
import type { SUBSCRIPTION_CALLS } from 'shared/contract/site/subscription.calls';
import type { CallRequest, Handlers, Services, VisitorServices } from '../../calls/call-table.ts';
import { visitorOf } from '../../middleware/guards.ts';
import { CallError } from '../../model/call-error.ts';
import { askingPage, endingPage, linkPath } from './subscription-links.model.ts';
import { cancelSubscription, confirmSubscription, isLink, requestSubscription } from './subscription.service.ts';

export const subscriptionCalls = (services: Services): Handlers<typeof SUBSCRIPTION_CALLS> => ({
  'subscribe/add': ({ email, categories }, lang, request) => {
    const chosen = () => ({ categories: JSON.stringify(categories) });
    return requestSubscription(services, { list: 'news', email, lang, request, chosen });
  },
  'subscribe/confirm': ({ token }, _lang, request) => confirmSubscription(services, { token, request }),
  'subscribe/cancel': ({ token }) => cancelSubscription(services, token),
});

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const writes = { config: { cost: 'write' } } as const;
/** The address holds the token. */
const LINK_HEADERS = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' } as const;

/** The links of mails, which lead to a page of the site with one button, and what it and the one click of RFC 8058 post to. */
export function subscriptionPages(app: FastifyInstance, services: VisitorServices): void {
  // Only these routes take forms: everywhere else a form of another site could post without asking first.
  void app.register(async (scope) => {
    scope.addContentTypeParser(FORM_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const action of MAIL_ACTS) {
      const open = (request: FastifyRequest, reply: FastifyReply) => openLink(services, action, { request, reply });
      scope.get(linkPath(action), writes, open);
      scope.get(mailFormPath(action), writes, open);
      scope.post(mailFormPath(action), writes, (request, reply) => takeForm(services, action, { request, reply }));
    }
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

function linkOf(request: FastifyRequest): MailLink {
  const { token, lang } = request.query as Record<string, unknown>;
  const parsed = subscriptionToken.safeParse({ token });
  return { token: parsed.data?.token ?? '', lang: isLang(lang) ? lang : DEFAULT_LANG };
}

/** Changes nothing: what the link is for happens by the button of the page it leads to. */
function openLink(services: VisitorServices, action: MailAction, { request, reply }: Exchange): FastifyReply {
  const link = linkOf(request);
  const isGood = isLink(services, action, link.token);
  return reply
    .headers(LINK_HEADERS)
    .redirect(isGood ? askingPage(action, link) : endingPage(action, link.lang, false), 303);
}

async function takeForm(services: VisitorServices, action: MailAction, { request, reply }: Exchange) {
  const { token, lang } = linkOf(request);
  void reply.headers(LINK_HEADERS);
  const isDone = await perform(services, action, { token, request });
  const isPage =
    typeof request.body === 'string' && new URLSearchParams(request.body).get(FROM_PAGE.name) === FROM_PAGE.value;
  if (isPage) return reply.redirect(endingPage(action, lang, isDone), 303);
  // A mail program posts by itself and follows no redirect (RFC 8058 §3.1).
  return reply
    .code(isDone ? 200 : 400)
    .type('text/plain; charset=utf-8')
    .send('');
}

async function perform(
  services: VisitorServices,
  action: MailAction,
  { token, request }: { token: string; request: FastifyRequest },
): Promise<boolean> {
  const about: CallRequest = { visitor: visitorOf(request), idempotencyKey: undefined };
  try {
    if (action === 'cancel') await cancelSubscription(services, token);
    else await confirmSubscription(services, { token, request: about });
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
