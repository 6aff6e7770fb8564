import { validateHeaderValue } from 'node:http';
import type { Match } from 'shared/contract/section/frame';
import type { CallBody, CallName } from 'shared/contract/call/calls';
import type { Lang } from 'shared/contract/text/lang';
import type { PageOffers } from 'shared/contract/section/route';
import type { ScreenName } from 'shared/contract/section/section';
import type { AddressRequest, Missing, PageBytes } from '../../renderer/messages.ts';
import { SHELL, type Snapshot } from '../constellation/snapshot.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { addressAnswer } from '../renderers/checked-answer.ts';
import type { RequestServices } from '../renderers/renderer.ts';
import { RendererFailure } from '../renderers/renderer-failure.ts';
import type { Call } from '../service/kept-answers.ts';
import { isApiUnreachable, isPassing } from '../service/service-faults.ts';
import type { SiteDataSource } from '../service/site-data.ts';
import { missingScreenOf, routeAddress, type PageAddress, type RoutedAddress } from './route-address.ts';
import type { ThrownPages, Trial } from './thrown-pages.ts';

export interface RenderContext {
  call: Call;
  /** `https://host`, for addresses that leave the site. */
  origin: string;
  /** The same of addresses that people pass on (spec G-32). */
  shareOrigin: string;
  siteData: SiteDataSource;
  report(error: unknown, about: { section: string; page: string }): void;
  /** Told of what visitors' pages throw, where somebody keeps count. */
  thrown?: ThrownPages;
}

/** What reports failures that no visitor sees; without the address, in which a visitor's words may stand. */
export function backgroundReporters({ report }: Pick<RenderContext, 'report'>) {
  const of = (work: string) => (error: unknown) => report(error, { section: SHELL, page: work });
  return { onFailedRenewal: of('renewal'), onFailedCompression: of('compression'), onStandby: of('standby') };
}

export interface PageAnswer {
  kind: 'page';
  page: PageBytes;
  keep: number;
  /** What the route of the page offers; absent for screens. */
  offers?: PageOffers;
  /** A call failed that may succeed the next time, so that the page may lack what others have seen on it. */
  isPartial?: true;
}

export type Answer =
  | PageAnswer
  | { kind: 'redirect'; status: number; to: string }
  /** Not drawn: who asks for it draws it once for all. */
  | Missing;

/** Milliseconds for a page that no visitor waits for, rendered by a process that has just begun. */
const PROOF_DEADLINE = 20_000;

export interface Run {
  /** Milliseconds; a visitor's patience when absent. */
  deadline?: number;
  snapshot: Snapshot;
  context: RenderContext;
  address: RoutedAddress;
  now: number;
}

/** What a renderer is asked, whatever it is to make of the address. */
export function addressRequest({ address, now }: Pick<Run, 'address' | 'now'>): AddressRequest {
  const { lang, path, search, query, match } = address;
  return { lang, path, search, query, page: match?.page ?? null, params: match?.params ?? {}, now };
}

/** Seconds for which a screen is kept. */
export const SCREEN_KEEP = 10;

export interface ScreenRun {
  snapshot: Snapshot;
  context: Pick<RenderContext, 'siteData' | 'report'>;
  address: PageAddress;
  now: number;
}

/** A screen; the one that was prepared when even the frame cannot be rendered. */
export async function screenAnswer(run: ScreenRun, screen: ScreenName): Promise<PageAnswer> {
  const { snapshot, context, address, now } = run;
  const { lang, path, search } = address;
  const site = await context.siteData.get(lang);
  const nowhere = { lang, path, search, query: {}, page: null, params: {}, now };
  const request = { ...nowhere, kind: 'screen', screen, languages: [] } as const;
  const services = { call: () => Promise.reject(new Error('a screen calls nobody')), report: () => {} };
  try {
    const page = await snapshot.renderers.render(SHELL, request, { site, services });
    if (page.kind !== 'page') throw new Error('a screen is a page');
    return { kind: 'page', page, keep: screenSeconds(screen) };
  } catch (error) {
    const prepared = snapshot.errorScreens.get(lang);
    if (!prepared) throw error;
    context.report(error, { section: SHELL, page: screen });
    return { kind: 'page', page: prepared, keep: 0 };
  }
}

const screenSeconds = (screen: ScreenName) => (screen === 'application-error' ? 0 : SCREEN_KEEP);

/** What became of the calls of a page. */
interface Calls {
  /** One failed, for whatever reason. */
  hasFailed: boolean;
  /** One failed for a reason that may pass. */
  isPartial: boolean;
}

const noCalls = (): Calls => ({ hasFailed: false, isPartial: false });

function servicesFor({ context, address: { lang }, deadline }: Run, match: Match, calls: Calls): RequestServices {
  return {
    ...(deadline === undefined ? {} : { deadline }),
    call: async (name, body) => {
      try {
        return await context.call(name as CallName, body as CallBody<CallName>, { lang });
      } catch (error) {
        calls.hasFailed = true;
        if (isPassing(error)) calls.isPartial = true;
        throw error;
      }
    },
    report: (error) => context.report(error, match),
  };
}

function answerOf(rendered: ReturnType<typeof addressAnswer>, match: Match, isPartial: boolean): Answer {
  if (rendered.kind !== 'page') return rendered;
  const { screen } = rendered;
  const keep = screen === null ? match.route.fresh : screenSeconds(screen);
  const { offers } = match.route;
  const about = screen === null && offers ? { offers } : {};
  return { kind: 'page', page: rendered, keep, ...about, ...(isPartial ? { isPartial } : {}) };
}

async function matchedAnswer(run: Run, match: Match, calls = noCalls()): Promise<Answer> {
  const { snapshot, context, address } = run;
  const site = await context.siteData.get(address.lang);
  if (site === null) calls.hasFailed = true;
  const request = { ...addressRequest(run), kind: 'page' } as const;
  const services = servicesFor(run, match, calls);
  const rendered = addressAnswer(await snapshot.renderers.render(match.section, request, { site, services }));
  return answerOf(rendered, match, calls.isPartial);
}

/** Whether section code threw by itself: neither for what the service said nor because its process ended, which counts itself. */
const isThrow = (error: unknown, { snapshot, match, calls }: { snapshot: Snapshot; match: Match; calls: Calls }) =>
  !calls.hasFailed && !(error instanceof RendererFailure) && !snapshot.renderers.unusable.has(match.section);

/** Makes a page that nobody asked for, to see whether it throws. Never rejects. */
export async function tryPage(snapshot: Snapshot, context: RenderContext, address: PageAddress): Promise<Trial> {
  const routed = routeAddress(snapshot, address);
  const { match } = routed;
  if (!match) return 'unknown';
  const calls = noCalls();
  try {
    const answer = await matchedAnswer({ snapshot, context, address: routed, now: Date.now() }, match, calls);
    return answer.kind === 'page' && answer.page.screen === null ? 'made' : 'unknown';
  } catch (error) {
    return isThrow(error, { snapshot, match, calls }) ? 'threw' : 'unknown';
  }
}

/** The answer to a page address. Never rejects because of a section: that gives the application error screen. */
export async function renderRequest(
  snapshot: Snapshot,
  context: RenderContext,
  address: RoutedAddress,
): Promise<Answer> {
  const run = { snapshot, context, address, now: Date.now() };
  const { match } = address;
  if (!match) return { kind: 'missing', screen: missingScreenOf(address) };
  const calls = noCalls();
  const begun = performance.now();
  try {
    const answer = await matchedAnswer(run, match, calls);
    if (answer.kind === 'page' && answer.page.screen === null)
      context.thrown?.made({ ...address, match }, performance.now() - begun);
    return answer;
  } catch (error) {
    context.report(error, match);
    if (isThrow(error, { snapshot, match, calls })) void context.thrown?.threw(snapshot, { ...address, match }, error);
    return screenAnswer(run, 'application-error');
  }
}

/** Proves a page of a new snapshot: throws what a visitor would otherwise meet. A silent service proves nothing. */
export async function proveAddress(snapshot: Snapshot, context: RenderContext, address: PageAddress): Promise<void> {
  const routed = routeAddress(snapshot, address);
  const { match } = routed;
  if (!match) throw new Error(`no page answers ${address.path}`);
  try {
    const run = { snapshot, context, address: routed, now: Date.now(), deadline: PROOF_DEADLINE };
    const answer = await matchedAnswer(run, match);
    if (answer.kind === 'page' && answer.page.isEmpty) throw new Error('the page is empty');
  } catch (error) {
    if (isApiUnreachable(error)) return;
    throw new Error(`${match.section} cannot render ${address.lang}${address.path}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Proves what every page of a snapshot needs: headers that can be written, and the error screen, which it keeps. */
export async function proveFrame(snapshot: Snapshot, context: RenderContext, lang: Lang): Promise<void> {
  for (const [name, value] of Object.entries(pageHeaders(snapshot))) validateHeaderValue(name, value);
  const address = { lang, path: '/', search: '' };
  const { page } = await screenAnswer({ snapshot, context, address, now: Date.now() }, 'application-error');
  snapshot.errorScreens.set(lang, page);
}
