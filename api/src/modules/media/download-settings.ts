import path from 'node:path';
import { z } from 'zod';

/* Settings of the downloads: where the files of the content pack lie, and how much one visitor may take at once. */

const MEDIA = path.resolve(import.meta.dirname, '../../../../content/media');
const GIGABYTE = 1024 ** 3;

export const downloadEnvironment = {
  MEDIA_DIR: z.string().min(1).default(MEDIA),
  DOWNLOAD_FILES: z.coerce.number().int().min(1).max(5000).default(500),
  DOWNLOAD_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(100 * GIGABYTE)
    .default(2 * GIGABYTE),
  DOWNLOAD_KEEP_DAYS: z.coerce.number().int().min(1).max(365).default(7),
};

type Values = z.output<z.ZodObject<typeof downloadEnvironment>>;

export interface DownloadSettings {
  /** Folder of the files of the content pack, the same that the web process serves. */
  mediaDir: string;
  /** Most files, and most bytes of originals, in one download. */
  maxCount: number;
  maxSize: number;
  /** Days for which a download that nobody asks for is kept. */
  keepDays: number;
}

export function downloadSettings(values: Values): DownloadSettings {
  return {
    mediaDir: path.resolve(values.MEDIA_DIR),
    maxCount: values.DOWNLOAD_FILES,
    maxSize: values.DOWNLOAD_BYTES,
    keepDays: values.DOWNLOAD_KEEP_DAYS,
  };
}
