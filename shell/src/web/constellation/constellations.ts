import type { ReleaseStore } from 'delivery/store';
import { earlierSets, putBack } from 'delivery/self-repair';
import { nameOf } from 'delivery/verify';
import { writeWebStatus } from 'delivery/web-status';
import type { Constellation } from 'shared/contract/section/release';
import { errorFields, type Log } from '../log.ts';
import type { PageAddress } from '../page/route-address.ts';
import type { Trial } from '../page/thrown-pages.ts';
import type { LastStrike } from '../renderers/watched-pool.ts';
import { createDemotions, type Demotions } from './demotions.ts';
import { proveSnapshot } from './proof.ts';
import type { Snapshot } from './snapshot.ts';
import { stepDown, type SteppedDown, type SteppingOptions } from './step-down.ts';

/** Refusals worth remembering in the status file. */
const REMEMBERED = 10;
/** Milliseconds for which it holds that no earlier release does better: every try starts renderers. */
const TRIED_FOR = 60_000;

export interface ConstellationsOptions extends SteppingOptions {
  store: ReleaseStore;
  /** `https://host` of the site, for commands that print addresses. */
  origin: string;
  log: Log;
  /** Counts a release that gave way to the one before. */
  recordFall?: (() => void) | undefined;
  /** Told when what serves was promoted, in milliseconds since the epoch. */
  recordPromotion?: ((promotedAt: number) => void) | undefined;
  /** Starts the renderers of a set that nobody sees yet; of one that is not in the store, if it is given. */
  open: (id: string, set?: Constellation) => Promise<Snapshot>;
  /** How a page of a set goes that nobody sees yet. */
  tryPage: (snapshot: Snapshot, address: PageAddress) => Promise<Trial>;
}

export interface Constellations {
  /** The promoted and proven constellation. Take it once per request. Null before the first. */
  readonly current: Snapshot | null;
  /** A release failed too often: the one before it serves at once, and is promoted as soon as that can be written. */
  giveWay(strike: LastStrike): void;
  close(): void;
}

interface Refusal {
  id: string;
  reason: string;
  at: string;
}

/** A disk that is full keeps commands waiting for the status; it keeps neither visitors from pages nor the next set out. */
async function reportStatus(
  { store, log, origin }: ConstellationsOptions,
  status: Omit<Parameters<typeof writeWebStatus>[1], 'origin'>,
): Promise<void> {
  try {
    await writeWebStatus(store.dataDir, { ...status, origin });
  } catch (error) {
    log.error(errorFields(error), 'what serves could not be written down');
  }
}

class Following implements Pick<Constellations, 'current' | 'close'> {
  readonly #options: ConstellationsOptions;
  readonly #refused: Refusal[] = [];
  readonly #demotions: Demotions;
  #current: Snapshot | null = null;
  /** Releases that no earlier one does better than, and when that was last seen. */
  readonly #withoutBetter = new Map<string, number>();
  /** What serves, where the store does not have it. */
  #unwritten: Constellation | undefined;

  constructor(options: ConstellationsOptions) {
    this.#options = options;
    this.#demotions = createDemotions(options);
  }

  get current(): Snapshot | null {
    return this.#current;
  }

  close(): void {
    this.#demotions.close();
    this.#current?.renderers.close();
  }

  /** Serves the failing release's predecessor, if that does better. Never rejects. */
  async giveWay({ release: { app, version }, reason, at }: LastStrike): Promise<void> {
    const { log } = this.#options;
    const before = this.#current;
    const name = nameOf({ app, version });
    const isTried = performance.now() - (this.#withoutBetter.get(name) ?? -Infinity) < TRIED_FOR;
    if (before?.releases[app]?.version !== version || isTried) return;
    const isBetter = at === null ? undefined : (opened: Snapshot) => this.#doesBetter(opened, at);
    try {
      const set = this.#unwritten ?? (await this.#options.store.readConstellation(before.id));
      const stepped = await stepDown(this.#options, { set, failing: [app], before, ...(isBetter && { isBetter }) });
      if (stepped) return await this.#fall(stepped, reason);
      this.#withoutBetter.set(name, performance.now());
      log.error({ section: app, version }, 'no earlier release does better');
    } catch (error) {
      log.error({ section: app, version, ...errorFields(error) }, 'a release could not give way');
    }
  }

  async #doesBetter(opened: Snapshot, { address, isThrow }: NonNullable<LastStrike['at']>): Promise<boolean> {
    const trial = await this.#options.tryPage(opened, address);
    return isThrow ? trial === 'made' : trial !== 'threw';
  }

  /** In memory first: it does not wait for a disk. */
  async #fall({ snapshot, set, falls }: SteppedDown, reason: string): Promise<void> {
    this.#serve(snapshot, set);
    for (const { app, version, to } of falls) {
      this.#options.log.error({ section: app, version, to }, 'a release was demoted');
      this.#options.recordFall?.();
    }
    this.#demotions.add(falls, reason);
    await this.#report();
  }

  #report(): Promise<void> {
    return reportStatus(this.#options, { constellation: this.#current?.id ?? null, refused: this.#refused });
  }

  /** Serves a set, or goes on with the one before. Never rejects. */
  async consider(id: string): Promise<void> {
    if (id === this.#current?.id) return;
    const reason = await this.#accept(id);
    // The command that waits for an answer reads it before it finds the pointer moved.
    await this.#report();
    const isElsewhere = this.#current !== null && this.#current.id !== id && this.#unwritten === undefined;
    // What serves in place of releases that failed is written by its demotion.
    if (reason !== null && this.#current && isElsewhere) await this.#putBack(id, reason, this.#current.id);
  }

  /** A pointer that cannot be read says nothing of what serves; a process that starts takes the last whole set. */
  async begin(error: unknown): Promise<void> {
    this.#options.log.error(errorFields(error), 'the pointer cannot be read');
    if (this.#current === null) await this.#recover([]);
    await this.#report();
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
      await this.#recordPromotion(id);
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
      if (this.#current === null && opened) await this.#serveRest(opened, id);
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
        return await this.#serveRest(opened, id);
      } catch (error) {
        log.error({ constellation: id, ...errorFields(error) }, 'cannot be served either');
      }
    }
  }

  /** A set that is not whole, for want of a better one: sections that cannot be opened in their earlier releases. */
  async #serveRest(opened: Snapshot, id: string): Promise<void> {
    const { store, log } = this.#options;
    this.#serve(opened);
    const failing = [...opened.renderers.unusable.keys()];
    if (failing.length === 0) return;
    const reason = `${failing.join(', ')} could not be opened at a start`;
    try {
      const set = await store.readConstellation(id);
      const stepped = await stepDown(this.#options, { set, failing, before: opened });
      if (stepped) await this.#fall(stepped, reason);
    } catch (error) {
      log.error({ sections: failing, ...errorFields(error) }, 'no earlier release could be opened');
    }
  }

  /** One assignment; the renderers before end when their last visitors have been answered. */
  #serve(snapshot: Snapshot, unwritten?: Constellation): void {
    const before = this.#current;
    this.#current = snapshot;
    this.#unwritten = unwritten;
    before?.renderers.retire();
    this.#options.log.info({ constellation: snapshot.id }, 'constellation serves');
  }

  async #recordPromotion(id: string): Promise<void> {
    const { store, recordPromotion } = this.#options;
    if (!recordPromotion) return;
    const { lines } = await store.readHistory().catch(() => ({ lines: [] }));
    const move = lines.findLast(({ to }) => to === id);
    if (move) recordPromotion(Date.parse(move.when));
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
      giveWay: (strike) => enqueue(() => following.giveWay(strike)),
      close: () => {
        watch.close();
        following.close();
      },
    };
  });
}
