import type { Row } from '../../db/content-rows.ts';

export const KINDS = [
  ...(['picture', 'site', 'pavilion', 'calendar', 'dictionary', 'menu', 'module', 'page', 'article'] as const),
  ...(['announcement', 'sales', 'brand', 'library', 'programme', 'stock', 'entry'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

/** The unit of the import: what a reader of the pack would call one thing, with all its rows. */
export interface ContentRecord {
  kind: Kind;
  key: string;
  rows: Row[];
}
