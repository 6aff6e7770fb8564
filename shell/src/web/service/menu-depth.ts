import type { MenuItem } from 'shared/contract/site/menu';

/** Levels that header and footer show (spec SCR-menu). */
const LEVELS = 3;

/** Ids of the items that lie deeper than anybody sees them; the editors should know (spec G-24). */
export function tooDeep(items: readonly MenuItem[], level = 1): string[] {
  return items.flatMap((item) => [...(level > LEVELS ? [item.id] : []), ...tooDeep(item.sonMenu, level + 1)]);
}
