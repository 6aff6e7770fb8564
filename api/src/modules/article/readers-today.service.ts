import { createHmac, randomBytes } from 'node:crypto';
import { dayOf } from '../../model/shanghai-time.ts';

/** More readings of one day than these are forgotten, the oldest first: 64 MB at most. */
const MOST = 500_000;
/** Bytes of a hash: two of a million readings are alike once in ten million days. */
const BYTES = 10;

/**
 * Who has read what today, without knowing who: hashes with a salt that was never written down and ends with the day,
 * so that nobody can try addresses on them afterwards.
 */
export class ReadersToday {
  readonly #most: number;
  #day = '';
  #salt = randomBytes(32);
  #readings = new Set<string>();

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Whether this visitor reads the article for the first time today (Asia/Shanghai), which is noted. */
  isFirst(baseId: string, { visitor, now }: { visitor: string; now: number }): boolean {
    this.#turnTo(dayOf(now));
    const text = `${visitor} ${baseId}`;
    const reading = createHmac('sha256', this.#salt).update(text).digest().subarray(0, BYTES).toString('base64');
    if (this.#readings.has(reading)) return false;
    this.#readings.add(reading);
    const [oldest] = this.#readings;
    if (this.#readings.size > this.#most && oldest !== undefined) this.#readings.delete(oldest);
    return true;
  }

  #turnTo(day: string): void {
    if (day === this.#day) return;
    this.#day = day;
    this.#salt = randomBytes(32);
    this.#readings = new Set();
  }
}
