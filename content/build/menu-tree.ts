import { existsSync } from 'node:fs';
import { MENU_CODES, type MenuCode, type MenuItem } from 'shared/contract/site/menu';
import { routeOf, siteRoutes } from '../src/page-probe.ts';
import { PACK_ROOT } from '../src/read-pack.ts';
import { MENUS, type Entry } from './menus.data.ts';

const pathOf = (url: string) => url.replace(/[?#].*$/, '');

/** Whether an address is another site's, a section's own page, or a page that the pack has. */
export function isThere(url: string): boolean {
  const path = pathOf(url);
  const route = routeOf(siteRoutes, path);
  if (/^https?:/.test(url) || (route !== undefined && route.page !== 'composed')) return true;
  return existsSync(new URL(`pages${path}/cn.json`, PACK_ROOT));
}

/** An item whose own page is not there leads to its first son, or is left out. */
function menuItem(entry: Entry, code: MenuCode, parentId: string): MenuItem | undefined {
  const sonMenu = entry.sons.flatMap((son) => menuItem(son, code, entry.id) ?? []);
  const url = isThere(entry.url) ? entry.url : sonMenu[0]?.url;
  if (url === undefined) return undefined;
  const { id, language, cn: name, en: enName } = entry;
  return { id, parentId, code, language, name, enName, url, sonMenu };
}

/** All menus as the pack has them. */
export function menusOf(): MenuItem[] {
  return MENU_CODES.flatMap((code) => MENUS[code].flatMap((entry) => menuItem(entry, code, '') ?? []));
}
