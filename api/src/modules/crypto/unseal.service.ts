import { createHash, timingSafeEqual } from 'node:crypto';
import { sensitiveFieldsOf } from 'shared/contract/sealed-body';
import { sealedMessage, sealStamp } from 'shared/contract/sealed-message';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import type { BodyKeys } from './body-keys.ts';
import { forgetNonces, takeNonce } from './nonce.store.ts';
import { openField, openLegacyField } from './open-field.ts';
import type { RsaKey } from './rsa-key.ts';

/** How far the clock of a visitor may be off. */
const CLOCK_MS = 5 * 60_000;
const SWEEP_MS = 60_000;
/** A legacy body has no time: its own hash stands for the nonce, remembered for a day. */
const LEGACY_MS = 24 * 3_600_000;

interface Surroundings {
  db: Db;
  now: () => number;
  keys: BodyKeys;
  /** Takes the old form too: PKCS#1 v1.5, one block per field, MD5. */
  legacy: boolean;
}

interface Opened {
  key: RsaKey;
  content: Record<string, unknown>;
  nonce: string;
  /** Milliseconds since the epoch. */
  expires: number;
  openField: (field: string, key: RsaKey) => string;
}

/** Opens the bodies of calls with sensitive fields, in the order of the design: hash, time, nonce, decryption. */
export class Unsealer {
  readonly #at: Surroundings;
  #sweepDue = 0;

  constructor(surroundings: Surroundings) {
    this.#at = surroundings;
  }

  /**
   * @returns the body as the call's schema knows it; one without sensitive fields may come unwrapped
   * @throws {CallError} `40010` for whatever is wrong with a wrapped body, `40011` for sensitive fields in clear
   */
  async open(body: unknown): Promise<unknown> {
    if (typeof body !== 'object' || body === null) return body;
    if (!['kid', 'data', 'hash'].some((name) => Object.hasOwn(body, name))) {
      if (sensitiveFieldsOf(body).length > 0) throw new CallError('40011');
      return body;
    }
    const opened = refuseFaults(() => this.#verify(body));
    if (!(await takeNonce(this.#at.db, opened))) throw new CallError('40010');
    await this.#sweep();
    return refuseFaults(() => decrypt(opened));
  }

  #verify(body: unknown): Opened {
    const { kid, data, hash } = sealedMessage.parse(body);
    const { keys, legacy } = this.#at;
    const key = kid === undefined ? keys.current() : keys.find(kid);
    if (!key) throw new CallError('40010');
    if (matches(hash, digest('sha256', data, key))) return this.#stamped(data, key);
    if (!legacy || !matches(hash, digest('md5', data, key))) throw new CallError('40010');
    const nonce = createHash('sha256').update(data).digest('base64url');
    const expires = this.#at.now() + LEGACY_MS;
    return { key, nonce, expires, content: contentOf(data), openField: openLegacyField };
  }

  #stamped(data: string, key: RsaKey): Opened {
    const { ts, nonce, ...content } = sealStamp.parse(contentOf(data));
    if (Math.abs(this.#at.now() - ts) > CLOCK_MS) throw new CallError('40010');
    return { key, content, nonce, expires: ts + CLOCK_MS, openField };
  }

  async #sweep(): Promise<void> {
    const now = this.#at.now();
    if (now < this.#sweepDue) return;
    this.#sweepDue = now + SWEEP_MS;
    await forgetNonces(this.#at.db, now);
  }
}

function refuseFaults<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new CallError('40010');
  }
}

function contentOf(data: string): Record<string, unknown> {
  const content: unknown = JSON.parse(data, refusePrototype);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw new Error('not an object');
  return content as Record<string, unknown>;
}

function refusePrototype(name: string, value: unknown): unknown {
  if (name === '__proto__') throw new Error('a prototype is not data');
  return value;
}

function decrypt({ content, key, openField }: Opened): unknown {
  const clear = sensitiveFieldsOf(content).map((name) => [name, openField(String(content[name]), key)]);
  return { ...content, ...(Object.fromEntries(clear) as object) };
}

const digest = (algorithm: 'sha256' | 'md5', data: string, { open }: RsaKey): string =>
  createHash(algorithm)
    .update(data + open.suffix)
    .digest('hex');

function matches(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
