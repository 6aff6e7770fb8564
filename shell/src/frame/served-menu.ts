import type { MenuItem } from 'shared/contract/site/menu';
import { isOutside } from './menu-url.ts';

/** Whether a section of the promoted constellation answers a path below the language segment. */
export type IsServed = (path: string) => boolean;

/** Without query and fragment; the menus write addresses with and without the first slash (spec G-25). */
const pathOf = (url: string) => `/${url.replace(/[?#].*$/, '').replaceAll(/^\/+|\/+$/g, '')}`;

/** Whether an address of the menus is another site's, or a page that is served. */
export function leadsSomewhere(url: string, isServed: IsServed): boolean {
  return isOutside(url) || isServed(pathOf(url));
}

/**
 * The items that lead somewhere. Menus and pages are released on different days by different teams, so a menu may name
 * pages that nobody serves yet: such an item is left out, or leads to the first of its children that is served.
 */
export function servedMenu(items: readonly MenuItem[], isServed: IsServed): MenuItem[] {
  return items.flatMap((item) => {
    const sonMenu = servedMenu(item.sonMenu, isServed);
    if (leadsSomewhere(item.url, isServed)) return [{ ...item, sonMenu }];
    const [first] = sonMenu;
    return first ? [{ ...item, url: first.url, sonMenu }] : [];
  });
}
