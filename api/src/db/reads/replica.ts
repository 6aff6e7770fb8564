import { sql, type CompiledQuery, type QueryResult } from 'kysely';
import type { Db } from '../client.ts';
import { readingDb } from './reading-db.ts';

/** Milliseconds between two looks at how far the replica is. */
const LOOK_EVERY = 250;
/** Milliseconds that the primary has for what the replica could answer as well. */
const PATIENCE = 1000;

/** Where the primary was at a moment of this process: bytes of its log, milliseconds. */
interface Mark {
  position: number;
  at: number;
}

export interface ReplicaState {
  /** Whether reads go to it at this moment. */
  isUsed: boolean;
  /** Milliseconds that it is behind; null while it does not answer. */
  lagMs: number | null;
  /** Questions that each has answered. */
  reads: { primary: number; replica: number };
}

/** What a service with one database has, where nothing is to be decided. */
export interface Reads {
  /** For imported tables. */
  reads: Db;
  /** For what tells whether they changed: from the primary, as long as it answers. */
  newest: Db;
  /** Resolves when whatever is read from now on is at least as new as what was just read. */
  keepUp(): Promise<void>;
}

const positionOf = async (db: Db, of: 'pg_current_wal_lsn' | 'pg_last_wal_replay_lsn'): Promise<number> => {
  const position = sql<number>`pg_wal_lsn_diff(${sql.raw(of)}(), '0/0')::float8`;
  const { rows } = await sql<{ position: number | null }>`select ${position} as position`.execute(db);
  const [row] = rows;
  // A replica that was made a primary replays nothing, and its log is another one.
  if (typeof row?.position !== 'number') throw new Error('this is no replica');
  return row.position;
};

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer));
}

interface ReplicaOptions {
  primary: Db;
  replica: Db;
  /** A replica that is further behind is not asked. */
  mostLagMs: number;
}

/**
 * Reads of what only imports change, from a replica while that is as new as they need, and from the primary otherwise; each stands in
 * for the other when it does not answer (docs/decisions/0108). What visitors write is never read here.
 */
export class Replica implements Reads {
  readonly reads: Db;
  readonly newest: Db;
  readonly #options: ReplicaOptions;
  readonly #counts = { primary: 0, replica: 0 };
  /** What the replica has not replayed yet, oldest first. */
  #marks: Mark[] = [];
  /** When the primary last said where it is. */
  #primaryAt = 0;
  /** Up to where the replica is; null while it does not answer. */
  #replayed: number | null = null;
  /** Up to where it must be, so that nobody reads something older than what was read before. */
  #least = 0;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.reads = readingDb((question) => this.#ask(question));
    this.newest = readingDb((question) => this.#askPrimary(question));
  }

  get state(): ReplicaState {
    return { isUsed: this.#isUsed, lagMs: this.#lagMs, reads: { ...this.#counts } };
  }

  /** Looks at once and then again and again. @returns what ends it */
  start(): () => void {
    let isLooking = false;
    const look = () => {
      if (isLooking) return;
      isLooking = true;
      void this.look().finally(() => (isLooking = false));
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    timer.unref();
    return () => clearInterval(timer);
  }

  /** How far both are. Never rejects. */
  async look(): Promise<void> {
    const { primary, replica } = this.#options;
    const [position, replayed] = await Promise.all([
      within(PATIENCE, positionOf(primary, 'pg_current_wal_lsn')).catch(() => null),
      within(PATIENCE, positionOf(replica, 'pg_last_wal_replay_lsn')).catch(() => null),
    ]);
    if (position !== null) this.#primaryAt = performance.now();
    if (position !== null && position !== this.#marks.at(-1)?.position)
      this.#marks.push({ position, at: this.#primaryAt });
    this.#replayed = replayed;
    if (replayed !== null) this.#marks = this.#marks.filter((mark) => mark.position > replayed);
  }

  async keepUp(): Promise<void> {
    const position = await within(PATIENCE, positionOf(this.#options.primary, 'pg_current_wal_lsn')).catch(() => null);
    // Without the primary the replica is what everybody reads.
    if (position !== null) this.#least = position;
  }

  /** Time does not count in which the primary could write nothing. */
  get #lagMs(): number | null {
    if (this.#replayed === null) return null;
    const [oldest] = this.#marks;
    return oldest ? this.#primaryAt - oldest.at : 0;
  }

  get #isNewEnough(): boolean {
    return this.#replayed !== null && this.#replayed >= this.#least;
  }

  get #isUsed(): boolean {
    const lag = this.#lagMs;
    return this.#isNewEnough && lag !== null && lag <= this.#options.mostLagMs;
  }

  async #ask(question: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!this.#isUsed) return this.#askPrimary(question);
    try {
      return await this.#from('replica', question);
    } catch {
      this.#replayed = null;
      return this.#from('primary', question);
    }
  }

  async #askPrimary(question: CompiledQuery): Promise<QueryResult<unknown>> {
    try {
      return await (this.#isNewEnough
        ? within(PATIENCE, this.#from('primary', question))
        : this.#from('primary', question));
    } catch (error) {
      if (!this.#isNewEnough) throw error;
      return this.#from('replica', question);
    }
  }

  async #from(which: 'primary' | 'replica', question: CompiledQuery): Promise<QueryResult<unknown>> {
    const answer = await this.#options[which].executeQuery(question);
    this.#counts[which] += 1;
    return answer;
  }
}

/** One database for everything. */
export const withoutReplica = (db: Db): Reads => ({ reads: db, newest: db, keepUp: async () => {} });
