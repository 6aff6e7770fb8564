import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, isMissing } from '../delivery-error.ts';
import { sha256Hex } from '../files/digest.ts';
import { syncFolder, writeDurably, writeSynced } from '../files/durable-write.ts';
import { withFileLock } from '../files/file-lock.ts';
import { listFiles } from '../files/file-tree.ts';
import type { Condition, ObjectStore, StoredObject } from './object-store.ts';

/** Where unfinished files lie, which no list shows; what a command left that was killed is overwritten by nobody. */
const DRAFTS = '.drafts';

async function readObject(path: string): Promise<StoredObject | null> {
  try {
    const bytes = await readFile(path);
    return { bytes, tag: sha256Hex(bytes) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Objects as files of a folder, also one that several machines mount. */
export function folderObjects(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, key);

  /** A link fails where the name is taken, in one step. */
  async function create(key: string, bytes: Uint8Array): Promise<boolean> {
    const draft = join(folder, DRAFTS, randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    await mkdir(dirname(pathOf(key)), { recursive: true });
    try {
      await writeSynced(draft, bytes);
      await link(draft, pathOf(key));
      await syncFolder(dirname(pathOf(key)));
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  const replace = (key: string, bytes: Uint8Array, tag: string): Promise<boolean> =>
    withFileLock({ path: join(folder, DRAFTS, 'lock'), purpose: `write ${key}` }, async () => {
      if ((await readObject(pathOf(key)))?.tag !== tag) return false;
      await writeDurably(pathOf(key), bytes);
      return true;
    });

  return {
    name: folder,
    get: (key) => readObject(pathOf(key)),
    async put(key, bytes, condition?: Condition) {
      if (condition === 'absent') return create(key, bytes);
      if (condition) return replace(key, bytes, condition.tag);
      await writeDurably(pathOf(key), bytes);
      return true;
    },
    async list(prefix) {
      const keys = (await listFiles(folder)).filter((key) => key.startsWith(prefix) && !key.startsWith(`${DRAFTS}/`));
      return Promise.all(keys.map(async (key) => ({ key, modified: (await stat(pathOf(key))).mtimeMs })));
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    close() {},
  };
}
