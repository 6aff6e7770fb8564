import type { Db } from '../../db/client.ts';
import { findMoments } from './publication.store.ts';

/** When anything of the content is out. Asked twice a second, so read anew only when the content has changed. */
export class PublicationMoments {
  readonly #db: Db;
  readonly #now: () => number;
  #known: { version: number; moments: number[] } | undefined;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** The newest moment that has passed, in milliseconds since the epoch; 0 for none. */
  async newest(version: number): Promise<number> {
    if (this.#known?.version !== version) this.#known = { version, moments: await findMoments(this.#db) };
    const now = this.#now();
    return this.#known.moments.findLast((moment) => moment <= now) ?? 0;
  }
}
