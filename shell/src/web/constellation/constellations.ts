import type { ReleaseStore } from 'delivery/store';
import { earlierSets, putBack } from 'delivery/self-repair';
import { writeWebStatus } from 'delivery/web-status';
import { errorFields, type Log } from '../log.ts';
import { proveSnapshot, type Proof } from './proof.ts';
import type { Snapshot } from './snapshot.ts';

/** Refusals worth remembering in the status file. */
const REMEMBERED = 10;

export interface ConstellationsOptions extends Proof {
  store: ReleaseStore;
  log: Log;
  /** Starts the renderers of a set that nobody sees yet. */
  open: (id: string) => Promise<Snapshot>;
}

export interface Constellations {
  /** The promoted and proven constellation. Take it once per request. Null before the first. */
  readonly current: Snapshot | null;
  close(): void;
}

interface Refusal {
  id: string;
  reason: string;
  at: string;
}

/** A disk that is full keeps commands waiting for the status; it keeps neither visitors from pages nor the next set out. */
async function reportStatus(
  { store, log }: ConstellationsOptions,
  status: Parameters<typeof writeWebStatus>[1],
): Promise<void> {
  try {
    await writeWebStatus(store.dataDir, status);
  } catch (error) {
    log.error(errorFields(error), 'what serves could not be written down');
  }
}

class Following implements Constellations {
  readonly #options: ConstellationsOptions;
  readonly #refused: Refusal[] = [];
  #current: Snapshot | null = null;

  constructor(options: ConstellationsOptions) {
    this.#options = options;
  }

  get current(): Snapshot | null {
    return this.#current;
  }

  close(): void {
    this.#current?.renderers.close();
  }

  /** Serves a set, or goes on with the one before. Never rejects. */
  async consider(id: string): Promise<void> {
    if (id === this.#current?.id) return;
    const reason = await this.#accept(id);
    // The command that waits for an answer reads it before it finds the pointer moved.
    await reportStatus(this.#options, { constellation: this.#current?.id ?? null, refused: this.#refused });
    if (reason !== null && this.#current && this.#current.id !== id) await this.#putBack(id, reason, this.#current.id);
  }

  /** A pointer that cannot be read says nothing of what serves; a process that starts takes the last whole set. */
  async begin(error: unknown): Promise<void> {
    this.#options.log.error(errorFields(error), 'the pointer cannot be read');
    if (this.#current === null) await this.#recover([]);
    await reportStatus(this.#options, { constellation: this.#current?.id ?? null, refused: this.#refused });
  }

  /** @returns why not; null when it serves without a fault */
  async #accept(id: string): Promise<string | null> {
    const { log } = this.#options;
    let opened: Snapshot | undefined;
    try {
      opened = await this.#options.open(id);
      const faults = await proveSnapshot(opened, this.#current, this.#options);
      for (const { app, error } of faults) log.error({ section: app, ...errorFields(error) }, 'section is dead');
      const refusing = faults.find(({ isNew }) => isNew);
      if (refusing) throw refusing.error;
      this.#serve(opened);
      return null;
    } catch (error) {
      const reason = (error as Error).message;
      log.error(
        { constellation: id, serving: this.#current?.id ?? null, ...errorFields(error) },
        'constellation refused',
      );
      this.#refused.push({ id, reason, at: new Date().toISOString() });
      this.#refused.splice(0, this.#refused.length - REMEMBERED);
      // A process that starts has nothing to go on with: the sections that can be opened serve, the others say so.
      if (this.#current === null && opened) this.#serve(opened);
      else if (this.#current === null) await this.#recover([id]);
      else opened?.renderers.close();
      return reason;
    }
  }

  /** The last set that is whole, of all that were promoted. */
  async #recover(without: readonly string[]): Promise<void> {
    const { store, log, open } = this.#options;
    for (const id of await earlierSets(store, without).catch(() => [])) {
      try {
        const opened = await open(id);
        await proveSnapshot(opened, null, this.#options);
        return this.#serve(opened);
      } catch (error) {
        log.error({ constellation: id, ...errorFields(error) }, 'cannot be served either');
      }
    }
  }

  /** One assignment; the renderers before end when their last visitors have been answered. */
  #serve(snapshot: Snapshot): void {
    const before = this.#current;
    this.#current = snapshot;
    before?.renderers.retire();
    this.#options.log.info({ constellation: snapshot.id }, 'constellation serves');
  }

  async #putBack(id: string, reason: string, serving: string): Promise<void> {
    const { store, log } = this.#options;
    try {
      if (await putBack(store, { id, reason, serving }))
        log.warn({ constellation: id, serving }, 'the pointer went back');
    } catch (error) {
      log.error({ constellation: id, ...errorFields(error) }, 'the pointer could not be put back');
    }
  }
}

/**
 * Follows the pointer. A constellation serves only after every file was verified and its pages were rendered by its own
 * renderers; until then, and when anything is wrong, the one before goes on serving.
 */
export function followConstellations(options: ConstellationsOptions): Promise<Constellations> {
  const following = new Following(options);
  let queue = Promise.resolve();
  return new Promise((resolve) => {
    const enqueue = (task: () => Promise<void>) => {
      queue = queue.then(task);
      void queue.then(() => resolve(followed));
    };
    const watch = options.store.watchPointer(
      (id) =>
        enqueue(() =>
          id === null
            ? reportStatus(options, { constellation: following.current?.id ?? null, refused: [] })
            : following.consider(id),
        ),
      (error) => enqueue(() => following.begin(error)),
    );
    const followed: Constellations = {
      get current() {
        return following.current;
      },
      close: () => {
        watch.close();
        following.close();
      },
    };
  });
}
