import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Match } from 'shared/contract/frame';
import type { Lang } from 'shared/contract/lang';
import { LOOK_PATH } from 'shared/contract/look';
import type { ActionOutcome, ActionServices, FormApi, PageRequest, ScreenName } from 'shared/contract/section';
import { pageHeaders } from '../http/security-headers.ts';
import { isOwnForm, readForm } from '../http/read-form.ts';
import { redirect, sendReady, sendText } from '../http/send.ts';
import { createFormCall } from '../service/form-call.ts';
import type { ServiceClient } from '../service/service-client.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import { dressOnce } from './dressed-page.ts';
import { createLookForm } from './look-form.ts';
import { makeReady } from './ready-response.ts';
import {
  beforeDeadline,
  declaredQuery,
  screenAnswer,
  type Answer,
  type PageAddress,
  type RenderContext,
} from './render-request.ts';
import { forwardedFor } from '../service/forwarded-for.ts';

/** Bytes; the longest form of the site has some five hundred characters of three bytes, each written as `%XX`. */
const LONGEST_FORM = 16_384;
/** Personal data may stand in the answer: neither caches nor search engines get it. */
const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

type Exchange = [request: IncomingMessage, response: ServerResponse];
/** @returns false when the page takes no forms; nothing was answered then */
export type FormPosts = (...exchange: [...Exchange, address: PageAddress]) => Promise<boolean>;

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
  address: PageAddress;
  fields: Readonly<Record<string, string>>;
  visitor: string;
}

type PageAnswer = Extract<Answer, { kind: 'page' }>;
type Redirect = { kind: 'redirect'; status: 301 | 302 | 303; to: string };

function servicesFor({ match, address, visitor, context, call }: Post, signal: AbortSignal): ActionServices {
  const { lang } = address;
  const api: FormApi = { call: (name, body, wishes = {}) => call(name, body, { lang, visitor, signal, ...wishes }) };
  return { lang, api, origin: context.shareOrigin, report: (error) => context.report(error, match) };
}

function act(post: Post, request: PageRequest): Promise<ActionOutcome> {
  const { snapshot, match, fields } = post;
  return beforeDeadline(async (signal) => {
    const door = snapshot.sections[match.section]?.door;
    if (!door?.action) throw new Error(`${match.section} has no action`);
    return door.action(match.page, { ...request, fields, signal }, servicesFor(post, signal));
  });
}

/** Never rejects because of a section: that gives the application error screen. */
async function answerTo(post: Post): Promise<PageAnswer | Redirect> {
  const { snapshot, context, match, address } = post;
  const { lang, path, search } = address;
  const now = Date.now();
  const screen = async (...of: [screen: ScreenName, languages?: readonly Lang[]]) =>
    (await screenAnswer({ snapshot, context, address, now }, ...of)) as PageAnswer;
  const { signal } = new AbortController();
  const request = { lang, path, params: match.params, query: declaredQuery(match, search), now, signal };
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

async function send([request, response]: Exchange, snapshot: Snapshot, answer: PageAnswer | Redirect): Promise<void> {
  if (answer.kind === 'redirect') return redirect(response, answer.status, answer.to);
  const { fragment, site } = answer;
  const about = { 'content-type': 'text/html; charset=utf-8', 'content-language': fragment.htmlLang };
  const headers = { ...pageHeaders(snapshot), ...PRIVATE, ...about };
  const ready = await makeReady(fragment.status, headers, snapshot.site.document(fragment, site));
  sendReady(request, response, await dressOnce(request, ready));
}

/**
 * The action door: a form that is sent to a page's address goes to the page's `action`, whose outcome is shown at once.
 * Nothing of it is kept, logged or put into an address (docs/decisions/0008).
 */
export function createFormPosts({ snapshot: takeSnapshot, context, service }: FormPostsOptions): FormPosts {
  const call = createFormCall(service);
  const look = createLookForm(context.origin);
  return async (request, response, address) => {
    if (address.path === LOOK_PATH) {
      await look(request, response, address.lang);
      return true;
    }
    const snapshot = takeSnapshot();
    const match = snapshot.site.match(address.path);
    if (!match?.route.takesForms) return false;
    const isOurs = isOwnForm(request, context.origin);
    const fields = isOurs ? await readForm(request, LONGEST_FORM) : null;
    if (!fields) {
      sendText(response, { status: isOurs ? 400 : 403, text: 'This form cannot be taken', headers: PRIVATE });
      return true;
    }
    const visitor = forwardedFor(request);
    const answer = await answerTo({ snapshot, context, call, match, address, fields, visitor });
    await send([request, response], snapshot, answer);
    return true;
  };
}
