import type { Stamp } from './column-kinds.ts';

/* The table of 0014-downloads.sql that does not belong to the content pack. */

export interface MediaBundleTable {
  key: string;
  ids: string[];
  resolution: string;
  made_at: Stamp;
  used_at: Stamp;
}

export interface MediaTables {
  media_bundle: MediaBundleTable;
}
