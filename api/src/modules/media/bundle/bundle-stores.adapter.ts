import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../../db/client.ts';
import type { ByteSpan, Storage } from '../../../storage/storage.ts';
import type { BundlePlan } from './bundle-plan.service.ts';
import { makeRoom, objectKey } from './bundle-room.service.ts';
import { zipOf, zipSize, type ZipWork } from './zip-file.adapter.ts';

/** Bytes of all ZIP files in memory together. */
const MEMORY = 32 * 1024 * 1024;

/** A ZIP file that was made; it can be read from then on, whatever happens to its store. */
export interface MadeBundle {
  /** Bytes. */
  size: number;
  read(span?: ByteSpan): Promise<Readable>;
}

/** Where ZIP files are until nobody wants them. */
export interface BundleStore {
  find(key: string): Promise<MadeBundle | undefined>;
  /** @throws what it could not be made for, also that it was given up; nothing is left then */
  make(plan: BundlePlan, work: ZipWork): Promise<void>;
}

/** The bytes of the files of a choice. */
export const sourceBytes = ({ files }: BundlePlan): number => files.reduce((sum, { source }) => sum + source.size, 0);

/** Where the large ones are: a folder or a bucket, within `quota` bytes. */
export function storedBundles(db: Db, storage: Storage, quota: number): BundleStore {
  return {
    async find(key) {
      const found = await storage.find(objectKey(key));
      return found && { size: found.size, read: (span) => storage.read(objectKey(key), span) };
    },
    async make(plan, work) {
      await makeRoom({ db, storage, quota }, zipSize(plan));
      await storage.put(objectKey(plan.key), zipOf(plan, work));
    },
  };
}

/** Where the small ones are, which cost less to make again than to write down and to sweep. */
export function rememberedBundles(): BundleStore {
  const made = new LRUCache<string, Buffer>({ maxSize: MEMORY, sizeCalculation: ({ length }) => length });
  return {
    async find(key) {
      const bytes = made.get(key);
      if (!bytes) return undefined;
      const part = ({ from, to }: ByteSpan) => bytes.subarray(from, to + 1);
      return { size: bytes.length, read: async (span) => Readable.from([span ? part(span) : bytes]) };
    },
    async make(plan, work) {
      made.set(plan.key, await buffer(zipOf(plan, work)));
    },
  };
}
