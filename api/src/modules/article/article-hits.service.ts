import type { Db, ReportFault } from '../../db/client.ts';
import { ReadersToday } from './readers-today.service.ts';
import { addHits, findHits } from './article-hits.store.ts';

/**
 * Reader counts. Counted in memory and written together every few seconds, because one write per view would make every
 * reader wait for the disk; a crash loses at most the hits of the last interval.
 */
export class ArticleHits {
  readonly #db: Db;
  readonly #readers = new ReadersToday();
  readonly #timer: NodeJS.Timeout;
  #pending = new Map<string, number>();
  #flushing: Promise<void> | undefined;
  #flushes = 0;

  constructor(db: Db, everyMs: number, report: ReportFault) {
    this.#db = db;
    // A failed write keeps its counts for the next one.
    const write = () => void this.flush().catch((error: unknown) => report(error, 'reader counts'));
    this.#timer = setInterval(write, everyMs);
    this.#timer.unref();
  }

  /** Counts a visitor once a day; our own programs, which are nobody, each time. */
  count(baseId: string, { visitor, now }: { visitor: string | undefined; now: number }): void {
    if (visitor !== undefined && !this.#readers.isFirst(baseId, { visitor, now })) return;
    this.#pending.set(baseId, (this.#pending.get(baseId) ?? 0) + 1);
  }

  /** Stored and not yet stored hits. */
  async of(baseId: string): Promise<number> {
    for (;;) {
      await Promise.allSettled([this.#flushing]);
      const before = this.#flushes;
      const stored = await findHits(this.#db, baseId);
      // A flush that began meanwhile may have moved hits from memory to the row just read, or past it: look again.
      if (before === this.#flushes) return stored + (this.#pending.get(baseId) ?? 0);
    }
  }

  /** Writes what is counted; rejects when the database does not take it, keeping the counts. */
  async flush(): Promise<void> {
    if (this.#flushing) return this.#flushing;
    if (this.#pending.size === 0) return;
    this.#flushes += 1;
    this.#flushing = this.#write(this.#pending).finally(() => (this.#flushing = undefined));
    return this.#flushing;
  }

  async #write(counts: Map<string, number>): Promise<void> {
    this.#pending = new Map();
    try {
      await addHits(this.#db, counts);
    } catch (error) {
      for (const [baseId, hits] of counts) this.#pending.set(baseId, (this.#pending.get(baseId) ?? 0) + hits);
      throw error;
    }
  }

  /** Stops the interval and writes the rest. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled([this.#flushing]);
    await this.flush();
  }
}
