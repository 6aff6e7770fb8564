import { id, narrowing, pageQuery, place, type QueryChoice } from '../contract/section/query.ts';

const params = {
  /** The key of a tab; empty is the first. */
  tab: id,
  /** The place of a group in the list that has some; 0 is all of them. */
  group: narrowing(place),
};

/** What a visitor may choose on a page of the content pack, in the order of its route. */
export const composedQuery = pageQuery(params);
export type ComposedChoice = QueryChoice<typeof params>;

/** Below the language segment; what is default is left out, so that every view has one address. */
export function composedAddress(path: string, choice: ComposedChoice): string {
  const chosen = Object.entries(composedQuery.texts(choice)).filter(([, text]) => text !== '');
  return chosen.length === 0 ? path : `${path}?${new URLSearchParams(chosen).toString()}`;
}

/** Groups of a list in the order in which they come. */
export const groupsOf = ({ items }: { items: readonly { group: string }[] }): string[] => [
  ...new Set(items.map(({ group }) => group)),
];
