import type { ReactNode } from 'react';
import type { IslandWhen } from '../contract/section/section.ts';

/** The only unit of hydration: the default export of a `*.island.tsx` file. */
export interface IslandDefinition<Props extends object> {
  name: string;
  when: IslandWhen;
  /** Key of this browser's storage: due at once where a list under it has entries. */
  stored?: string;
  /** Top-level message keys that the island reads; only these travel with the page. */
  words: readonly string[];
  component: (props: Props) => ReactNode;
}

export function island<Props extends object>(definition: IslandDefinition<Props>): IslandDefinition<Props> {
  return definition;
}

/** What a section's table of islands holds: props are known to the page that wrote them, not to the table. */
export type IslandModule = { default: { name: string; component: (props: never) => ReactNode } };
