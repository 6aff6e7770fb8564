import { JSEncrypt } from 'jsencrypt';
import sha256 from 'crypto-js/sha256.js';
import { KID_LENGTH, MOST_BLOCKS, OAEP_BYTES } from '../contract/call/sealed-body.ts';
import type { BodyKey } from '../contract/call/sealed-message.ts';
import { SealError } from '../contract/call/seal-error.ts';

const PEM = /^-----BEGIN PUBLIC KEY-----\s[A-Za-z0-9+/=\s]+-----END PUBLIC KEY-----\s*$/;

/** Encrypts one field: base64 blocks of RSA-OAEP-SHA256 over the UTF-8 bytes, joined by dots. */
export type FieldCipher = (text: string) => string;

/**
 * jsencrypt never throws: it answers false, and without a usable key it silently makes one up. So the key is proven
 * before use and every block after it.
 * @throws {SealError} invalid public key; the cipher itself: message too long for the key
 */
export function fieldCipher(key: BodyKey): FieldCipher {
  const rsa = usableKey(key);
  const blockBytes = Math.ceil(key.bits / 8);
  const room = blockBytes - OAEP_BYTES;
  return (text) => {
    const blocks = room > 0 ? latinBlocks(text, room) : [];
    if (blocks.length === 0 || blocks.length > MOST_BLOCKS) throw new SealError('61001');
    return blocks.map((block) => encrypted(rsa, block, blockBytes)).join('.');
  };
}

function usableKey({ kid, publicKey, bits, exponent }: BodyKey): JSEncrypt {
  const named = sha256(publicKey).toString().slice(0, KID_LENGTH) === kid;
  if (!named || !PEM.test(publicKey)) throw new SealError('61002');
  const rsa = new JSEncrypt();
  rsa.setPublicKey(publicKey);
  const { n, e } = rsa.getKey() as unknown as { n: { bitLength(): number } | null; e: number };
  if (n?.bitLength() !== bits || e !== Number.parseInt(exponent, 16)) throw new SealError('61002');
  return rsa;
}

function encrypted(rsa: JSEncrypt, block: string, blockBytes: number): string {
  const text: unknown = rsa.encryptOAEP(block);
  if (typeof text !== 'string' || text.length !== 4 * Math.ceil(blockBytes / 3)) throw new SealError('61002');
  return text;
}

/** The UTF-8 bytes of a text in blocks, one character per byte: jsencrypt would cut other characters to 8 bits. */
function latinBlocks(text: string, room: number): string[] {
  const bytes = new TextEncoder().encode(text);
  const count = Math.max(1, Math.ceil(bytes.length / room));
  return Array.from({ length: count }, (_, at) => String.fromCharCode(...bytes.subarray(at * room, (at + 1) * room)));
}
