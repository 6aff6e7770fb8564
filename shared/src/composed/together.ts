import type { BlockOf } from './block-sources.ts';
import type { Shown } from './composed-data.ts';

/** A block, or neighbouring features that stand as one group, so that their pictures change sides. */
export type BlockRow = { key: string; shown: Shown } | { key: string; features: BlockOf<'feature'>[] };

/** Rows in the order of reading. Blocks have no names of their own; a page is rendered once, so their place is enough. */
export function togetherInRows(all: readonly Shown[]): BlockRow[] {
  const rows: BlockRow[] = [];
  for (const shown of all) {
    const feature = shown.kind === 'plain' && shown.block.kind === 'feature' ? shown.block : undefined;
    const last = rows.at(-1);
    const key = `row ${rows.length}`;
    if (feature && last && 'features' in last) last.features.push(feature);
    else rows.push(feature ? { key, features: [feature] } : { key, shown });
  }
  return rows;
}
