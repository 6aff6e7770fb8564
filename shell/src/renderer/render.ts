import type { Match, Site, SiteData } from 'shared/contract/section/frame';
import type { Links } from 'shared/contract/section/links';
import type { RouteTable } from 'shared/contract/section/route';
import type {
  ActionOutcome,
  ActionServices,
  Fragment,
  PageRequest,
  ScreenName,
  SectionServer,
} from 'shared/contract/section/section';
import { isLang, type Lang } from 'shared/contract/text/lang';
import type { FormStateBytes, MenuBytes, Missing, PageBytes, RenderRequest, RenderedAnswer } from './messages.ts';

/** Bytes of one representation; a page has some 100 KB. */
const LARGEST = 8 * 1024 * 1024;

/** Bytes of a form's state: sealed and in base64 they fit into a cookie, which holds 4096 with its name (RFC 6265 §6.1). */
const LARGEST_STATE = 2700;

/** What a request is rendered with. */
export interface RenderContext {
  site: Site;
  section: SectionServer | null;
  name: string;
  routes: RouteTable;
  links: Links;
  shareOrigin: string;
}

export interface RenderRun {
  request: RenderRequest;
  siteData: SiteData | null;
  signal: AbortSignal;
  api: ActionServices['api'];
  report: (error: unknown) => void;
  /** Called before code of the section goes on. */
  enter: () => void;
}

function bytesOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length > LARGEST) throw new Error(`a page of ${bytes.length} bytes; at most ${LARGEST}`);
  return bytes;
}

const jsonOf = ({ structured: _ofDocuments, ...fragment }: Fragment) => JSON.stringify(fragment);

function documentOf(site: Site, fragment: Fragment, siteData: SiteData | null): PageBytes['document'] {
  const slots = site.slots?.(fragment, siteData);
  if (!slots) return bytesOf(site.document(fragment, siteData));
  return { root: bytesOf(slots.root), head: bytesOf(slots.head), body: bytesOf(slots.body) };
}

function pageOf(
  site: Site,
  fragment: Fragment,
  { siteData, screen }: { siteData: SiteData | null; screen: ScreenName | null },
): PageBytes {
  const { status, htmlLang, head } = fragment;
  // Whatever a section gave.
  const html: unknown = fragment.html;
  if (typeof html !== 'string') throw new Error('the page is no text');
  return {
    kind: 'page',
    screen,
    status,
    htmlLang,
    head,
    isEmpty: html === '',
    fragment: bytesOf(jsonOf(fragment)),
    document: documentOf(site, fragment, siteData),
  };
}

function screenOf(
  { site }: RenderContext,
  { request, siteData }: RenderRun,
  { screen, languages = [] }: { screen: ScreenName; languages?: readonly Lang[] | undefined },
) {
  const { lang, path, search, now } = request;
  const fragment = site.screen({ screen, lang, address: path + search, now, languages, site: siteData });
  return pageOf(site, fragment, { siteData, screen });
}

function outcomeOf({ section, name, links, shareOrigin }: RenderContext, run: RenderRun, given: PageRequest) {
  const { request, api, report } = run;
  const { page, lang } = request;
  if (!section || page === null) throw new Error(`this renderer has no page "${page}"`);
  const services: ActionServices = { lang, api, links, origin: shareOrigin, report };
  run.enter();
  if (request.kind !== 'action') return section.load(page, given, services);
  if (!section.action) throw new Error(`${name} has no action`);
  return section.action(page, { ...given, fields: request.fields }, services);
}

const isMissing = (screen: ScreenName): screen is Missing['screen'] =>
  screen === 'not-found' || screen === 'route-not-found';

function shown(
  context: RenderContext,
  run: RenderRun,
  { outcome, given }: { outcome: Exclude<ActionOutcome, { kind: 'redirect' }>; given: PageRequest },
): RenderedAnswer {
  const { request, siteData } = run;
  if (outcome.kind === 'screen' && isMissing(outcome.screen)) return { kind: 'missing', screen: outcome.screen };
  if (outcome.kind === 'screen')
    return screenOf(context, run, { screen: outcome.screen, languages: outcome.languages?.filter(isLang) });
  if (!siteData) throw new Error('the service gave no menus');
  const page = request.page ?? '';
  const route = context.routes[page];
  if (!route) throw new Error(`${context.name} has no page "${page}"`);
  const match: Match = { section: context.name, page, route, params: request.params };
  const fragment = context.site.page({ match, outcome, request: given, site: siteData });
  return pageOf(context.site, fragment, { siteData, screen: null });
}

/** What a form led to, where it is so small that a browser can bring it along; null where the page is shown at once. */
function stateOf(outcome: Exclude<ActionOutcome, { kind: 'redirect' }>): FormStateBytes | null {
  if (outcome.kind !== 'page' || !outcome.state) return null;
  const { to, name, value } = outcome.state;
  const json = Buffer.from(JSON.stringify(value));
  return json.length > LARGEST_STATE ? null : { kind: 'state', to, name, value: json };
}

function menuOf({ site }: RenderContext, { request: { lang }, siteData }: RenderRun): MenuBytes {
  const menu = siteData && site.menu?.(lang, siteData);
  if (!menu) throw new Error('there is no menu');
  return { kind: 'menu', version: menu.version, body: bytesOf(JSON.stringify(menu)) };
}

/** Whatever a request leads to. Rejects with what the section threw. */
export async function render(context: RenderContext, run: RenderRun): Promise<RenderedAnswer> {
  const { request, signal } = run;
  if (request.kind === 'screen') return screenOf(context, run, request);
  if (request.kind === 'menu') return menuOf(context, run);
  const { lang, path, params, query, now } = request;
  const states = request.kind === 'page' && request.states ? { states: request.states } : {};
  const given: PageRequest = { lang, path, params, query, now, signal, ...states };
  const outcome = await outcomeOf(context, run, given);
  if (outcome.kind === 'redirect') return { kind: 'redirect', status: outcome.status, to: outcome.to };
  const state = request.kind === 'action' ? stateOf(outcome) : null;
  if (state) return state;
  run.enter();
  return shown(context, run, { outcome, given });
}
