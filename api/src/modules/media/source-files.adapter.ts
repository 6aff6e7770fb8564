import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A file of the content pack as it lies on disk. */
export interface SourceFile {
  name: string;
  path: string;
  /** Bytes. */
  size: number;
  /** Hex. */
  sha256: string;
}

/** Bytes that are read at once. */
const CHUNK = 256 * 1024;

const NAME = /^[a-z0-9][\w-]*(\.[\w-]+)*$/i;

/** The folder of the content pack's files. Hashes are kept for as long as size and time of a file stay. */
export class SourceFiles {
  readonly #folder: string;
  readonly #hashes = new Map<string, { mark: string; sha256: string }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Bytes. @throws ENOENT */
  async sizeOf(name: string): Promise<number> {
    return (await fs.promises.stat(this.#pathOf(name))).size;
  }

  /** @throws ENOENT */
  async find(name: string): Promise<SourceFile> {
    const file = this.#pathOf(name);
    const { size, mtimeMs } = await fs.promises.stat(file);
    const mark = `${size} ${mtimeMs}`;
    const known = this.#hashes.get(name);
    if (known?.mark === mark) return { name, path: file, size, sha256: known.sha256 };
    const sha256 = await hashOf(file);
    this.#hashes.set(name, { mark, sha256 });
    return { name, path: file, size, sha256 };
  }

  #pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error('not the name of a file');
    return path.join(this.#folder, name);
  }
}

/** By one buffer from the first to the last byte: a stream would leave each chunk to the collector, as many as all files have. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await using handle = await fs.promises.open(file);
  const chunk = Buffer.allocUnsafe(CHUNK);
  for (;;) {
    const { bytesRead } = await handle.read(chunk, 0, CHUNK);
    if (bytesRead === 0) return hash.digest('hex');
    hash.update(chunk.subarray(0, bytesRead));
  }
}
