import path from 'node:path';
import type { ServiceKey } from 'shared/contract/settings/programs';
import type { Values as ValuesOf } from 'shared/contract/settings/read-settings';

/* Settings of the downloads: where the files of the content pack lie, and how much one visitor may take at once. */

type Values = ValuesOf<ServiceKey>;

export interface DownloadSettings {
  /** Folder of the files of the content pack, the same that the web process serves. */
  mediaDir: string;
  /** Most files, and most bytes of originals, in one download. */
  maxCount: number;
  maxSize: number;
  /** Most bytes of all ZIP files together. */
  storeBytes: number;
  /** Bytes of originals up to which a ZIP file is kept in memory and never written. */
  smallBytes: number;
  /** Days for which a download that nobody asks for is kept. */
  keepDays: number;
}

/** @param root folder that relative ones are relative to */
export function downloadSettings(values: Values, root: string): DownloadSettings {
  return {
    mediaDir: path.resolve(root, values.MEDIA_DIR),
    maxCount: values.DOWNLOAD_FILES,
    maxSize: Math.min(values.DOWNLOAD_BYTES, values.DOWNLOAD_STORE_BYTES),
    storeBytes: values.DOWNLOAD_STORE_BYTES,
    smallBytes: values.DOWNLOAD_SMALL_BYTES,
    keepDays: values.DOWNLOAD_KEEP_DAYS,
  };
}
