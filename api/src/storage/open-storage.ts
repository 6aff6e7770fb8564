import { LocalStorage } from './local-storage.ts';
import type { StorageSettings } from './storage-settings.ts';
import type { Storage } from './storage.ts';

export async function openStorage({ folder, bucket }: StorageSettings): Promise<Storage> {
  if (!bucket) return new LocalStorage(folder);
  // The client of AWS is large, and most installations keep their files beside the database.
  const { S3Storage } = await import('./s3-storage.ts');
  return new S3Storage(bucket);
}
