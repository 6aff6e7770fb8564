import type { Db } from '../../db/client.ts';
import { contentVersion } from '../../imported/content-state.store.ts';

const FRESH_MS = 100;

/**
 * The content version that every read answers with. Taken before the data is read, so that an answer may be newer than
 * the version it carries but never older: a cache that follows versions then never keeps stale data.
 */
export class ContentVersion {
  readonly #db: Db;
  #known: { version: number; at: number } | undefined;
  #asking: Promise<number> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** At most {@link FRESH_MS} old; concurrent requests share one query. */
  async recent(): Promise<number> {
    if (this.#known && performance.now() - this.#known.at < FRESH_MS) return this.#known.version;
    return this.current();
  }

  async current(): Promise<number> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  async #ask(): Promise<number> {
    const at = performance.now();
    const version = await contentVersion(this.#db);
    this.#known = { version, at };
    return version;
  }
}
