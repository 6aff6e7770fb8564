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
}

/** Stands in the cached header for the one address that differs from page to page. */
const LANGUAGE_HREF = '/_language_';

export const sayOf =
  (translator: Translator): Say =>
  (key, values) =>
    translator.t('shell', key, values);

/** Pages that the menu does not name look alike in it when they belong to the same entry. */
function placeInMenu(menu: readonly MenuItem[], path: string): string {
  const tops = menu.map((item) => addressesOf(item));
  return tops.some((urls) => urls.includes(path)) ? path : String(currentTop(tops, path));
}

function renderHeader(input: SurroundingsInput, site: SiteData): string {
  const { lang, say, path } = input;
  const props = { lang, say, path, site: site.info, languageHref: LANGUAGE_HREF };
  return renderToStaticMarkup(<Header {...props} menu={menuFor(site.main, lang)} />);
}

function renderFooter({ lang, say }: SurroundingsInput, { info, quick, others, remark }: SiteData): string {
  const menus = { menu: menuFor(quick, lang), others: menuFor(others, lang), remark: menuFor(remark, lang) };
  return renderToStaticMarkup(<Footer lang={lang} say={say} site={info} {...menus} />);
}

export interface Surroundings {
  before(input: SurroundingsInput): string;
  after(input: SurroundingsInput): string;
}

/**
 * Rendered once per language, menus and active item, not once per page: `SiteData` is one object as long as the content
 * version lasts, so its cache goes with it.
 */
export function createSurroundings(): Surroundings {
  const caches = new WeakMap<SiteData, Map<string, string>>();

  function cached(site: SiteData, key: string, render: () => string): string {
    const cache = caches.get(site) ?? new Map<string, string>();
    caches.set(site, cache);
    const html = cache.get(key) ?? render();
    cache.set(key, html);
    return html;
  }

  function header(input: SurroundingsInput, site: SiteData): string {
    const key = `header ${placeInMenu(site.main, input.path)}`;
    const html = cached(site, key, () => renderHeader(input, site));
    return html.replace(LANGUAGE_HREF, () => input.languageHref.replaceAll('&', '&amp;'));
  }

  return {
    before(input) {
      const skip = renderToStaticMarkup(<SkipLink say={input.say} />);
      return input.site && input.layout === 'default' ? skip + header(input, input.site) : skip;
    },
    after(input) {
      const { site, say, lang, layout } = input;
      const footer = site && layout === 'default' ? cached(site, 'footer', () => renderFooter(input, site)) : '';
      return footer + renderToStaticMarkup(<Chrome say={say} lang={lang} />);
    },
  };
}
