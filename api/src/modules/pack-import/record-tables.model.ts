import type { ContentTable } from '../../db/content-rows.ts';
import type { Kind } from './record.model.ts';

interface Home {
  table: ContentTable;
  key: readonly string[];
}

/** Rows of a record by the table and column that name it, sons before parents; what search finds of it names the record. */
export const HOMES: Readonly<Record<Kind, readonly Home[]>> = {
  picture: [{ table: 'picture', key: ['name'] }],
  site: [{ table: 'document', key: ['name'] }],
  pavilion: [{ table: 'document', key: ['name'] }],
  calendar: [{ table: 'document', key: ['name'] }],
  dictionary: [{ table: 'document', key: ['name'] }],
  menu: [{ table: 'menu_item', key: ['id'] }],
  module: [{ table: 'page_module_item', key: ['code', 'id'] }],
  page: [{ table: 'document', key: ['name'] }],
  article: [
    { table: 'article_tag', key: ['base_id'] },
    { table: 'article_text', key: ['base_id'] },
    { table: 'article', key: ['base_id'] },
  ],
  announcement: [{ table: 'announcement', key: ['base_id'] }],
  sales: [{ table: 'monthly_sales', key: ['month'] }],
  brand: [
    { table: 'vehicle', key: ['brand_id'] },
    { table: 'brand', key: ['id'] },
  ],
  library: [{ table: 'media_item', key: ['id'] }],
  programme: [{ table: 'programme', key: ['id'] }],
  stock: [
    { table: 'stock_candle', key: ['market'] },
    { table: 'stock_listing', key: ['market'] },
  ],
  entry: [{ table: 'entry', key: ['kind', 'id'] }],
};
