import { createHash } from 'node:crypto';

const MODULUS = 1n << 256n;

/** A sum of the hashes of lines, which does not depend on their order: engines return rows in orders of their own. */
export class RowsDigest {
  #sum = 0n;
  #rows = 0;

  add(line: string): void {
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS;
    this.#rows += 1;
  }

  get rows(): number {
    return this.#rows;
  }

  /** 64 hexadecimal digits. */
  get text(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}
