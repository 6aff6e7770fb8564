import sha256 from 'crypto-js/sha256.js';
import { sensitiveFieldsOf, type SealedBody } from '../contract/call/sealed-body.ts';
import type { BodyKey } from '../contract/call/sealed-message.ts';
import { fieldCipher } from './field-cipher.ts';

const NONCE_BYTES = 16;

interface Seal {
  key: BodyKey;
  /** Milliseconds since the epoch, by the clock of the service. */
  now: number;
}

/**
 * Encrypts the sensitive fields of a body and wraps the whole. Every call makes a new nonce, so a repetition must be
 * sealed anew.
 * @throws {SealError} instead of ever giving a body that the service cannot read
 */
export function sealBody(body: object, { key, now }: Seal): SealedBody {
  const encrypt = fieldCipher(key);
  const secret = sensitiveFieldsOf(body).map((name) => [name, encrypt(textOf(Reflect.get(body, name)))]);
  const data = JSON.stringify({ ...body, ...(Object.fromEntries(secret) as object), ts: now, nonce: newNonce() });
  return { kid: key.kid, data, hash: sha256(data + key.suffix).toString() };
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('a sensitive field must be text');
  return value;
}

function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
