import type { DocumentSlots, Match, SiteData } from 'shared/contract/section/frame';
import { isLang, type Lang } from 'shared/contract/text/lang';
import type { Api, Fragment, LoadServices, Outcome, PageRequest, ScreenName } from 'shared/contract/section/section';
import type { Call } from '../service/kept-answers.ts';
import { isApiUnreachable } from '../service/service-faults.ts';
import type { SiteDataSource } from '../service/site-data.ts';
import type { Snapshot } from '../constellation/snapshot.ts';

/** Milliseconds a section may take to find its data before the page is given up. */
const DEADLINE = 5000;

export interface RenderContext {
  call: Call;
  /** `https://host`, for addresses that leave the site. */
  origin: string;
  /** The same for links that visitors share (spec G-32). */
  shareOrigin: string;
  siteData: SiteDataSource;
  report(error: unknown, about: { section: string; page: string }): void;
}

export interface PageAddress {
  lang: Lang;
  path: string;
  search: string;
}

/** An address with its route, which is matched once for a request. */
export interface RoutedAddress extends PageAddress {
  /** Null where no page is. */
  match: Match | null;
  /** Declared parameters only, first value each: everything else changes neither page nor cache. */
  query: Readonly<Record<string, string>>;
}

/** Screens that are the same for all addresses. */
export type MissingScreen = Extract<ScreenName, 'not-found' | 'route-not-found'>;

export type PageAnswer = {
  kind: 'page';
  fragment: Fragment;
  site: SiteData | null;
  screen: ScreenName | null;
  keep: number;
};

export type Answer =
  | PageAnswer
  | { kind: 'redirect'; status: 301 | 302; to: string }
  /** Not drawn: who asks for it draws it once for all. */
  | { kind: 'missing'; screen: MissingScreen };

export interface Run {
  snapshot: Snapshot;
  context: RenderContext;
  address: RoutedAddress;
  now: number;
}

function declaredQuery(match: Match, search: string): Record<string, string> {
  const given = [...new URLSearchParams(search)].filter(([, value]) => value !== '');
  const pairs = match.route.query.flatMap((name) => {
    // Links of old mailings write names in other cases (spec G-3).
    const [, value] =
      given.find(([exact]) => exact === name) ??
      given.find(([other]) => other.toLowerCase() === name.toLowerCase()) ??
      [];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(pairs);
}

/** Control characters, percent-encoded: no page has them in its address, and databases refuse them. */
const CONTROL_CHARACTERS = /%(?:[01][0-9a-f]|7f)/i;

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !CONTROL_CHARACTERS.test(path);
  } catch {
    return false;
  }
}

/**
 * The route of an address, and its query without what changes nothing, so that one page has one entry in the cache. A
 * query with U+0000 leads nowhere and stays in the address: without it, "not found" would be kept for the page itself.
 */
export function routeAddress({ site }: Pick<Snapshot, 'site'>, { lang, path, search }: PageAddress): RoutedAddress {
  const found = isReadable(path) ? site.match(path) : null;
  const query = found ? declaredQuery(found, search) : {};
  const text = new URLSearchParams(query).toString();
  const match = Object.values(query).some((value) => value.includes('\0')) ? null : found;
  return { lang, path, search: text === '' ? '' : `?${text}`, match, query };
}

/** Seconds for which a screen is kept. */
export const SCREEN_KEEP = 10;

export async function screenAnswer(
  run: Pick<Run, 'snapshot' | 'now'> & { context: Pick<RenderContext, 'siteData'>; address: PageAddress },
  screen: ScreenName,
  languages: readonly Lang[] = [],
): Promise<PageAnswer> {
  const { snapshot, context, address, now } = run;
  const site = await context.siteData.get(address.lang);
  const { lang, path, search } = address;
  const fragment = snapshot.site.screen({ screen, lang, address: path + search, now, languages, site });
  return { kind: 'page', fragment, site, screen, keep: screen === 'application-error' ? 0 : SCREEN_KEEP };
}

function servicesFor(run: Run, match: Match, signal: AbortSignal): LoadServices {
  const { context, address } = run;
  const { lang } = address;
  const api: Api = { call: (name, body) => context.call(name, body, { lang, signal }) };
  const report: LoadServices['report'] = (error) => context.report(error, match);
  return { lang, api, links: run.snapshot.links, origin: context.shareOrigin, report };
}

/** Rejects when a section hangs: its page is then the error screen, and the shell stands (architecture: the ladder). */
export async function beforeDeadline<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`no answer within ${DEADLINE} ms`);
    controller.abort(error);
    late.reject(error);
  }, DEADLINE);
  try {
    return await Promise.race([task(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function loadOutcome(run: Run, match: Match): Promise<{ outcome: Outcome; request: PageRequest }> {
  const section = run.snapshot.sections[match.section];
  if (!section) throw new Error(`this constellation has no section "${match.section}"`);
  const { lang, path, query } = run.address;
  return beforeDeadline(async (signal) => {
    const request = { lang, path, params: match.params, query, now: run.now, signal };
    const outcome = await section.server.load(match.page, request, servicesFor(run, match, signal));
    return { outcome, request };
  });
}

const isMissing = (screen: ScreenName): screen is MissingScreen =>
  screen === 'not-found' || screen === 'route-not-found';

async function matchedAnswer(run: Run, match: Match): Promise<Answer> {
  const { outcome, request } = await loadOutcome(run, match);
  if (outcome.kind === 'redirect') return outcome;
  if (outcome.kind === 'screen' && isMissing(outcome.screen)) return { kind: 'missing', screen: outcome.screen };
  if (outcome.kind === 'screen') return screenAnswer(run, outcome.screen, outcome.languages?.filter(isLang));
  const site = await run.context.siteData.get(run.address.lang);
  if (!site) throw new Error('the service gave no menus');
  const fragment = run.snapshot.site.page({ match, outcome, request, site });
  return { kind: 'page', fragment, site, screen: null, keep: match.route.fresh };
}

/** The document of an answer, in pieces where the frame gives them. */
export function documentOf({ site }: Snapshot, answer: Pick<PageAnswer, 'fragment' | 'site'>): DocumentSlots | string {
  return site.slots?.(answer.fragment, answer.site) ?? site.document(answer.fragment, answer.site);
}

/** The answer to a page address. Never rejects because of a section: that gives the application error screen. */
export async function renderRequest(
  snapshot: Snapshot,
  context: RenderContext,
  address: RoutedAddress,
): Promise<Answer> {
  const run = { snapshot, context, address, now: Date.now() };
  const { match } = address;
  if (!match) return { kind: 'missing', screen: 'route-not-found' };
  try {
    return await matchedAnswer(run, match);
  } catch (error) {
    context.report(error, match);
    return screenAnswer(run, 'application-error');
  }
}

/** Proves a page of a new snapshot: throws what a visitor would otherwise meet. A silent service proves nothing. */
export async function proveAddress(snapshot: Snapshot, context: RenderContext, address: PageAddress): Promise<void> {
  const routed = routeAddress(snapshot, address);
  const { match } = routed;
  if (!match) throw new Error(`no page answers ${address.path}`);
  try {
    const answer = await matchedAnswer({ snapshot, context, address: routed, now: Date.now() }, match);
    if (answer.kind === 'page' && answer.fragment.html === '') throw new Error('the page is empty');
    if (answer.kind === 'page') documentOf(snapshot, answer);
  } catch (error) {
    if (isApiUnreachable(error)) return;
    throw new Error(`${match.section} cannot render ${address.lang}${address.path}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
