import type { Match } from 'shared/contract/section/frame';
import type { Lang } from 'shared/contract/text/lang';
import type { ActionOutcome, ActionServices, FormApi, PageRequest, ScreenName } from 'shared/contract/section/section';
import { pageHeaders } from '../http/security-headers.ts';
import { redirect } from '../http/answers.ts';
import { sendRepresentation } from '../http/representation.ts';
import { createFormCall } from '../service/form-call.ts';
import type { ServiceClient } from '../service/service-client.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { FormHandler, Posted } from '../server/form-routes.ts';
import { makeDocument, makePreferenceVariant } from './document-variants.ts';
import {
  beforeDeadline,
  documentOf,
  routeAddress,
  screenAnswer,
  type PageAddress,
  type PageAnswer,
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

type Redirect = { kind: 'redirect'; status: 301 | 302 | 303; to: string };

function servicesFor({ snapshot, match, address, visitor, context, call }: Post, signal: AbortSignal): ActionServices {
  const { lang } = address;
  const api: FormApi = { call: (name, body, options = {}) => call(name, body, { lang, visitor, signal, ...options }) };
  const report: ActionServices['report'] = (error) => context.report(error, match);
  return { lang, api, links: snapshot.links, origin: context.shareOrigin, report };
}

function act(post: Post, request: PageRequest): Promise<ActionOutcome> {
  const { snapshot, match, fields } = post;
  return beforeDeadline(async (signal) => {
    const server = snapshot.sections[match.section]?.server;
    if (!server?.action) throw new Error(`${match.section} has no action`);
    return server.action(match.page, { ...request, fields, signal }, servicesFor(post, signal));
  });
}

/** Never rejects because of a section: that gives the application error screen. */
async function answerTo(post: Post): Promise<PageAnswer | Redirect> {
  const { snapshot, context, match, address } = post;
  const { lang, path, query } = address;
  const now = Date.now();
  const screen = (...of: [screen: ScreenName, languages?: readonly Lang[]]) =>
    screenAnswer({ snapshot, context, address, now }, ...of);
  const { signal } = new AbortController();
  const request = { lang, path, params: match.params, query, now, signal };
  try {
    const outcome = await act(post, request);
    if (outcome.kind === 'redirect') return outcome;
    if (outcome.kind === 'screen') return await screen(outcome.screen, outcome.languages);
    const site = await context.siteData.get(lang);
    if (!site) throw new Error('the service gave no menus');
    const fragment = snapshot.site.page({ match, outcome, request, site });
    return { kind: 'page', fragment, site, screen: null, keep: 0 };
  } catch (error) {
    context.report(error, match);
    return screen('application-error');
  }
}

async function send({ request, reply }: Posted, snapshot: Snapshot, answer: PageAnswer | Redirect) {
  if (answer.kind === 'redirect') return redirect(reply, answer.status, answer.to);
  const { fragment } = answer;
  const about = { 'content-type': 'text/html; charset=utf-8', 'content-language': fragment.htmlLang };
  const headers = { ...pageHeaders(snapshot), ...PRIVATE, ...about };
  const document = await makeDocument({ status: fragment.status, headers }, documentOf(snapshot, answer));
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
