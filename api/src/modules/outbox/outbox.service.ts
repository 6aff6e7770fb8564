import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addressKey } from 'shared/contract/booking/contact-address';
import type { Db, ReportFault } from '../../db/client.ts';
import { OUTBOX_LANES, type OutboxChannel, type OutboxState } from '../../db/visit-schema.ts';
import type { PrivateData } from '../private-data/private-data.service.ts';
import { mailDocument } from './mail/mail-document.model.ts';
import type { MessageContent, MessagePort } from './message.port.ts';
import { OutboxLane } from './outbox-lane.service.ts';
import type { Receipt } from './receipts.model.ts';
import { TextBudget } from './text-budget.service.ts';
import {
  countState,
  eraseMessage,
  findFault,
  findPresent,
  insertMessage,
  listMessages,
  messagesAfter,
  recordReceipt,
  requeue,
  type OutboxRow,
} from './outbox.store.ts';

const DAY_MS = 86_400_000;
const MESSAGES_AT_ONCE = 500;

const content = z.object({
  to: z.string(),
  text: z.string(),
  subject: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  template: z.object({ name: z.string(), values: z.record(z.string(), z.string()) }).optional(),
  document: mailDocument.optional(),
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), file: z.string() }).optional(),
});

interface OutboxDependencies {
  db: Db;
  now: () => number;
  data: PrivateData;
  ports: Readonly<Record<OutboxChannel, MessagePort>>;
  /** Any number when absent. */
  textsPerDay?: number;
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
 * what did not happen; delivered afterwards, at least once, each kind in a lane of its own.
 */
export class Outbox {
  readonly #dependencies: OutboxDependencies;
  readonly #lanes: readonly OutboxLane[];
  /** Asked before a code is written. */
  readonly textBudget: TextBudget;
  #timer: NodeJS.Timeout | undefined;
  #report: ReportFault = () => undefined;

  constructor(dependencies: OutboxDependencies) {
    this.#dependencies = dependencies;
    this.textBudget = new TextBudget({ perDay: dependencies.textsPerDay ?? 0, now: dependencies.now });
    const read = (row: OutboxRow) => this.read(row);
    this.#lanes = OUTBOX_LANES.map((name) => new OutboxLane(name, { ...dependencies, read }));
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
    this.textBudget.start(report);
    this.#timer = setInterval(() => this.wake(), everyMs);
    this.#timer.unref();
  }

  /** Sends what is due, in the background. */
  wake(): void {
    if (!this.#timer) return;
    for (const lane of this.#lanes) {
      // The messages wait in the database.
      lane.deliverDue().catch((error: unknown) => this.#report(error, 'messages to visitors'));
    }
  }

  /** Sends what is due, all lanes beside each other. @returns how many messages were tried */
  async deliverDue(): Promise<number> {
    const tried = await Promise.all(this.#lanes.map((lane) => lane.deliverDue()));
    return tried.reduce((sum, count) => sum + count, 0);
  }

  /** What a stored message says, and to whom. */
  read({ id, sealed_message }: Pick<OutboxRow, 'id' | 'sealed_message'>): MessageContent {
    return content.parse(JSON.parse(this.#dependencies.data.open(sealed_message, messageAad(id))));
  }

  /** The newest messages, of one state or of all, for the operator. */
  newest(most: number, state?: OutboxState): Promise<OutboxRow[]> {
    return listMessages(this.#dependencies.db, most, state);
  }

  /** Why nobody took a message, or has it; null where it is on its way, arrived, or is not here. */
  faultOf(db: Db, id: string): Promise<string | null> {
    return findFault(db, id);
  }

  /** Which of these messages are here. */
  async present(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return ids.length === 0 ? new Set() : new Set(await findPresent(this.#dependencies.db, ids));
  }

  /** Every message to one of these (contact-address) that is still here, whatever has become of it; letters to many are not looked at. */
  async messagesTo(addresses: ReadonlySet<string>): Promise<(OutboxRow & { text: string })[]> {
    const found = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const rows = await messagesAfter(this.#dependencies.db, after, MESSAGES_AT_ONCE);
      for (const row of rows) {
        const { to, text } = this.read(row);
        if (addresses.has(to) || addresses.has(keyOf(to))) found.push({ ...row, text });
      }
      after = rows.at(-1)?.id;
    }
    return found;
  }

  /** Erases messages inside a transaction. @returns how many were there */
  async erase(tx: Db, messages: readonly Pick<OutboxRow, 'id'>[]): Promise<number> {
    let erased = 0;
    for (const { id } of messages) if (await eraseMessage(tx, id)) erased += 1;
    return erased;
  }

  /** Writes down what became of messages that were taken; those that are not here any more are passed over. */
  async receive(receipts: readonly Receipt[]): Promise<void> {
    for (const receipt of receipts) await recordReceipt(this.#dependencies.db, receipt);
  }

  /** How many messages wait to be sent. */
  depth(): Promise<number> {
    return countState(this.#dependencies.db, 'waiting');
  }

  /** How many nobody took; they are here until they are erased, or replayed. */
  deadLetters(): Promise<number> {
    return countState(this.#dependencies.db, 'failed');
  }

  /** Sends once more what failed, or what was written while there was no gateway, within a day. @returns how many messages */
  async replay(state: 'failed' | 'kept'): Promise<number> {
    const { db, now } = this.#dependencies;
    const messages = await requeue(db, { state, now: now(), expiresAt: now() + DAY_MS });
    this.wake();
    return messages;
  }

  /** Stops looking and waits for what is being sent. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }
}

const keyOf = (to: string) => addressKey(to.includes('@') ? { mobile: '', email: to } : { mobile: to, email: '' });

const messageAad = (id: string) => ({ table: 'outbox', column: 'sealed_message', id });
