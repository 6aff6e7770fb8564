import type { Match } from 'shared/contract/section/frame';
import type { CallBody, CallName } from 'shared/contract/call/calls';
import type { PageBytes } from '../../renderer/messages.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { redirect } from '../http/answers.ts';
import { sendRepresentation } from '../http/representation.ts';
import { addressAnswer } from '../renderers/checked-answer.ts';
import type { RequestServices } from '../renderers/renderer.ts';
import { createFormCall } from '../service/form-call.ts';
import type { ServiceClient } from '../service/service-client.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { FormHandler, Posted } from '../server/form-routes.ts';
import { makeDocument, makePreferenceVariant } from './document-variants.ts';
import {
  addressRequest,
  routeAddress,
  screenAnswer,
  type PageAddress,
  type RenderContext,
  type RoutedAddress,
} from './render-request.ts';
import { forwardedFor } from '../service/forwarded-for.ts';

/** Personal data may stand in the answer: neither caches nor search engines get it. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export interface FormPostsOptions {
  snapshot: () => Snapshot;
  context: RenderContext;
  service: Pick<ServiceClient, 'call' | 'pool'>;
}

interface Post {
  snapshot: Snapshot;
  context: RenderContext;
  call: ReturnType<typeof createFormCall>;
  match: Match;
  address: RoutedAddress;
  fields: Readonly<Record<string, string>>;
  visitor: string;
}

type Answer = PageBytes | { kind: 'redirect'; status: 301 | 302 | 303; to: string };

function servicesFor({ match, address, visitor, context, call }: Post): RequestServices {
  const { lang } = address;
  return {
    call: (name, body, idempotencyKey) =>
      call(name as CallName, body as CallBody<CallName>, { lang, visitor, idempotencyKey }),
    report: (error) => context.report(error, match),
  };
}

/** Never rejects because of a section: that gives the application error screen. */
async function answerTo(post: Post): Promise<Answer> {
  const { snapshot, context, match, address, fields } = post;
  const run = { snapshot, context, address, now: Date.now() };
  try {
    const site = await context.siteData.get(address.lang);
    const request = { ...addressRequest(run), kind: 'action', fields } as const;
    const rendering = snapshot.renderers.render(match.section, request, { site, services: servicesFor(post) });
    const answer = addressAnswer(await rendering);
    return answer.kind === 'missing' ? (await screenAnswer(run, answer.screen)).page : answer;
  } catch (error) {
    context.report(error, match);
    return (await screenAnswer(run, 'application-error')).page;
  }
}

async function send({ request, reply }: Posted, snapshot: Snapshot, answer: Answer) {
  if (answer.kind === 'redirect') return redirect(reply, answer.status, answer.to);
  const about = { 'content-type': 'text/html; charset=utf-8', 'content-language': answer.htmlLang };
  const headers = { ...pageHeaders(snapshot), ...PRIVATE, ...about };
  const document = await makeDocument({ status: answer.status, headers }, answer.document);
  return sendRepresentation(request, reply, await makePreferenceVariant(request.headers.cookie, document));
}

/**
 * What takes the forms of a page: its `action`, whose outcome is shown at once; null where no page takes any. Nothing of
 * a form is kept, logged or put into an address (docs/decisions/0008).
 */
export function createFormPosts({ snapshot: takeSnapshot, context, service }: FormPostsOptions) {
  const call = createFormCall(service);
  return (requested: PageAddress): FormHandler | null => {
    const snapshot = takeSnapshot();
    const address = routeAddress(snapshot, requested);
    const { match } = address;
    if (!match?.route.takesForms) return null;
    return async (posted) => {
      const { request, fields } = posted;
      const visitor = forwardedFor(request.raw);
      return send(posted, snapshot, await answerTo({ snapshot, context, call, match, address, fields, visitor }));
    };
  };
}
