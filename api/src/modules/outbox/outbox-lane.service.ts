import type { Db } from '../../db/client.ts';
import type { OutboxChannel, OutboxLaneName } from '../../db/visit-schema.ts';
import { CircuitBreaker } from './circuit-breaker.model.ts';
import { DeliveryFault, KEPT, type MessageContent, type MessagePort } from './message.port.ts';
import { claimDue, recordOutcome, type OutboxRow } from './outbox.store.ts';

const BATCH = 10;
/** Longer than any port may take for a whole batch. */
const LEASE_MS = 120_000;
const MOST_ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 10 * 60_000;

const SECOND_MS = 1000;
const PATIENT = { faults: 10, firstPauseMs: 5 * SECOND_MS, longestPauseMs: 60 * SECOND_MS };

/** Codes are of use for minutes only: their receiver is asked again soon. */
const BREAKERS = {
  code: { faults: 10, firstPauseMs: SECOND_MS, longestPauseMs: 5 * SECOND_MS },
  text: PATIENT,
  mail: PATIENT,
  letter: PATIENT,
} as const satisfies Record<OutboxLaneName, object>;

interface LaneDependencies {
  db: Db;
  now: () => number;
  ports: Readonly<Record<OutboxChannel, MessagePort>>;
  read: (row: OutboxRow) => MessageContent;
}

/** Messages of one kind, sent apart from all others: what hangs here is waited for here only. */
export class OutboxLane {
  readonly #name: OutboxLaneName;
  readonly #dependencies: LaneDependencies;
  readonly #breaker: CircuitBreaker;
  #running: Promise<number> | undefined;
  #wanted = false;
  #isClosed = false;

  constructor(name: OutboxLaneName, dependencies: LaneDependencies) {
    this.#name = name;
    this.#dependencies = dependencies;
    this.#breaker = new CircuitBreaker(BREAKERS[name]);
  }

  /** Sends what is due. @returns how many messages were tried */
  async deliverDue(): Promise<number> {
    this.#wanted = true;
    this.#running ??= this.#deliverAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Waits for what is being sent, and begins nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.allSettled([this.#running]);
  }

  async #deliverAll(): Promise<number> {
    const { db, now } = this.#dependencies;
    let tried = 0;
    while (this.#wanted && !this.#isClosed) {
      this.#wanted = false;
      const most = this.#breaker.allowed(BATCH, now());
      if (most === 0) break;
      const rows = await claimDue(db, { lane: this.#name, now: now(), leaseMs: LEASE_MS, most });
      await Promise.all(rows.map((row) => this.#deliver(row)));
      tried += rows.length;
      if (rows.length === most) this.#wanted = true;
    }
    return tried;
  }

  async #deliver(row: OutboxRow): Promise<void> {
    const { db, now, ports, read } = this.#dependencies;
    try {
      const outcome = await ports[row.channel]({ id: row.id, ...read(row) });
      this.#breaker.reached();
      const sent = { state: 'sent', sent_at: new Date(now()) } as const;
      await recordOutcome(db, row.id, outcome === KEPT ? { state: 'kept' } : sent);
    } catch (error) {
      const fault = error instanceof DeliveryFault ? error : new DeliveryFault('unexpected');
      this.#note(fault);
      const isOver = fault.isFinal || row.attempts >= MOST_ATTEMPTS;
      const due_at = new Date(now() + Math.min(LONGEST_PAUSE_MS, SECOND_MS * 2 ** (row.attempts - 1)));
      const outcome = isOver ? ({ state: 'failed' } as const) : ({ state: 'waiting', due_at } as const);
      await recordOutcome(db, row.id, { ...outcome, fault: fault.message });
    }
  }

  /** What is wrong with one message says nothing about the receiver. */
  #note({ isFinal }: DeliveryFault): void {
    if (isFinal) this.#breaker.reached();
    else this.#breaker.failed(this.#dependencies.now());
  }
}
