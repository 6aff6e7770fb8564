import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ifGone } from 'shared/limits/private-folder';
import { checkedKind, parsedKey, type ByteSpan, type Storage, type StoredObject } from './storage.ts';

/** Begins with a dot: no kind of object can have this name. */
const UNFINISHED = '.unfinished';

/** Objects as files in two levels of folders, because folders of many thousand files are slow to work with. */
export class LocalStorage implements Storage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = path.resolve(folder);
  }

  async put(key: string, bytes: Readable): Promise<void> {
    const file = this.#fileOf(key);
    const unfinished = path.join(this.#folder, UNFINISHED, randomUUID());
    await fs.promises.mkdir(path.dirname(unfinished), { recursive: true, mode: 0o700 });
    try {
      // `flush` is fsync before closing: after a power cut a name never stands for bytes that did not arrive.
      await pipeline(bytes, fs.createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }));
      await fs.promises.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await fs.promises.rename(unfinished, file);
      await syncFolder(path.dirname(file));
    } catch (error) {
      await fs.promises.rm(unfinished, { force: true });
      throw error;
    }
  }

  async find(key: string): Promise<StoredObject | undefined> {
    const found = await fs.promises.stat(this.#fileOf(key)).catch(ifGone(undefined));
    return found?.isFile() ? { key, size: found.size, modified: found.mtimeMs } : undefined;
  }

  async read(key: string, span?: ByteSpan): Promise<Readable> {
    const handle = await fs.promises.open(this.#fileOf(key));
    return handle.createReadStream(span ? { start: span.from, end: span.to } : {});
  }

  async remove(key: string): Promise<void> {
    await fs.promises.rm(this.#fileOf(key), { force: true });
  }

  async list(kind: string): Promise<StoredObject[]> {
    const folder = path.join(this.#folder, checkedKind(kind));
    const files = await fs.promises.readdir(folder, { recursive: true, withFileTypes: true }).catch(ifGone([]));
    const names = files.filter((entry) => entry.isFile()).map(({ name }) => `${kind}/${name}`);
    const found = await Promise.all(names.map((key) => this.find(key)));
    return found.filter((object) => object !== undefined);
  }

  async free(): Promise<number> {
    await fs.promises.mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await fs.promises.statfs(this.#folder);
    return bavail * bsize;
  }

  async dropUnfinished(before: number): Promise<void> {
    const folder = path.join(this.#folder, UNFINISHED);
    for (const name of await fs.promises.readdir(folder).catch(ifGone([]))) {
      const file = path.join(folder, name);
      const { mtimeMs } = await fs.promises.stat(file).catch(ifGone({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs < before) await fs.promises.rm(file, { force: true });
    }
  }

  close(): void {
    // Nothing is held open between calls.
  }

  #fileOf(key: string): string {
    const { kind, name } = parsedKey(key);
    return path.join(this.#folder, kind, name.slice(0, 2), name.slice(2, 4), name);
  }
}

/** Makes the new name itself survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.promises.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
