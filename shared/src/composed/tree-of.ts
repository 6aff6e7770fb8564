import type { OrgNode } from '../ui/data/org-tree/org-tree.tsx';
import type { BlockOf } from './block-sources.ts';

type Item = BlockOf<'tree'>['items'][number];

/** Lines with levels, in the order of reading, as nodes below the first; undefined for no line at all. */
export function treeOf(items: readonly Item[]): OrgNode | undefined {
  const [first, ...rest] = items;
  if (!first) return undefined;
  return { ...named(first, 0), children: below(rest, first.level) };
}

function named({ name, note }: Item, at: number): OrgNode {
  return { id: `${at} ${name}`, name, ...(note === undefined ? {} : { note }) };
}

/** The nodes one level below `level`, each with the deeper lines that follow it. */
function below(items: readonly Item[], level: number): OrgNode[] {
  const starts = items.flatMap((item, at) => (item.level === level + 1 ? [at] : []));
  return starts.flatMap((start, index): OrgNode[] => {
    const item = items[start];
    const children = below(items.slice(start + 1, starts[index + 1]), level + 1);
    return item ? [{ ...named(item, start), ...(children.length > 0 ? { children } : {}) }] : [];
  });
}
