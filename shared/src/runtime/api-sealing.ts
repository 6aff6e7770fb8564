import type { SealedBody } from '../contract/call/sealed-body.ts';
import type { BodyKey } from '../contract/call/sealed-message.ts';

/** A key as the service gave it, with the time of its answer when that was not from a cache. */
export interface FetchedKey {
  key: BodyKey;
  /** Milliseconds since the epoch. */
  date?: number;
}

interface KeySource {
  /** @param fresh past every cache */
  fetchKey(fresh: boolean): Promise<FetchedKey>;
  /** Milliseconds since the epoch, by the visitor's clock. */
  now(): number;
}

/** Encrypts bodies; fetches key and encryption with the first one that needs them. */
export class BodySealer {
  readonly #source: KeySource;
  #key: Promise<FetchedKey> | undefined;
  /** What the visitor's clock is off, in milliseconds. */
  #skew = 0;

  constructor(source: KeySource) {
    this.#source = source;
  }

  /** @throws {SealError} when the body cannot be encrypted so that the service can read it */
  async seal(body: object): Promise<SealedBody> {
    this.#key ??= this.#fetch(false);
    const [{ sealBody }, { key }] = await Promise.all([
      import(/* webpackChunkName: "seal-body" */ '../crypto/seal-body.ts'),
      this.#key,
    ]);
    return sealBody(body, { key, now: this.#source.now() + this.#skew });
  }

  /** After a refusal: the key may have rotated twice, or the visitor's clock may be wrong. */
  async renew(): Promise<void> {
    this.#key = this.#fetch(true);
    const { date } = await this.#key;
    if (date !== undefined) this.#skew = date - this.#source.now();
  }

  #fetch(fresh: boolean): Promise<FetchedKey> {
    const fetched = this.#source.fetchKey(fresh);
    // A failure is not kept: the next body asks again.
    fetched.catch(() => (this.#key = undefined));
    return fetched;
  }
}
