import { createHash, timingSafeEqual } from 'node:crypto';
import { sensitiveFieldsOf } from 'shared/contract/call/sealed-body';
import { sealedMessage, sealStamp } from 'shared/contract/call/sealed-message';
import type { Db } from '../../db/client.ts';
import { CallError } from '../../model/call-error.ts';
import type { BodyKeys } from './body-keys.service.ts';
import { forgetNonces, takeNonce } from './nonce.store.ts';

export { takeNonce };
import { openField, openLegacyField } from './open-field.model.ts';
import type { RsaKey } from './rsa-key.model.ts';

/** How far the clock of a visitor may be off. */
const CLOCK_MS = 5 * 60_000;
const SWEEP_MS = 60_000;
/** A legacy body has no time: its own hash stands for the nonce, remembered for a day. */
const LEGACY_MS = 24 * 3_600_000;

interface UnsealerDependencies {
  db: Db;
  now: () => number;
  keys: BodyKeys;
  /** Takes the old form too: PKCS#1 v1.5, one block per field, MD5. */
  legacy: boolean;
}

interface OpenedBody {
  key: RsaKey;
  content: Record<string, unknown>;
  nonce: string;
  /** Milliseconds since the epoch. */
  expires: number;
  openField: (field: string, key: RsaKey) => string;
}

/** Opens the bodies of calls with sensitive fields, the cheap checks first: hash, time, nonce, decryption. */
export class Unsealer {
  readonly #dependencies: UnsealerDependencies;
  #sweepDue = 0;

  constructor(dependencies: UnsealerDependencies) {
    this.#dependencies = dependencies;
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
    if (!(await takeNonce(this.#dependencies.db, opened))) throw new CallError('40010');
    await this.#sweep();
    return refuseFaults(() => decrypt(opened));
  }

  #verify(body: unknown): OpenedBody {
    const { kid, data, hash } = sealedMessage.parse(body);
    const { keys, legacy } = this.#dependencies;
    // Only gateways of the old form do not say which key they took.
    if (kid === undefined && !legacy) throw new CallError('40010');
    const key = kid === undefined ? keys.current() : keys.find(kid);
    if (!key) throw new CallError('40010');
    if (matches(hash, digest('sha256', data, key))) return this.#stamped(data, key);
    if (!legacy || !matches(hash, digest('md5', data, key))) throw new CallError('40010');
    const nonce = createHash('sha256').update(data).digest('base64url');
    const expires = this.#dependencies.now() + LEGACY_MS;
    return { key, nonce, expires, content: contentOf(data), openField: openLegacyField };
  }

  #stamped(data: string, key: RsaKey): OpenedBody {
    const { ts, nonce, ...content } = sealStamp.parse(contentOf(data));
    if (Math.abs(this.#dependencies.now() - ts) > CLOCK_MS) throw new CallError('40010');
    return { key, content, nonce, expires: ts + CLOCK_MS, openField };
  }

  async #sweep(): Promise<void> {
    const now = this.#dependencies.now();
    if (now < this.#sweepDue) return;
    this.#sweepDue = now + SWEEP_MS;
    await forgetNonces(this.#dependencies.db, now);
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

function decrypt({ content, key, openField }: OpenedBody): unknown {
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
