import type { MenuItem } from 'shared/contract/menu';

/** Levels that header and footer show (product specification §1). */
const LEVELS = 3;

/** Ids of the items that lie deeper than anybody sees them; the editors should know (decision G-24). */
export function tooDeep(items: readonly MenuItem[], level = 1): string[] {
  return items.flatMap((item) => [...(level > LEVELS ? [item.id] : []), ...tooDeep(item.sonMenu, level + 1)]);
}
