import DataLoader from 'dataloader';
import type { Selectable } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ContentDb, Versions } from '../db/content-reads.ts';
import type { PictureTable } from '../db/schema.ts';

export type PictureRow = Selectable<PictureTable>;
type Row = PictureRow | undefined;

/** A row takes some 500 bytes. */
const MOST_CACHED = 20_000;

/** Rows by their names, also of those that there are not. */
function loaderOf(content: ContentDb) {
  const find = async (names: readonly string[]): Promise<Row[]> => {
    const rows = await content.selectFrom('picture').selectAll().where('name', 'in', names.toSorted()).execute();
    const byName = new Map(rows.map((row) => [row.name, row]));
    return names.map((name) => byName.get(name));
  };
  return new DataLoader(find, {
    cacheMap: new LRUCache<string, Promise<Row>>({ max: MOST_CACHED }),
    // What the calls of a page ask for arrives in one turn of the event loop, as messages of several connections.
    batchScheduleFn: (ask) => setImmediate(ask),
  });
}

/** What finds pictures by their names. */
export interface PictureSource {
  /** Those of the named that there are. */
  find(names: readonly string[]): Promise<Map<string, PictureRow>>;
}

/** Pictures of the pack, each read once per content version, those that are asked for together at once. */
export class Pictures implements PictureSource {
  readonly #content: ContentDb;
  readonly #versions: Versions;
  #version = -1;
  #loader: ReturnType<typeof loaderOf>;

  constructor(content: ContentDb, versions: Versions) {
    this.#content = content;
    this.#versions = versions;
    this.#loader = loaderOf(content);
  }

  async find(names: readonly string[]): Promise<Map<string, PictureRow>> {
    const loader = await this.#current();
    const found = await Promise.all(names.map(async (name) => [name, await loader.load(name)] as const));
    return new Map(found.flatMap(([name, row]) => (row ? [[name, row]] : [])));
  }

  async #current() {
    const recent = await this.#versions.recent();
    if (recent !== this.#version) [this.#version, this.#loader] = [recent, loaderOf(this.#content)];
    return this.#loader;
  }
}
