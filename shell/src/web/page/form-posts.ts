import type { FastifyReply } from 'fastify';
import type { Match } from 'shared/contract/section/frame';
import type { CallBody, CallName } from 'shared/contract/call/calls';
import type { FormStateBytes, PageBytes } from '../../renderer/messages.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { redirectOnce } from '../http/answers.ts';
import { sendRepresentation } from '../http/representation.ts';
import { formAnswer } from '../renderers/checked-answer.ts';
import type { RequestServices } from '../renderers/renderer.ts';
import { createFormCall } from '../service/form-call.ts';
import { createFileSender } from '../service/file-sender.ts';
import { whileVisitorStays } from '../service/while-visitor-stays.ts';
import type { ServiceClient } from '../service/service-client.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { FormHandler } from '../server/form-routes.ts';
import { makeDocument, makePreferenceVariant } from './document-variants.ts';
import { hasFormState, type FormStates } from './form-state.ts';
import { addressRequest, screenAnswer, type RenderContext } from './render-request.ts';
import { routeAddress, type PageAddress, type RoutedAddress } from './route-address.ts';
import type { Exchange } from './send-page.ts';
import { forwardedFor } from '../service/forwarded-for.ts';

/** Personal data may stand in the answer: neither caches nor search engines get it. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export interface FormPostsOptions {
  snapshot: () => Snapshot;
  context: RenderContext;
  service: Pick<ServiceClient, 'call' | 'pool' | 'downloads'>;
  states: FormStates;
}

export interface FormPosts {
  /** What takes the forms of a page; null where no page takes any. */
  handlerFor(address: PageAddress): FormHandler | null;
  /** Sends a page with what a form led to, where the visitor brings that along; null: it is the same page as for everybody. */
  show(address: PageAddress, exchange: Exchange): Promise<FastifyReply> | null;
}

type Input = { kind: 'action'; fields: Readonly<Record<string, string>> } | { kind: 'page'; states: States };
type States = Readonly<Record<string, unknown>>;

interface Post {
  snapshot: Snapshot;
  context: RenderContext;
  call: ReturnType<typeof createFormCall>;
  match: Match;
  address: RoutedAddress;
  /** To act on a form, or to show what one led to. */
  input: Input;
  visitor: string;
}

type Answer = PageBytes | FormStateBytes | { kind: 'redirect'; status: 301 | 302 | 303; to: string };

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
  const { snapshot, context, match, address, input } = post;
  const run = { snapshot, context, address, now: Date.now() };
  try {
    const site = await context.siteData.get(address.lang);
    const request = { ...addressRequest(run), ...input };
    const rendering = snapshot.renderers.render(match.section, request, { site, services: servicesFor(post) });
    const answer = formAnswer(await rendering);
    return answer.kind === 'missing' ? (await screenAnswer(run, answer.screen)).page : answer;
  } catch (error) {
    context.report(error, match);
    return (await screenAnswer(run, 'application-error')).page;
  }
}

async function send([request, reply]: Exchange, snapshot: Snapshot, answer: Exclude<Answer, FormStateBytes>) {
  if (answer.kind === 'redirect') return redirectOnce(reply, answer.status, answer.to);
  const about = { 'content-type': 'text/html; charset=utf-8', 'content-language': answer.htmlLang };
  const headers = { ...pageHeaders(snapshot), ...PRIVATE, ...about };
  const document = await makeDocument({ status: answer.status, headers }, answer.document);
  return sendRepresentation(request, reply, await makePreferenceVariant(request.headers, document));
}

/**
 * Forms of pages. What an `action` leads to is shown by a GET of its own, for which the browser brings it along in a
 * cookie that only we can read; what is too large for one is shown at once. Nothing of a form is stored here, logged or
 * put into an address (docs/decisions/0008, 0030).
 */
export function createFormPosts({ snapshot: takeSnapshot, context, service, states }: FormPostsOptions): FormPosts {
  const call = createFormCall(service);
  const sendFiles = createFileSender(service);

  function matched(requested: PageAddress) {
    const snapshot = takeSnapshot();
    const address = routeAddress(snapshot, requested);
    const { match } = address;
    return match?.route.takesForms ? { snapshot, context, call, address, match } : null;
  }
  return {
    handlerFor(requested) {
      const form = matched(requested);
      if (!form) return null;
      const handler: FormHandler = async ({ request, reply, fields: typed, files = {}, lang }) => {
        const visitor = forwardedFor(request.raw);
        const fields = { ...typed, ...(await sendFiles(files, { lang, visitor, signal: whileVisitorStays(reply) })) };
        const input = { kind: 'action', fields } as const;
        const answer = await answerTo({ ...form, input, visitor });
        if (answer.kind !== 'state') return send([request, reply], form.snapshot, answer);
        reply.header('set-cookie', states.cookieFor({ ...answer, section: form.match.section }));
        return redirectOnce(reply, 303, answer.to);
      };
      return Object.assign(handler, { takesFiles: form.match.route.takesFiles === true });
    },
    show(requested, [request, reply]) {
      const form = hasFormState(request.headers.cookie) ? matched(requested) : null;
      const found = form && states.read(form.match.section, request.headers.cookie);
      if (!form || !found) return null;
      const post = { ...form, input: { kind: 'page', states: found } as const, visitor: forwardedFor(request.raw) };
      return answerTo(post).then((answer) => {
        if (answer.kind === 'state') throw new Error('only a form leads to a state');
        return send([request, reply], form.snapshot, answer);
      });
    },
  };
}
