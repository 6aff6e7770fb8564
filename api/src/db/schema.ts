import type { AnnouncementDocuments } from 'shared/contract/content/announcement';
import type { AnnouncementCategory } from 'shared/contract/content/announcement-text';
import type { ArticlePiece } from 'shared/contract/content/article';
import type { Lang } from 'shared/contract/text/lang';
import type { MediaKind } from 'shared/contract/media/media';
import type { MenuCode } from 'shared/contract/site/menu';
import type { Market } from 'shared/contract/invest/stock';
import type { ProgrammeStatus } from 'shared/contract/talent/talent';
import type { Json, Stamp } from './column-kinds.ts';
import type { EntryTables } from './entry-schema.ts';
import type { MediaTables } from './media-schema.ts';
import type { SearchTables } from './search-schema.ts';
import type { DeskTables } from './desk-schema.ts';
import type { VisitTables } from './visit-schema.ts';

/*
 * The tables of migrations/*.sql, by hand; `schema.contract.test.ts` compares them with the database itself.
 * `bigint` arrives as number and `date` as `yyyy-MM-dd`, see client.ts.
 */

/** A text in both languages. */
export type Words = Record<Lang, string>;

export interface ContentStateTable {
  id: number;
  version: number;
  imported_at: Stamp | null;
}

export interface ContentRecordTable {
  kind: string;
  key: string;
  hash: string;
}

export interface PictureTable {
  name: string;
  width: number;
  height: number;
  widths: number[];
  alt: Json<Words>;
}

export interface DocumentTable {
  name: string;
  language: Lang;
  body: Json<object>;
}

export interface MenuItemTable {
  id: string;
  parent_id: string;
  code: MenuCode;
  language: 0 | 1 | 2;
  name: string;
  en_name: string;
  url: string;
  position: number;
}

export interface PageModuleItemTable {
  code: string;
  id: string;
  url: string;
  picture: string | null;
  title: Json<Words>;
  summary: Json<Words>;
  label: Json<Words> | null;
  position: number;
}

export interface StoredAttachment {
  id: string;
  name: Words;
  url: string;
  size: number;
  ext: string;
}

export interface ArticleTable {
  base_id: string;
  category: string;
  publish_time: Stamp;
  picture: string | null;
  attachments: Json<StoredAttachment[]>;
}

export interface ArticleTextTable {
  base_id: string;
  language: Lang;
  title: string;
  summary: string;
  source: string;
  author: string;
  tags: string[];
  content: string;
  body: Json<ArticlePiece[]>;
  reading_minutes: number;
}

export interface ArticleTagTable {
  language: Lang;
  tag: string;
  publish_time: Stamp;
  base_id: string;
}

export interface ArticleHitsTable {
  base_id: string;
  hits: number;
}

export interface AnnouncementTable {
  base_id: string;
  market: Market;
  date: string;
  title: Json<Words>;
  category: AnnouncementCategory;
  published_at: Stamp;
  documents: Json<AnnouncementDocuments>;
  /** Every word of the text, for whoever looks for one; empty in a language that it does not have. */
  words: Json<Words>;
}

export interface MonthlySalesTable {
  month: string;
  output: number;
  sales: number;
  nev: number;
  /** The minute at which it is out. */
  published_at: Stamp;
}

export interface BrandTable {
  id: string;
  brand_name: Json<Words>;
  kind: Json<Words>;
  txt: Json<Words>;
  show_url: string;
  href: string;
  hero: string | null;
  outdoors: Json<Words> | null;
  outdoors_picture: string | null;
  position: number;
}

export interface VehicleTable {
  brand_id: string;
  position: number;
  tit: Json<Words>;
  href: string;
  type: string;
  picture: string;
}

export interface MediaItemTable {
  id: string;
  kind: MediaKind;
  date: string;
  title: Json<Words>;
  summary: Json<Words>;
  tags: Json<Record<Lang, string[]>>;
  picture: string | null;
  duration: number | null;
  file_count: number;
  size: number;
  url: string;
  credit: Json<Words>;
  files: string[];
  embargoed: boolean;
  public_at: Stamp;
}

export interface ProgrammeTable {
  id: string;
  track: string;
  begins: string;
  ends: string;
  status: ProgrammeStatus | null;
  title: Json<Words>;
  summary: Json<Words>;
  audience: Json<Words>;
  places: Json<Words>;
  contact: Json<Words>;
  steps: Json<{ name: Words; date: string }[]>;
  position: number;
}

export interface StockListingTable {
  market: Market;
  code: string;
  name: Json<Words>;
  currency: string;
  sample: boolean;
}

export interface StockCandleTable {
  market: Market;
  date: string;
  open: number;
  close: number;
  low: number;
  high: number;
  volume: number;
  amount: number;
}

export interface SealedNonceTable {
  nonce: string;
  expires: Stamp;
}

export interface RequestCountTable {
  subject: string;
  total: number;
  ends: Stamp;
}

export interface Database extends EntryTables, MediaTables, SearchTables, VisitTables, DeskTables {
  content_state: ContentStateTable;
  content_record: ContentRecordTable;
  picture: PictureTable;
  document: DocumentTable;
  menu_item: MenuItemTable;
  page_module_item: PageModuleItemTable;
  article: ArticleTable;
  article_text: ArticleTextTable;
  article_tag: ArticleTagTable;
  article_hits: ArticleHitsTable;
  announcement: AnnouncementTable;
  monthly_sales: MonthlySalesTable;
  brand: BrandTable;
  vehicle: VehicleTable;
  media_item: MediaItemTable;
  programme: ProgrammeTable;
  stock_listing: StockListingTable;
  stock_candle: StockCandleTable;
  sealed_nonce: SealedNonceTable;
  request_count: RequestCountTable;
}
