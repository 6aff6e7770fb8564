import type { MenuCode, MenuItem } from 'shared/contract/site/menu';
import { orFallback } from 'shared/contract/section/or-fallback';
import type { LoadServices, Outcome, PageRequest } from 'shared/contract/section/section';
import { messages } from '../../messages/by-language.ts';
import { trailTo } from '../../model/content-trail.ts';
import { groupsOf, type MapGroup } from './map-groups.ts';

export interface SiteMapData {
  /** Null when the menus did not arrive. */
  groups: MapGroup[] | null;
}

/** In this order an address is shown where it comes first. */
const MENUS: readonly MenuCode[] = ['MENU-MAIN', 'MENU-SUB1', 'MENU-SUB2', 'MENU-SUB3'];

async function menusOf({ api }: LoadServices): Promise<MenuItem[]> {
  const trees = await Promise.all(MENUS.map((code) => api.call('menu/queryAllByParm', { code })));
  return trees.flat();
}

/** The site map of the visitors: every address of every menu once (spec SCR-map). */
export async function loadSiteMap(_request: PageRequest, services: LoadServices): Promise<Outcome<SiteMapData>> {
  const { lang, report } = services;
  const items = await orFallback<MenuItem[] | null>(menusOf(services), null, report);
  const { title, description } = messages[lang].siteMap;
  const trail = trailTo(lang, { name: title });
  return { kind: 'page', head: { title, description, trail }, data: { groups: items && groupsOf(items, lang) } };
}
