import type { CallBody, CallData, CallName } from '../call/calls.ts';
import type { Lang } from '../text/lang.ts';
import type { Links } from './links.ts';
import type { PageRoute, RouteTable } from './route.ts';

/** Raised when either entry of a section changes shape; a release names the version it was built for. */
export const CONTRACT_VERSION = 1;

export type Words = { readonly [key: string]: string | Words };

/** What the visitor asked for. Made by the web process once per request; never shared between requests. */
export interface PageRequest {
  lang: Lang;
  /** Below base and language: `/news/detail`; `/` is the home page. */
  path: string;
  params: Readonly<Record<string, string>>;
  /** Only the parameters that the page declares, first value each. */
  query: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch; pages never read the clock themselves. */
  now: number;
  /** Values of the {@link FormState}s that this browser was given below this page's first segment; absent for nearly everybody. */
  states?: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
}

/** The service, as pages see it. Rejects with {@link ApiError}. */
export interface Api {
  call<N extends CallName>(name: N, body: CallBody<N>): Promise<CallData<N>>;
}

/** An answer other than `0000`, or no answer at all (`code` is then empty: "unknown error", spec ERR-code). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly data: unknown;
  constructor(code: string, message: string, data: unknown = null) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** The service, as forms see it: nothing is kept, and personal fields travel encrypted. */
export interface FormApi extends Api {
  call<N extends CallName>(
    name: N,
    body: CallBody<N>,
    options?: { /** A UUID, the same for every repetition of one request. */ idempotencyKey?: string },
  ): Promise<CallData<N>>;
}

/** A form that a visitor without JavaScript sent to a page's address. */
export interface FormRequest extends PageRequest {
  /** First value of each field, as typed. */
  fields: Readonly<Record<string, string>>;
}

/** By name, not by class: sections, runtime and web process are bundles of their own, each with its own class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

export interface LoadServices {
  /** Logs a fault that the page survives. */
  report: (error: unknown) => void;
  /** Pages of other sections; absent in web processes older than it. */
  links?: Links;
  lang: Lang;
  api: Api;
  /** `https://host` of the public site, for addresses that leave it, such as share links (spec G-32). */
  origin?: string;
}

export interface ActionServices extends LoadServices {
  api: FormApi;
}

/** One step of the way to a page. */
export interface Crumb {
  name: string;
  /** Path; absent for the page itself. */
  href?: string;
}

export interface Head {
  title: string;
  description: string;
  /** Of a list in several pages, from 1: the frame says it in title and description, which no two pages share (spec S1). */
  page?: number;
  /** The way from the home page to here, as the page shows it and search engines are told it. */
  trail?: readonly Crumb[];
  /** Path below the language segment with its query, when it differs from the address asked for. */
  canonical?: string;
  /** Base name of a picture with a 1200 px file, for link previews. */
  image?: string;
  type?: 'website' | 'article';
  /** Of an article: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, and who wrote it when not the group. */
  published?: string;
  author?: string;
  /** What the page is about, for search engines: schema.org things with their `@type`, shown on the page too. */
  subject?: object | readonly object[];
  noindex?: boolean;
  /** Seconds after which a browser without script loads the page again. */
  refresh?: number;
  /** Languages this page exists in; both when absent. */
  languages?: readonly Lang[];
}

export type ScreenName = 'not-found' | 'route-not-found' | 'no-language' | 'application-error';

export type Outcome<Data = unknown> =
  /** `styles`: stylesheets of the section beside the page's own, by their names in its release. */
  | { kind: 'page'; head: Head; data: Data; styles?: readonly string[] }
  | { kind: 'redirect'; status: 301 | 302; to: string }
  | { kind: 'screen'; screen: ScreenName; languages?: readonly Lang[] };

/** What a form led to, for the browser to bring along to the page where it is shown (docs/decisions/0030). */
export interface FormState {
  /** Path of that page, with base and language. */
  to: string;
  /** Lower-case letters; a later one of this name replaces it. */
  name: string;
  /** JSON, so small that a cookie holds it; a larger one is shown at once instead. */
  value: unknown;
}

/**
 * What a form led to: elsewhere when it is done, or the page anew with what was typed and what is wrong with it. A page
 * with a `state` is shown by a GET of `state.to`, whose `load` gets the state.
 */
export type ActionOutcome<Data = unknown> =
  | Exclude<Outcome<Data>, { kind: 'page' }>
  | (Extract<Outcome<Data>, { kind: 'page' }> & { state?: FormState })
  | { kind: 'redirect'; status: 303; to: string };

export type IslandWhen = 'load' | 'visible' | 'intent';
export interface IslandSpec {
  name: string;
  when: IslandWhen;
  /** Key of this browser's storage: due at once where a list under it has entries. */
  stored?: string;
  props: unknown;
}

export interface Rendered {
  html: string;
  islands: IslandSpec[];
  /** Message subtrees that the page's islands name. */
  words: Words;
}

/** Words of one language, as rendering sees them. */
export interface Translator {
  lang: Lang;
  t(namespace: string, key: string, values?: Readonly<Record<string, string | number>>): string;
}

export interface RenderServices {
  lang: Lang;
  translator: Translator;
  now: number;
  /** Pages of other sections; absent in shells older than it. */
  links?: Links;
}

export interface RenderInput {
  data: unknown;
  request: PageRequest;
  /** Of the page's head. */
  trail?: readonly Crumb[];
}

/** The server entry: the only export of `section.cjs`. */
export interface SectionServer {
  contract: number;
  name: string;
  routes: RouteTable;
  messages: Readonly<Record<Lang, Words>>;
  load(page: string, request: PageRequest, services: LoadServices): Promise<Outcome>;
  /** Of pages whose row says `takesForms`. */
  action?(page: string, request: FormRequest, services: ActionServices): Promise<ActionOutcome>;
  render(page: string, input: RenderInput, services: RenderServices): Rendered;
}

/** A file with its integrity attribute: `[address, 'sha384-…']`. */
export type Asset = readonly [href: string, integrity: string];

/** What the islands of a section live on. */
export interface Remote {
  /** Name of its federation container. */
  container: string;
  entry: Asset;
  /** Of the shell: one for all sections. */
  runtime: Asset;
}

/** The state of one page view: the JSON block `#page`, and part of every fragment. */
export interface PageState {
  /** Empty for pages of the shell itself, such as error pages. */
  section: string;
  lang: Lang;
  islands: IslandSpec[];
  words: Words;
  now: number;
  /** Absent on pages without islands. */
  remote?: Remote;
  js: Asset[];
  owns?: string;
  copyLink?: true;
}

/** The constellation as far as browsers know it. */
export interface BrowserConstellation {
  id: string;
  runtime: Asset;
  /** Controllers by name; this key of the JSON block is older than their name. */
  parts: Readonly<Record<string, Asset>>;
  sections: Readonly<Record<string, { container: string; entry: Asset }>>;
}

/** What every page needs of it: the JSON block `#constellation`. */
export type PageConstellation = Pick<BrowserConstellation, 'id' | 'parts'>;

/** `GET /cn/_f/{lang}/{path}`: the same render as the full page, as data. */
export interface Fragment {
  constellation: string;
  url: string;
  status: number;
  title: string;
  /** BCP 47. */
  htmlLang: string;
  layout: PageRoute['layout'];
  headerTheme: PageRoute['headerTheme'];
  head: [tag: string, attributes: Record<string, string>][];
  css: Asset[];
  html: string;
  /** JSON-LD of the document; fragments go without it, because only machines read it. */
  structured?: readonly object[];
  /** Seconds after which a document without script is loaded again. */
  refresh?: number;
  /** HTML of what only this page has in the header, such as the finder; empty or absent on most. */
  header?: string;
  /** A document for frames of other sites ({@link PageOffers}): without header, footer and script. */
  isFramed?: true;
  /** Of the header's language switch. */
  languageHref: string;
  /** The entry of the main menu that the page belongs to, counted from 0; -1 or absent for none. */
  menuEntry?: number;
  page: PageState;
}
