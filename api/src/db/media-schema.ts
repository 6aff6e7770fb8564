import type { Stamp } from './column-kinds.ts';

/* The table of 0014-downloads.sql and 0073-download-progress.sql that does not belong to the content pack. */

export interface MediaBundleTable {
  key: string;
  ids: string[];
  resolution: string;
  made_at: Stamp;
  used_at: Stamp;
  /** Bytes. */
  made: number;
  making_at: Stamp | null;
  orders: string[];
}

export interface MediaTables {
  media_bundle: MediaBundleTable;
}
