import type { MenuItem } from 'shared/contract/site/menu';

const DEEPEST = 3;

/**
 * Menu items in their order -> trees. An item whose parent is not among the items is left out with all below it; so is
 * everything below the third level (spec G-24).
 */
export function menuTreeOf(items: readonly Omit<MenuItem, 'sonMenu'>[]): MenuItem[] {
  const sons = Map.groupBy(items, (item) => item.parentId);
  const below = (parentId: string, level: number): MenuItem[] =>
    level > DEEPEST ? [] : (sons.get(parentId) ?? []).map((item) => ({ ...item, sonMenu: below(item.id, level + 1) }));
  return below('', 1);
}
