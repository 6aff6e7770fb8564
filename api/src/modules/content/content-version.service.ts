import type { Reads } from '../../db/reads/replica.ts';
import { contentVersion } from '../../imported/content-state.store.ts';

/**
 * The content version that every read answers with. Taken before the data is read, so that an answer may be newer than
 * the version it carries but never older: a cache that follows versions then never keeps stale data.
 */
export class ContentVersion {
  readonly #freshMs: number;
  readonly #databases: Pick<Reads, 'newest' | 'keepUp'>;
  #known: { version: number; at: number } | undefined;
  #asking: Promise<number> | undefined;

  /**
   * @param freshMs for so long a version counts as recent
   * @param databases keep up when the version is another one, before anybody is told
   */
  constructor(databases: Pick<Reads, 'newest' | 'keepUp'>, freshMs: number) {
    this.#databases = databases;
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
    const version = await contentVersion(this.#databases.newest);
    if (version !== this.#known?.version) await this.#databases.keepUp();
    this.#known = { version, at };
    return version;
  }
}
