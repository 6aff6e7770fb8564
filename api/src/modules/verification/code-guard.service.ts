import type { CodePuzzle } from 'shared/contract/booking/code-puzzle';
import type { Db, ReportFault } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import { takeNonce } from '../crypto/unseal.service.ts';
import { takeSending, type SendRule } from '../outbox/send-limit.service.ts';
import type { PrivateData } from '../private-data/private-data.service.ts';
import { countCodes } from './code.store.ts';
import { newPuzzle, readProof, waitOf, type Proof } from './puzzle.model.ts';

const MINUTE_MS = 60_000;
/** Codes of so long decide how hard the next puzzle is. */
const WINDOW_MS = 10 * MINUTE_MS;
const PUZZLE_LIFE_MS = 10 * MINUTE_MS;
/** How long a count is good. */
const FRESH_MS = 5000;
/** 32 times the work: half a minute of a slow phone. */
const MOST_MORE_BITS = 5;
/** Codes for all who wait instead of working, together; each visitor has a limit besides (code.service). */
const WAITED: SendRule = { subject: 'waited', windows: [{ most: 60, ms: WINDOW_MS }] };

interface CodeGuardOptions {
  db: Db;
  data: Pick<PrivateData, 'hash' | 'isHash'>;
  now: () => number;
  /** Leading zero bits in quiet times; 0 asks for no proof. */
  bits: number;
  /** Codes in ten minutes that are usual: with every doubling of them the work doubles. */
  usual: number;
  /** Codes in 24 hours to phones of other countries; 0 sends none. */
  abroadPerDay: number;
}

/**
 * What a code costs whoever asks for it: some work of their machine, more while more codes are asked for than usual. Who
 * cannot work waits, through a door that is narrow for all of them together (decision record 0047).
 */
export class CodeGuard {
  readonly #options: CodeGuardOptions;
  #report: ReportFault = () => undefined;
  #counted = { at: -Infinity, codes: 0 };
  /** The level that was reported, and when. */
  #alarm = { level: 0, at: -Infinity };

  constructor(options: CodeGuardOptions) {
    this.#options = options;
  }

  /** Tells the operator from now on. */
  start(report: ReportFault): void {
    this.#report = report;
  }

  get abroadPerDay(): number {
    return this.#options.abroadPerDay;
  }

  /** Codes of the last ten minutes, of all services. */
  async recent(): Promise<number> {
    const { db, now } = this.#options;
    if (now() - this.#counted.at >= FRESH_MS || now() < this.#counted.at) {
      this.#counted = { at: now(), codes: await countCodes(db, new Date(now() - WINDOW_MS)) };
    }
    return this.#counted.codes;
  }

  async puzzle(): Promise<CodePuzzle> {
    const { data, now, bits: base, usual } = this.#options;
    if (base === 0) return { puzzle: '', bits: 0, wait: 0 };
    const codes = await this.recent();
    const more = Math.min(MOST_MORE_BITS, Math.max(0, Math.floor(Math.log2(codes / usual)) + 1));
    this.#alert(more, codes);
    const bits = base + more;
    return { puzzle: newPuzzle(data, { bits, now: now() }), bits, wait: waitOf(bits) };
  }

  /**
   * Takes a proof, once, inside the transaction of the code.
   * @throws {CallError} 40014 none of ours, too old, used; 42901 with the seconds that are still to wait
   */
  async accept(tx: Db, proof: string): Promise<void> {
    const { data, now, bits } = this.#options;
    if (bits === 0) return;
    const read = readProof(data, proof);
    if (!read || Math.abs(now() - read.madeAt) > PUZZLE_LIFE_MS) throw new CallError('40014');
    if (!read.isWorked) await this.#requireWait(tx, read);
    const isNew = await takeNonce(tx, { nonce: `code ${read.id}`, expires: read.madeAt + PUZZLE_LIFE_MS });
    if (!isNew) throw new CallError('40014');
  }

  async #requireWait(tx: Db, { madeAt, bits }: Proof): Promise<void> {
    const left = Math.ceil((madeAt - this.#options.now()) / 1000) + waitOf(bits);
    if (left > 0) throw new CallError('42901', { wait: left });
    const wait = await takeSending(tx, [WAITED], this.#options.now());
    if (wait > 0) throw new CallError('42901', { wait });
  }

  /** Once an hour while it lasts, and whenever it gets worse. */
  #alert(level: number, codes: number): void {
    const at = this.#options.now();
    const isOver = at - this.#alarm.at >= 60 * MINUTE_MS;
    if (level === 0 || (level <= this.#alarm.level && !isOver)) return;
    this.#alarm = { level, at };
    const words = `${codes} codes in ten minutes, ${this.#options.usual} are usual: their proof is ${2 ** level} times the work`;
    this.#report(new Error(words), 'codes');
  }
}
