import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db, ReportFault } from '../../db/client.ts';
import type { OutboxChannel } from '../../db/visit-schema.ts';
import type { PrivateData } from '../private-data/private-data.service.ts';
import { DeliveryFault, type MessageContent, type MessagePort } from './message.port.ts';
import { claimDue, countWaiting, insertMessage, listMessages, recordOutcome, type OutboxRow } from './outbox.store.ts';

const BATCH = 10;
/** Longer than any port may take for a whole batch. */
const LEASE_MS = 120_000;
const MOST_ATTEMPTS = 12;
const LONGEST_PAUSE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

const content = z.object({
  to: z.string(),
  text: z.string(),
  subject: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

interface OutboxDependencies {
  db: Db;
  now: () => number;
  data: PrivateData;
  ports: Readonly<Record<OutboxChannel, MessagePort>>;
}

export interface OutboxMessage {
  /** Of a message that must not be written twice; any other gets one of its own. */
  id?: string;
  channel: OutboxChannel;
  /** Word for the operator: `code`, `booking`, `subscription`. */
  purpose: string;
  content: MessageContent;
  /** After so long it is not worth sending. */
  ttlMs?: number;
  /** After so long it is erased, sent or not. */
  keepMs?: number;
}

/**
 * Messages to visitors. Written in the transaction they belong to, so that none is promised and lost, none sent for
 * what did not happen; delivered afterwards, at least once.
 */
export class Outbox {
  readonly #dependencies: OutboxDependencies;
  #timer: NodeJS.Timeout | undefined;
  #report: ReportFault = () => undefined;
  #running: Promise<number> | undefined;
  #wanted = false;

  constructor(dependencies: OutboxDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Adds a message inside a transaction. Call {@link wake} when it is committed.
   * @returns false when there is one of that id
   */
  async put(tx: Db, message: OutboxMessage): Promise<boolean> {
    const { id = randomUUID(), channel, purpose, content, ttlMs = DAY_MS, keepMs = 30 * DAY_MS } = message;
    const now = this.#dependencies.now();
    const sealed_message = this.#dependencies.data.seal(JSON.stringify(content), messageAad(id));
    const times = { due_at: now, expires_at: now + ttlMs, erase_at: now + keepMs, created_at: now };
    const stamps = Object.fromEntries(Object.entries(times).map(([name, at]) => [name, new Date(at)])) as Record<
      keyof typeof times,
      Date
    >;
    return insertMessage(tx, { id, channel, purpose, state: 'waiting', sealed_message, attempts: 0, ...stamps });
  }

  /** Looks for due messages now and every so often. */
  start(everyMs: number, report: ReportFault): void {
    this.#report = report;
    this.#timer = setInterval(() => this.wake(), everyMs);
    this.#timer.unref();
  }

  /** Sends what is due, in the background. */
  wake(): void {
    if (!this.#timer) return;
    // The messages wait in the database.
    void this.deliverDue().catch((error: unknown) => this.#report(error, 'messages to visitors'));
  }

  /** Sends what is due. @returns how many messages were tried */
  async deliverDue(): Promise<number> {
    this.#wanted = true;
    this.#running ??= this.#deliverAll().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #deliverAll(): Promise<number> {
    let tried = 0;
    while (this.#wanted) {
      this.#wanted = false;
      const rows = await claimDue(this.#dependencies.db, {
        now: this.#dependencies.now(),
        leaseMs: LEASE_MS,
        most: BATCH,
      });
      await Promise.all(rows.map((row) => this.#deliver(row)));
      tried += rows.length;
      if (rows.length === BATCH) this.#wanted = true;
    }
    return tried;
  }

  async #deliver(row: OutboxRow): Promise<void> {
    const { db, now, ports } = this.#dependencies;
    try {
      await ports[row.channel]({ id: row.id, ...this.read(row) });
      await recordOutcome(db, row.id, { state: 'sent', sent_at: new Date(now()) });
    } catch (error) {
      const fault = error instanceof DeliveryFault ? error : new DeliveryFault('unexpected');
      const isOver = fault.isFinal || row.attempts >= MOST_ATTEMPTS;
      const due_at = new Date(now() + Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (row.attempts - 1)));
      const outcome = isOver ? ({ state: 'failed' } as const) : ({ state: 'waiting', due_at } as const);
      await recordOutcome(db, row.id, { ...outcome, fault: fault.message });
    }
  }

  /** What a stored message says, and to whom. */
  read({ id, sealed_message }: Pick<OutboxRow, 'id' | 'sealed_message'>): MessageContent {
    return content.parse(JSON.parse(this.#dependencies.data.open(sealed_message, messageAad(id))));
  }

  /** The newest messages, for the operator. */
  newest(most: number): Promise<OutboxRow[]> {
    return listMessages(this.#dependencies.db, most);
  }

  /** How many messages wait to be sent. */
  depth(): Promise<number> {
    return countWaiting(this.#dependencies.db);
  }

  /** Stops looking and waits for what is being sent. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await Promise.allSettled([this.#running]);
  }
}

const messageAad = (id: string) => ({ table: 'outbox', column: 'sealed_message', id });
