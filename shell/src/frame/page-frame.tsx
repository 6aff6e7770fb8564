import type { MenuPanels, SiteData } from 'shared/contract/section/frame';
import type { Lang } from 'shared/contract/text/lang';
import type { MenuItem } from 'shared/contract/site/menu';
import type { Translator } from 'shared/contract/section/section';
import type { Say } from '../messages/en.ts';
import type { Links } from 'shared/contract/section/links';
import { addressIn } from './head.ts';
import { Chrome, SkipLink } from './chrome/chrome.tsx';
import { Footer } from './footer/footer.tsx';
import type { HeaderLink } from './header/header-links.ts';
import { header, headerContent, type HeaderContent } from './header/header.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import { menuPanels } from './header/menu-panels.tsx';
import { Markup, markup } from './markup/markup.ts';
import { currentTop } from './menu-current.ts';
import { addressesOf, menuFor } from './menu-item.ts';
import { renderMarkup } from './markup/render-markup.ts';
import { menuPath } from '../published/menu-address.ts';
import { leadsSomewhere, servedMenu, type IsServed } from './served-menu.ts';

/** Header and footer around one page. */
export interface PageFrameInput {
  lang: Lang;
  say: Say;
  /** Null while the service has never answered: the page then stands alone. */
  site: SiteData | null;
  layout: string;
  /** Below the language segment, with its query. */
  path: string;
  /** Address of the page; empty for a screen, which is one for all addresses. */
  here: string;
  languageHref: string;
  /** What only this page has in its header. */
  slot: string;
}

export const sayOf =
  (translator: Translator): Say =>
  (key, values) =>
    translator.t('shell', key, values);

/** Pages that the menu does not name look alike in it when they belong to the same entry. */
function placeInMenu(menu: readonly MenuItem[], path: string): string {
  const tops = menu.map((item) => addressesOf(item));
  return tops.some((urls) => urls.includes(path)) ? path : String(currentTop(tops, path));
}

interface Menus {
  main: readonly MenuItem[];
  quick: readonly MenuItem[];
  others: readonly MenuItem[];
  remark: readonly MenuItem[];
}

function menusOf({ main, quick, others, remark }: SiteData, lang: Lang, isServed: IsServed): Menus {
  const shown = (items: readonly MenuItem[]) => servedMenu(menuFor(items, lang), isServed);
  return { main: shown(main), quick: shown(quick), others: shown(others), remark: shown(remark) };
}

export interface PageFrame {
  /** Of the main menu: what stands below the first level. */
  panels: (input: Pick<PageFrameInput, 'lang' | 'say'>, site: SiteData) => MenuPanels;
  /** The entry of the main menu that a page belongs to; -1 for none. */
  entryOf: (input: Pick<PageFrameInput, 'lang' | 'path'>, site: SiteData) => number;
  before(input: PageFrameInput): Markup;
  after(input: PageFrameInput): Markup;
}

/** What is remembered of one `SiteData`; it is one object as long as the content version lasts. */
interface Memory {
  menus: Menus;
  featured: SiteData['featured'];
  headers: Map<string, HeaderContent>;
  panels?: MenuPanels;
  footer?: Markup;
}

/** The constellation that the frame is made for, as far as header and footer show it. */
export interface PageFrameContext {
  isServed: IsServed;
  links: Links;
  constellation: string;
  headerLinks: (lang: Lang) => readonly HeaderLink[];
}

/** What all pages of a language have, whatever the content. */
interface FixedElements {
  skip: Markup;
  chrome: Markup;
}

/** Rendered once per language. */
function createFixedElements(): (input: PageFrameInput) => FixedElements {
  const made = new Map<Lang, FixedElements>();
  const make = ({ lang, say }: PageFrameInput): FixedElements => ({
    skip: renderMarkup(<SkipLink say={say} />),
    chrome: renderMarkup(<Chrome say={say} lang={lang} />),
  });
  return (input) => {
    const known = made.get(input.lang) ?? make(input);
    made.set(input.lang, known);
    return known;
  };
}

const newMemory = (site: SiteData, lang: Lang, isServed: IsServed): Memory => ({
  menus: menusOf(site, lang, isServed),
  featured: site.featured.filter(({ url }) => leadsSomewhere(url, isServed)),
  headers: new Map(),
});

/** The page that offers this, as links of the header name it. */
function pathOffered(links: Links, lang: Lang, offer: 'search' | 'siteMap'): string | undefined {
  const address = links.offering(offer, true);
  return address === null ? undefined : addressIn(lang, address);
}

type MemoryOf = (site: SiteData, lang: Lang) => Memory;

/** What is made once per language and `SiteData`, and what there is of it. */
function createMemories(isServed: IsServed): MemoryOf {
  const memories = new WeakMap<SiteData, Memory>();
  return (site, lang) => {
    const memory = memories.get(site) ?? newMemory(site, lang, isServed);
    memories.set(site, memory);
    return memory;
  };
}

type PanelsInput = Parameters<PageFrame['panels']>[0];

interface Headers {
  panels: PageFrame['panels'];
  entryOf: PageFrame['entryOf'];
  headerFor: (input: PageFrameInput, site: SiteData) => Markup;
}

/** Menus are rendered once per language and active item, not once per page. */
function createHeaders({ links, constellation, headerLinks }: PageFrameContext, memoryOf: MemoryOf): Headers {
  function panels({ lang, say }: PanelsInput, site: SiteData): MenuPanels {
    const memory = memoryOf(site, lang);
    const { menus, featured } = memory;
    return (memory.panels ??= menuPanels({ items: menus.main, featured, constellation, lang, say }));
  }

  function contentFor(input: PageFrameInput, site: SiteData): HeaderContent {
    const { lang, say, path } = input;
    const { menus, headers } = memoryOf(site, lang);
    const key = placeInMenu(menus.main, path);
    const make = () =>
      headerContent({
        lang,
        say,
        path,
        site: site.info,
        menu: menus.main,
        shortcuts: headerLinks(lang),
        search: pathOffered(links, lang, 'search'),
        lower: {
          file: menuPath(lang, panels(input, site).version),
          siteMap: pathOffered(links, lang, 'siteMap'),
        },
      });
    const content = headers.get(key) ?? make();
    headers.set(key, content);
    return content;
  }

  return {
    panels,
    entryOf: ({ lang, path }, site) => currentTop(memoryOf(site, lang).menus.main.map(addressesOf), path),
    headerFor(input, site) {
      const { lang, say, here, languageHref, slot } = input;
      const languages = renderMarkup(<LanguageSwitch lang={lang} href={languageHref} say={say} />);
      return header(contentFor(input, site), { here, languages, extra: new Markup(slot) });
    },
  };
}

export function createPageFrame(context: PageFrameContext): PageFrame {
  const memoryOf = createMemories(context.isServed);
  const { headerFor, panels, entryOf } = createHeaders(context, memoryOf);
  const fixedOf = createFixedElements();

  function footer({ lang, say }: PageFrameInput, site: SiteData): Markup {
    const memory = memoryOf(site, lang);
    const { quick, others, remark } = memory.menus;
    memory.footer ??= renderMarkup(<Footer {...{ lang, say, site: site.info, menu: quick, others, remark }} />);
    return memory.footer;
  }

  return {
    panels,
    entryOf,
    before(input) {
      const { skip } = fixedOf(input);
      return input.site && input.layout === 'default' ? markup`${skip}${headerFor(input, input.site)}` : skip;
    },
    after(input) {
      const { site, layout } = input;
      const foot = site && layout === 'default' ? footer(input, site) : '';
      return markup`${foot}${fixedOf(input).chrome}`;
    },
  };
}
