import type { Insertable } from 'kysely';
import type { MediaTables } from './media-schema.ts';
import type { Database } from './schema.ts';
import type { DeskTables } from './desk-schema.ts';
import type { VisitTables } from './visit-schema.ts';

/* What an import of the content pack writes. */

export type ContentTable = Exclude<
  keyof Database,
  | 'content_state'
  | 'content_record'
  | 'article_hits'
  | 'search_term'
  | keyof MediaTables
  | keyof VisitTables
  | keyof DeskTables
>;
export type Row = { [T in ContentTable]: { table: T; values: Insertable<Database[T]> } }[ContentTable];
