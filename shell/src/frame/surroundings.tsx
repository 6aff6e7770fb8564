import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteData } from 'shared/contract/frame';
import type { Lang } from 'shared/contract/lang';
import type { MenuItem } from 'shared/contract/menu';
import type { Translator } from 'shared/contract/section';
import type { Say } from '../messages/en.ts';
import { Chrome, SkipLink } from './chrome/chrome.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { currentTop } from './menu-current.ts';
import { addressesOf, menuFor } from './menu-item.ts';
import { leadsSomewhere, servedMenu, type IsServed } from './served-menu.ts';

/** Header and footer around one page. */
export interface SurroundingsInput {
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

/** Stands in the cached header for the one address that differs from page to page. */
const LANGUAGE_HREF = '/_language_';
const SLOT = 'data-header-slot="">';

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

export interface Surroundings {
  before(input: SurroundingsInput): string;
  after(input: SurroundingsInput): string;
}

/** What is remembered of one `SiteData`; it is one object as long as the content version lasts. */
interface Memory {
  menus: Menus;
  html: Map<string, string>;
}

/**
 * Rendered once per language, menus and active item, not once per page.
 * @param isServed by the constellation that these surroundings are made for
 */
export function createSurroundings(isServed: IsServed): Surroundings {
  const memories = new WeakMap<SiteData, Memory>();

  function memoryOf(site: SiteData, lang: Lang): Memory {
    const memory = memories.get(site) ?? { menus: menusOf(site, lang, isServed), html: new Map<string, string>() };
    memories.set(site, memory);
    return memory;
  }

  function cached({ html }: Memory, key: string, render: () => string): string {
    const made = html.get(key) ?? render();
    html.set(key, made);
    return made;
  }

  function header({ lang, say, path, languageHref, slot }: SurroundingsInput, site: SiteData): string {
    const memory = memoryOf(site, lang);
    const { main } = memory.menus;
    const html = cached(memory, `header ${placeInMenu(main, path)}`, () => {
      const props = {
        lang,
        say,
        path,
        site: site.info,
        featured: site.featured.filter(({ url }) => leadsSomewhere(url, isServed)),
        languageHref: LANGUAGE_HREF,
        isServed,
      };
      return renderToStaticMarkup(<Header {...props} menu={main} />);
    });
    return html.replace(LANGUAGE_HREF, () => languageHref.replaceAll('&', '&amp;')).replace(SLOT, () => SLOT + slot);
  }

  function footer({ lang, say }: SurroundingsInput, site: SiteData): string {
    const memory = memoryOf(site, lang);
    const { quick, others, remark } = memory.menus;
    const render = () =>
      renderToStaticMarkup(<Footer {...{ lang, say, site: site.info, menu: quick, others, remark }} />);
    return cached(memory, 'footer', render);
  }

  return {
    before(input) {
      const skip = renderToStaticMarkup(<SkipLink say={input.say} />);
      return input.site && input.layout === 'default' ? skip + header(input, input.site) : skip;
    },
    after(input) {
      const { site, say, lang, layout } = input;
      const foot = site && layout === 'default' ? footer(input, site) : '';
      return foot + renderToStaticMarkup(<Chrome say={say} lang={lang} />);
    },
  };
}
