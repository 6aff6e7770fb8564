import type { Db } from '../../db/client.ts';
import { findMoments } from './publication.store.ts';

/** When anything of the content is out. Read anew only when the content has changed, once for all who ask meanwhile. */
export class PublicationMoments {
  readonly #db: Db;
  readonly #now: () => number;
  #known: { version: number; moments: Promise<number[]> } | undefined;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The newest moment that has passed, in milliseconds since the epoch; 0 for none. */
  async newest(version: number): Promise<number> {
    if (this.#known?.version !== version) this.#known = { version, moments: findMoments(this.#db) };
    const { moments } = this.#known;
    try {
      const read = await moments;
      const now = this.#now();
      return read.findLast((moment) => moment <= now) ?? 0;
    } catch (error) {
      if (this.#known.moments === moments) this.#known = undefined;
      throw error;
    }
  }
}
