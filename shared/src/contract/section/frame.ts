import type { Brand } from '../content/brand.ts';
import type { Lang } from '../text/lang.ts';
import type { MenuItem } from '../site/menu.ts';
import type { PageModuleItem } from '../content/page-module.ts';
import type {
  Asset,
  BrowserConstellation,
  Fragment,
  Outcome,
  PageRequest,
  ScreenName,
  SectionServer,
} from './section.ts';
import type { PageRoute } from './route.ts';
import type { SiteInfo } from '../site/site-info.ts';

/** What header and footer show in one language; from the service, kept while the content version lasts. */
export interface SiteData {
  info: SiteInfo;
  main: MenuItem[];
  quick: MenuItem[];
  others: MenuItem[];
  remark: MenuItem[];
  /** What the main menu shows beside the rows of its entries. */
  featured: readonly PageModuleItem[];
  /** For the finder. */
  brands: readonly Brand[];
}

/** A section as one constellation has it: its server entry, and which files its pages need. */
export interface SectionAssembly {
  server: SectionServer;
  /** The same by its earlier name, for shells older than shared 1.1; goes with the next contract version. */
  door?: SectionServer;
  css(page: string): readonly Asset[];
  /** Scripts of the container's expose and of these islands. */
  js(islands: readonly string[]): readonly Asset[];
}

/** As web processes older than shared 1.1 hand it over. */
export type EarlierAssembly = Omit<SectionAssembly, 'server' | 'door'> & { door: SectionServer };

export interface SiteInput<Section = SectionAssembly> {
  constellation: BrowserConstellation;
  /** `https://host`, for canonical addresses. */
  origin: string;
  kernel: Asset;
  /** What marks the browser for style sheets; earlier web processes hand none over. */
  marks?: Asset;
  frameCss: readonly Asset[];
  /** Of the finder, which only some pages have. */
  finderCss: readonly Asset[];
  sections: Readonly<Record<string, Section>>;
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

/**
 * A document around its two slots, in the order root, attributes, head, colours, body: what depends on who asks is
 * written between the pieces, and nothing written is ever changed.
 */
export interface DocumentSlots {
  /** Ends inside the start tag of `html`: attributes of the visitor's preferences may follow. */
  root: string;
  /** From the end of that tag to where the colour around the page stands. */
  head: string;
  body: string;
}

/** What the panels of the main menu hold below their first link, as its address brings it to the browser. */
export interface MenuPanels {
  /** Another one for other panels: part of their address. */
  version: string;
  /** HTML of each entry of the menu, in its order; empty for those without a panel. */
  panels: readonly string[];
}

/** What that address answers. */
export interface MenuFile extends MenuPanels {
  /** Stylesheet of each page by its address below the language segment; absent in web processes older than it. */
  styles?: Readonly<Record<string, string>>;
}

/** One constellation, ready to render. Holds no state of any request. */
export interface Site {
  /** Sections claim addresses by their route tables; null is an unknown route. */
  match(path: string): Match | null;
  /** First path segments of all routes: an address that begins with one lacks its language (spec G-2). */
  knows(segment: string): boolean;
  page(input: PageInput): Fragment;
  screen(input: ScreenInput): Fragment;
  document(fragment: Fragment, site: SiteData | null): string;
  /** The same in pieces; absent in shells released before it. */
  slots?(fragment: Fragment, site: SiteData | null): DocumentSlots;
  /** Lower levels of the main menu, which documents go without; absent in shells released before it. */
  menu?(lang: Lang, site: SiteData): MenuPanels;
}

/** The shell's server entry: the only export of `frame.cjs`. */
export interface FrameServer {
  contract: number;
  /** Modules that sections may `require`: the one React and the one `shared` of this constellation. */
  provided: Readonly<Record<string, unknown>>;
  assemble(input: SiteInput<SectionAssembly | EarlierAssembly>): Site;
}
