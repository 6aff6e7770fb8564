import type { ScreenInput } from 'shared/contract/section/frame';
import type { Links } from 'shared/contract/section/links';
import type { MenuItem } from 'shared/contract/site/menu';
import { addressIn } from '../head.ts';
import { menuFor } from '../menu-item.ts';
import { isOutside } from '../menu-url.ts';
import { servedMenu, type IsServed } from '../served-menu.ts';
import { likeness, wordsIn } from './nearness.ts';

/** What helps on from a page that is not there. */
export interface WaysOn {
  /** Path of the search page, and what the address tells of what was looked for; absent where nobody has one. */
  search: { action: string; words: string } | undefined;
  /** Pages whose addresses are written alike, the nearest first. */
  nearest: readonly MenuItem[];
  /** The first of each group of the quick menu. */
  popular: readonly MenuItem[];
}

export interface WaysContext {
  isServed: IsServed;
  links: Links;
}

const MOST = 4;
/** Addresses less alike than this have only the words in common that all have. */
const ALIKE = 0.5;

const pathOf = (address: string) => `/${(/^\/*([^?#]*)/.exec(address)?.[1] ?? '').replace(/\/+$/, '')}`;
const within = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...within(item.sonMenu)]);

/** Menus name some pages twice, and other sites. */
function pagesOf(items: readonly MenuItem[]): MenuItem[] {
  const own = within(items).filter(({ url }) => url !== '' && !isOutside(url));
  return own.filter(({ url }, at) => own.findIndex((other) => pathOf(other.url) === pathOf(url)) === at);
}

function nearestOf(pages: readonly MenuItem[], path: string): MenuItem[] {
  const rated = pages.map((page) => ({ page, rate: likeness(pathOf(page.url), path) }));
  const alike = rated.filter(({ rate }) => rate >= ALIKE).toSorted((one, other) => other.rate - one.rate);
  return alike.slice(0, MOST).map(({ page }) => page);
}

/** The ways on from an address where nothing is, by the menus that every page has. */
export function waysOn({ address, lang, site }: ScreenInput, { isServed, links }: WaysContext): WaysOn {
  const found = links.offering('search', true);
  const search = found === null ? undefined : { action: addressIn(lang, found), words: wordsIn(address) };
  if (!site) return { search, nearest: [], popular: [] };
  const shown = (items: readonly MenuItem[]) => servedMenu(menuFor(items, lang), isServed);
  const nearest = nearestOf(pagesOf([...shown(site.main), ...shown(site.others)]), pathOf(address));
  const popular = shown(site.quick).flatMap(({ sonMenu }) => sonMenu.slice(0, 1));
  return { search, nearest, popular: popular.filter(({ url }) => !nearest.some((page) => page.url === url)) };
}
