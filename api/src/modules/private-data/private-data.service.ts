import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  createPrivateKey,
  createPublicKey,
  sign,
  type KeyObject,
} from 'node:crypto';
import { KeyRingError, type KeyRing } from './key-ring.adapter.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The associated data of AES-GCM: where a sealed text stands. Copied to another row or column it cannot be opened. */
export interface AssociatedData {
  table: string;
  column: string;
  id: string;
}

/** What a keyed hash is for: hashes of one purpose say nothing about another. */
export type HashPurpose =
  | 'mobile'
  | 'visit-group'
  | 'email'
  | 'alert-email'
  | 'job-email'
  | 'press-email'
  | 'visitor'
  | 'code'
  | 'code-puzzle'
  | 'manage-token'
  | 'application-token'
  | 'application-file'
  | 'waiting-token'
  | 'request-body'
  | 'subscription-confirm'
  | 'subscription-cancel'
  | 'feedback'
  | 'preview'
  | 'receipt'
  | 'backup'
  | 'desk-token';

/** What stands before the seed of an Ed25519 key in PKCS#8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Personal data at rest: sealed with AES-256-GCM under a key id, found again by blind index. */
export class PrivateData {
  readonly #ring: () => KeyRing;
  readonly #hashKeys = new Map<HashPurpose, Buffer>();

  /** A function is asked before every use, so that a new key holds at once. */
  constructor(ring: KeyRing | (() => KeyRing)) {
    this.#ring = typeof ring === 'function' ? ring : () => ring;
  }

  /** `v1.<key id>.<nonce, text and tag in base64url>` */
  seal(text: string, associated: AssociatedData): string {
    const { current, keys } = this.#ring();
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', keyOf(keys, current), nonce).setAAD(bytesOf(associated));
    const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `v1.${current}.${Buffer.concat(sealed).toString('base64url')}`;
  }

  /** @throws {KeyRingError} when its key is missing; Error when the text was changed or moved */
  open(sealed: string, associated: AssociatedData): string {
    const [, keyId = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(this.#ring().keys, keyId), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(bytesOf(associated)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /** Keyed hash (HMAC-SHA-256, base64url): the same for the same text, useless without the key. */
  hash(purpose: HashPurpose, text: string): string {
    return createHmac('sha256', this.#hashKey(purpose)).update(text).digest('base64url');
  }

  /** Compares in constant time. */
  isHash(hash: string, { purpose, text }: { purpose: HashPurpose; text: string }): boolean {
    const [given, expected] = [Buffer.from(hash), Buffer.from(this.hash(purpose, text))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** An Ed25519 signature of the text by the key of tickets, which comes from that of indexes: services share it. */
  signTicket(text: string): Uint8Array {
    return sign(null, Buffer.from(text), this.#ticketKey());
  }

  /** Of that key, 32 bytes in base64url: for whoever checks tickets. */
  ticketPublicKey(): string {
    const spki = createPublicKey(this.#ticketKey()).export({ format: 'der', type: 'spki' });
    return spki.subarray(-32).toString('base64url');
  }

  #ticketKey(): KeyObject {
    const seed = Buffer.from(hkdfSync('sha256', this.#ring().index, '', 'visit-ticket', 32));
    return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  }

  #hashKey(purpose: HashPurpose): Buffer {
    const known = this.#hashKeys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.#ring().index, '', purpose, 32));
    this.#hashKeys.set(purpose, key);
    return key;
  }
}

function keyOf(keys: ReadonlyMap<string, Buffer>, id: string): Buffer {
  const key = keys.get(id);
  if (!key) throw new KeyRingError(`Key ${id} of personal data is missing: put the backup of the keys back.`);
  return key;
}

const bytesOf = ({ table, column, id }: AssociatedData): Buffer => Buffer.from(JSON.stringify([table, column, id]));
