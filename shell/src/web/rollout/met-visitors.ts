import { createHmac, randomBytes } from 'node:crypto';
import type { Counted } from './is-worse.ts';

/** Visitors beyond which the rest is not learned: their share is known by then, and memory is not theirs. */
const MOST = 50_000;

/**
 * Visitors who were given a set, and those of them whose browser said that a part of a page broke. Each counts once,
 * by the address that limits count them by; who was given nothing cannot say anything. Addresses are hashed with a key that
 * nothing but this holds.
 */
export class MetVisitors {
  readonly #key = randomBytes(32);
  readonly #most: number;
  readonly #given = new Set<string>();
  readonly #broken = new Set<string>();

  constructor(most = MOST) {
    this.#most = most;
  }

  /** Whether nobody more is learned. */
  get isFull(): boolean {
    return this.#given.size >= this.#most;
  }

  get counted(): Counted {
    return { made: this.#given.size - this.#broken.size, failed: this.#broken.size };
  }

  give(visitor: string): void {
    if (!this.isFull) this.#given.add(this.#hash(visitor));
  }

  /** Whether a fault of theirs would be news. */
  canBreak(visitor: string): boolean {
    const hash = this.#hash(visitor);
    return this.#given.has(hash) && !this.#broken.has(hash);
  }

  break(visitor: string): void {
    if (this.canBreak(visitor)) this.#broken.add(this.#hash(visitor));
  }

  #hash(visitor: string): string {
    return createHmac('sha256', this.#key).update(visitor).digest('base64url');
  }
}
