import { setTimeout } from 'node:timers/promises';
import type { Db, ReportFault } from '../../../db/client.ts';
import { CallError } from '../../../model/call-error.ts';
import type { BundlePlan } from './bundle-plan.service.ts';
import type { BundleStore } from './bundle-stores.adapter.ts';
import { zipSize } from './zip-file.adapter.ts';
import { endOrders, saveProgress, takeBack } from './bundle.store.ts';

/** Milliseconds between two words about how far one is: what a page without script sees is at most so old. */
const SAVE_EVERY = 1000;
/** Files that may wait to be made: beyond that, whoever asks is told to come back. */
const MOST_WAITING = 20;

export interface MakingDependencies {
  db: Db;
  now: () => number;
  storeOf: (plan: BundlePlan) => BundleStore;
  /** Told of progress that could not be written down. */
  report: ReportFault;
  /** Fewer than usual, for tests. */
  mostWaiting?: number | undefined;
}

/** A ZIP file that was ordered. */
export interface Begun {
  key: string;
  /** Takes this order back. */
  order: string;
  /** Its path. */
  url: string;
  /** It was made at once. */
  isReady: boolean;
}

/** One that is being made, or waits for its turn. */
interface Work {
  done: Promise<void>;
  giveUp: AbortController;
  /** Requests that have nothing to send before it is made. */
  waiting: number;
}

/** Everybody who wanted it has taken their order back. */
export class GivenUpError extends CallError {
  constructor() {
    super('50300', { reason: 'cancelled' });
  }
}

/** Makes ZIP files one after the other, and tells of each how far it is, where every service can read it. */
export class BundleMaking {
  readonly #given: MakingDependencies;
  readonly #under = new Map<string, Work>();
  #last: Promise<void> = Promise.resolve();

  constructor(given: MakingDependencies) {
    this.#given = given;
  }

  isUnderWay(key: string): boolean {
    return this.#under.has(key);
  }

  /** Begins, or joins who began: that costs nothing. @throws {CallError} 50300 too many at once, or given up */
  make(plan: BundlePlan): Promise<void> {
    return this.#workOn(plan).done;
  }

  /** The same for a request that waits for it: whoever takes an order back leaves that one alone. */
  async makeFor(plan: BundlePlan): Promise<void> {
    const work = this.#workOn(plan);
    work.waiting += 1;
    try {
      await work.done;
    } finally {
      work.waiting -= 1;
    }
  }

  /** @throws {CallError} 40401 no such download */
  async cancel(key: string, order: string): Promise<void> {
    const left = await takeBack(this.#given.db, key, order);
    if (left === undefined) throw new CallError('40401');
    if (left === 0) this.#giveUp(key);
  }

  /** Waits for what is being made. */
  async close(): Promise<void> {
    await this.#last;
  }

  #workOn(plan: BundlePlan): Work {
    const known = this.#under.get(plan.key);
    if (known) return known;
    if (this.#under.size >= (this.#given.mostWaiting ?? MOST_WAITING)) throw new CallError('50300');
    const work: Work = { giveUp: new AbortController(), waiting: 0, done: this.#last };
    work.done = this.#carryOut(plan, work);
    this.#under.set(plan.key, work);
    this.#last = work.done.catch(() => {
      // Told to whoever began it; the next one begins all the same.
    });
    return work;
  }

  /** Once its turn has come. */
  async #carryOut(plan: BundlePlan, work: Work): Promise<void> {
    const { key } = plan;
    const { signal } = work.giveUp;
    const before = work.done;
    const progress = progressOf(this.#given, key, () => this.#giveUp(key));
    let made = 0;
    try {
      await before;
      signal.throwIfAborted();
      const store = this.#given.storeOf(plan);
      if (!(await store.find(key))) await store.make(plan, { signal, onBytes: progress.add });
      made = zipSize(plan);
    } catch (error) {
      throw signal.aborted ? new GivenUpError() : error;
    } finally {
      if (this.#under.get(key) === work) this.#under.delete(key);
      await (this.#under.has(key) ? progress.stop() : progress.end(made));
    }
  }

  /** Whoever orders it from now on has it made anew. */
  #giveUp(key: string): void {
    const work = this.#under.get(key);
    if (!work || work.waiting > 0) return;
    this.#under.delete(key);
    work.giveUp.abort();
  }
}

interface ProgressLog {
  add: (bytes: number) => void;
  /** With the bytes of what is made, 0 where nothing is. */
  end: (made: number) => Promise<void>;
  /** Leaves it to who makes it anew already. */
  stop: () => Promise<void>;
}

/** Writes down how far one is, again and again, one word after the other. */
function progressOf({ db, now, report }: MakingDependencies, key: string, onUnwanted: () => void): ProgressLog {
  let made = 0;
  let written: Promise<void> = Promise.resolve();
  const write = (act: () => Promise<void>) => {
    written = written.then(act).catch((error: unknown) => report(error, 'telling of a download'));
    return written;
  };
  const save = async () => {
    const isWanted = await saveProgress(db, key, { made, at: new Date(now()) });
    if (!isWanted) onUnwanted();
  };
  const timer = setInterval(() => void write(save), SAVE_EVERY);
  timer.unref();
  void write(save);
  return {
    add: (bytes) => {
      made += bytes;
    },
    end: (bytes) => {
      clearInterval(timer);
      return write(() => endOrders(db, key, bytes));
    },
    stop: () => {
      clearInterval(timer);
      return written;
    },
  };
}

/** Whether it is made in so many milliseconds. @throws {CallError} what it is refused for in that time */
export async function isMadeWithin(patience: number, making: Promise<void>): Promise<boolean> {
  const made = making.then(
    () => true,
    (error: unknown) => {
      if (error instanceof CallError) throw error;
      return false;
    },
  );
  return Promise.race([made, setTimeout(patience, false, { ref: false })]);
}
