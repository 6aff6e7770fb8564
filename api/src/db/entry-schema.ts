import type { Json } from './column-kinds.ts';

/** The table of 0013-entries.sql: lists of the content pack, see modules/content/pack-entries.ts for the bodies. */
export interface EntryTable {
  kind: string;
  id: string;
  category: string;
  day: string | null;
  position: number;
  body: Json<object>;
}

export interface EntryTables {
  entry: EntryTable;
}
