import type { SearchType } from 'shared/contract/site/search';
import type { ContentTable } from '../../db/content-rows.ts';
import type { Kind } from './record.model.ts';

interface Home {
  table: ContentTable;
  key: readonly string[];
  /** Where kinds share a table: the type of the rows that belong to this one. */
  type?: SearchType;
}

/** Rows of a record by the table and column that name it, sons before parents. */
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
    { table: 'search_entry', key: ['id'], type: 'news' },
  ],
  announcement: [{ table: 'announcement', key: ['base_id'] }],
  sales: [{ table: 'monthly_sales', key: ['month'] }],
  brand: [
    { table: 'vehicle', key: ['brand_id'] },
    { table: 'brand', key: ['id'] },
  ],
  library: [
    { table: 'media_item', key: ['id'] },
    { table: 'search_entry', key: ['id'], type: 'pack' },
  ],
  programme: [{ table: 'programme', key: ['id'] }],
  stock: [
    { table: 'stock_candle', key: ['market'] },
    { table: 'stock_listing', key: ['market'] },
  ],
  entry: [{ table: 'entry', key: ['kind', 'id'] }],
};
