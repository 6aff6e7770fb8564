import type { SiteData } from 'shared/contract/section/frame';
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
import { Markup, markup } from './markup/markup.ts';
import { currentTop } from './menu-current.ts';
import { addressesOf, menuFor } from './menu-item.ts';
import { renderMarkup } from './markup/render-markup.ts';
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
  before(input: PageFrameInput): Markup;
  after(input: PageFrameInput): Markup;
}

/** What is remembered of one `SiteData`; it is one object as long as the content version lasts. */
interface Memory {
  menus: Menus;
  featured: SiteData['featured'];
  headers: Map<string, HeaderContent>;
  footer?: Markup;
}

/** The constellation that the frame is made for, as far as header and footer show it. */
export interface PageFrameContext {
  isServed: IsServed;
  links: Links;
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

/** Menus are rendered once per language and active item, not once per page. */
export function createPageFrame({ isServed, links, headerLinks }: PageFrameContext): PageFrame {
  const memories = new WeakMap<SiteData, Memory>();
  const fixedOf = createFixedElements();

  function memoryOf(site: SiteData, lang: Lang): Memory {
    const memory = memories.get(site) ?? newMemory(site, lang, isServed);
    memories.set(site, memory);
    return memory;
  }

  function contentFor({ lang, say, path }: PageFrameInput, site: SiteData): HeaderContent {
    const { menus, featured, headers } = memoryOf(site, lang);
    const key = placeInMenu(menus.main, path);
    const search = links.offering('search', true);
    const make = () =>
      headerContent({
        lang,
        say,
        path,
        featured,
        site: site.info,
        menu: menus.main,
        shortcuts: headerLinks(lang),
        search: search === null ? undefined : addressIn(lang, search),
      });
    const content = headers.get(key) ?? make();
    headers.set(key, content);
    return content;
  }

  function headerFor(input: PageFrameInput, site: SiteData): Markup {
    const { lang, say, languageHref, slot } = input;
    const languages = renderMarkup(<LanguageSwitch lang={lang} href={languageHref} say={say} />);
    return header(contentFor(input, site), { languages, extra: new Markup(slot) });
  }

  function footer({ lang, say }: PageFrameInput, site: SiteData): Markup {
    const memory = memoryOf(site, lang);
    const { quick, others, remark } = memory.menus;
    memory.footer ??= renderMarkup(<Footer {...{ lang, say, site: site.info, menu: quick, others, remark }} />);
    return memory.footer;
  }

  return {
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
