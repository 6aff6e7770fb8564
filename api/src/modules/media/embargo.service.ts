import type { Db } from '../../db/client.ts';
import { findEntries } from '../../imported/entry.store.ts';
import { findDocumentsToCome } from './document-embargo.store.ts';
import { filmFiles } from './film-files.service.ts';
import { findUnderEmbargo } from './media.store.ts';

/** A file below `media/`, or a picture by its name in all its sizes, that must not be given out before `until`. */
export interface HiddenFile {
  name: string;
  /** Milliseconds since the epoch. */
  until: number;
}

const SIZE_AND_FORMAT = /-\d+\.\w+$/;

/** What the web process must not serve yet. Asked twice a second, so read anew only when the content has changed. */
export class Embargo {
  readonly #db: Db;
  readonly #now: () => number;
  #known: { version: number; hidden: HiddenFile[] } | undefined;

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async hidden(version: number): Promise<HiddenFile[]> {
    if (this.#known?.version !== version) this.#known = { version, hidden: await this.#read() };
    const now = this.#now();
    return this.#known.hidden.filter(({ until }) => until > now);
  }

  async #read(): Promise<HiddenFile[]> {
    const now = new Date(this.#now());
    const [entries, films, documents] = await Promise.all([
      findUnderEmbargo(this.#db, now),
      findEntries(this.#db, 'film'),
      findDocumentsToCome(this.#db, now),
    ]);
    const played = new Map(films.rows.map((film) => [film.id, filmFiles(film)]));
    const pictured = entries.flatMap(({ id, picture, files, public_at }) => {
      const pictures = [
        ...(picture === null ? [] : [picture]),
        ...files.map((file) => file.replace(SIZE_AND_FORMAT, '')),
      ];
      return [...new Set([...pictures, ...files, ...(played.get(id) ?? [])])].map((name) => ({
        name,
        until: public_at.getTime(),
      }));
    });
    return [...pictured, ...documents];
  }
}
