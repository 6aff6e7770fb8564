import type { Db } from '../../db/client.ts';
import { importedAt } from '../../imported/content-state.store.ts';

/** When the content was imported. Asked twice a second, so read anew only when it has changed. */
export class ImportTime {
  readonly #db: Db;
  #known: { version: number; at: number } | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Milliseconds since the epoch; 0 before anything was imported. */
  async at(version: number): Promise<number> {
    if (this.#known?.version !== version) this.#known = { version, at: await importedAt(this.#db) };
    return this.#known.at;
  }
}
