import type { PageBody, PlainBlock } from '../contract/content/page-body.ts';
import type { ComposedChoice } from './composed-query.ts';
import type { BlockOf, FoundBy, ListKind } from './block-sources.ts';

/** A block with what the service has for it; `found` is null where its call failed (spec ERR-logged-only). */
export type Shown =
  | { [K in ListKind]: { kind: 'list'; block: BlockOf<K>; found: FoundBy[K] | null } }[ListKind]
  | { kind: 'plain'; block: Exclude<PlainBlock, { kind: ListKind }> }
  | {
      kind: 'tabs';
      id: string | undefined;
      heading: string | undefined;
      tabs: { key: string; label: string }[];
      current: string;
    };

export interface ComposedData {
  path: string;
  title: string;
  opening: PageBody['opening'];
  shown: Shown[];
  choice: ComposedChoice;
}
