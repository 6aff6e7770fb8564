import type { Brand } from './brand.ts';
import type { Lang } from './lang.ts';
import type { MenuItem } from './menu.ts';
import type { PageModuleItem } from './page-module.ts';
import type {
  Asset,
  BrowserConstellation,
  Fragment,
  Outcome,
  PageRequest,
  PageRoute,
  ScreenName,
  SectionServer,
} from './section.ts';
import type { SiteInfo } from './site-info.ts';

/** What header and footer show in one language; from the service, kept while the content version lasts. */
export interface SiteData {
  info: SiteInfo;
  main: MenuItem[];
  quick: MenuItem[];
  others: MenuItem[];
  remark: MenuItem[];
  /** What the main menu shows beside the rows of its entries. */
  featured: readonly PageModuleItem[];
  /** For the finder of the brand page. */
  brands: readonly Brand[];
}

/** A section as one constellation has it: its server door, and which files its pages need. */
export interface SectionParts {
  door: SectionServer;
  css(page: string): readonly Asset[];
  /** Scripts of the container's expose and of these islands. */
  js(islands: readonly string[]): readonly Asset[];
}

export interface SiteParts {
  constellation: BrowserConstellation;
  /** `https://host`, for canonical addresses. */
  origin: string;
  kernel: Asset;
  frameCss: readonly Asset[];
  /** Of the finder, which only the brand page has. */
  finderCss: readonly Asset[];
  sections: Readonly<Record<string, SectionParts>>;
}

export interface Match {
  section: string;
  page: string;
  route: PageRoute;
  params: Readonly<Record<string, string>>;
}

export interface PageInput {
  match: Match;
  outcome: Extract<Outcome, { kind: 'page' }>;
  request: PageRequest;
  site: SiteData;
}

export interface ScreenInput {
  screen: ScreenName;
  lang: Lang;
  /** Below the language segment, with its query. */
  address: string;
  now: number;
  /** Languages the content does exist in. */
  languages?: readonly Lang[];
  /** Null while the service has never answered: the frame then stands without menus. */
  site: SiteData | null;
}

/** One constellation, ready to render. Holds no state of any request. */
export interface Site {
  /** Sections claim addresses by their route tables; null is an unknown route. */
  match(path: string): Match | null;
  /** First path segments of all routes: an address that begins with one lacks its language (decision G-2). */
  knows(segment: string): boolean;
  page(input: PageInput): Fragment;
  screen(input: ScreenInput): Fragment;
  document(fragment: Fragment, site: SiteData | null): string;
}

/** The shell's server door: the only export of `frame.cjs`. */
export interface FrameServer {
  contract: number;
  /** Modules that sections may `require`: the one React and the one `shared` of this constellation. */
  provided: Readonly<Record<string, unknown>>;
  assemble(parts: SiteParts): Site;
}
