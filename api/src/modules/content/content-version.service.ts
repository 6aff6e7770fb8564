import type { Db } from '../../db/client.ts';
import { contentVersion } from '../../imported/content-state.store.ts';

/**
 * The content version that every read answers with. Taken before the data is read, so that an answer may be newer than
 * the version it carries but never older: a cache that follows versions then never keeps stale data.
 */
export class ContentVersion {
  readonly #db: Db;
  readonly #freshMs: number;
  #known: { version: number; at: number } | undefined;
  #asking: Promise<number> | undefined;

  /** @param freshMs for so long a version counts as recent */
  constructor(db: Db, freshMs: number) {
    this.#db = db;
    this.#freshMs = freshMs;
  }

  /** At most as old as that; concurrent requests share one query. */
  async recent(): Promise<number> {
    if (this.#known && performance.now() - this.#known.at < this.#freshMs) return this.#known.version;
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
