import type { Selectable } from 'kysely';
import type { Database } from './schema.ts';

/** Tables that nothing but an import changes, and that no reader writes. */
const TABLES = [
  'picture',
  'document',
  'entry',
  'menu_item',
  'page_module_item',
  'article',
  'article_text',
  'article_tag',
  'announcement',
  'monthly_sales',
  'brand',
  'vehicle',
  'media_item',
  'programme',
  'stock_listing',
  'stock_candle',
] as const satisfies readonly (keyof Database)[];

export const CONTENT_TABLES: ReadonlySet<string> = new Set(TABLES);

/** Columns of a table that hold a moment. */
type StampIn<Table> = { [Column in keyof Table]: Table[Column] extends Date ? Column : never }[keyof Table];
type StampColumn = { [T in (typeof TABLES)[number]]: StampIn<Selectable<Database[T]>> }[(typeof TABLES)[number]];

const STAMPS: Readonly<Record<StampColumn, true>> = { publish_time: true, published_at: true, public_at: true };

/** Columns of them that hold a moment; they are read by these names. */
export const STAMP_COLUMNS = Object.keys(STAMPS) as readonly StampColumn[];
