import type { BodyKey } from '../contract/call/sealed-message.ts';

/*
 * A file as it travels: `kid` (16 bytes of ASCII), the wrapped key (as long as the modulus), when it was sealed (8 bytes,
 * milliseconds since the epoch), a nonce (12 bytes), and AES-256-GCM of the length of the name (2 bytes), the name in
 * UTF-8 and the bytes. What stands before the nonce is authenticated too. The same code runs in browsers and in Node.
 */

const NONCE_BYTES = 12;
const AES_BITS = 256;

/** Bytes of a PEM text. */
function derOf(pem: string): Uint8Array<ArrayBuffer> {
  const base64 = pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

const wrappingKey = ({ publicKey }: BodyKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', derOf(publicKey), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['wrapKey']);

function joined(parts: readonly (Uint8Array | ArrayBuffer)[]): Uint8Array<ArrayBuffer> {
  const arrays = parts.map((part) => (part instanceof Uint8Array ? part : new Uint8Array(part)));
  const whole = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    whole.set(array, at);
    at += array.length;
  }
  return whole;
}

interface NamedFile {
  name: string;
  bytes: ArrayBuffer;
}

/**
 * Seals a file with a key of its own, which the service alone can unwrap.
 * @param seal the service's key, and milliseconds since the epoch by its clock
 */
export async function sealFile(
  { name, bytes }: NamedFile,
  { key, now }: { key: BodyKey; now: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const { subtle } = crypto;
  const secret = await subtle.generateKey({ name: 'AES-GCM', length: AES_BITS }, true, ['encrypt']);
  const wrapped = await subtle.wrapKey('raw', secret, await wrappingKey(key), { name: 'RSA-OAEP' });
  const stamp = new DataView(new ArrayBuffer(8));
  stamp.setBigUint64(0, BigInt(now));
  const head = joined([new TextEncoder().encode(key.kid), wrapped, stamp.buffer]);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const called = new TextEncoder().encode(name);
  const length = new DataView(new ArrayBuffer(2));
  length.setUint16(0, called.length);
  const clear = joined([length.buffer, called, bytes]);
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: head }, secret, clear);
  return joined([head, iv, sealed]);
}
