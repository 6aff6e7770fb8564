import { constants, createHash, publicEncrypt, randomBytes } from 'node:crypto';
import { OAEP_BYTES, sensitiveFieldsOf, type SealedBody } from '../contract/call/sealed-body.ts';
import type { BodyKey } from '../contract/call/sealed-message.ts';

const PADDING = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
const NONCE_BYTES = 16;

/** Base64 blocks of RSA-OAEP-SHA256 over the UTF-8 bytes, joined by dots. */
function encrypt(text: string, { publicKey, bits }: BodyKey): string {
  const room = Math.ceil(bits / 8) - OAEP_BYTES;
  const bytes = Buffer.from(text);
  const count = Math.max(1, Math.ceil(bytes.length / room));
  const blocks = Array.from({ length: count }, (_, at) => bytes.subarray(at * room, (at + 1) * room));
  return blocks.map((block) => publicEncrypt({ key: publicKey, ...PADDING }, block).toString('base64')).join('.');
}

/**
 * What `seal-body.ts` does in browsers, with the cryptography of Node, where theirs does not run
 * (spec G-12, G-13).
 * @param seal the service's key, and milliseconds since the epoch by its clock
 */
export function sealBody(body: object, { key, now }: { key: BodyKey; now: number }): SealedBody {
  const secret = sensitiveFieldsOf(body).map((name) => [name, encrypt(String(Reflect.get(body, name)), key)]);
  const stamp = { ts: now, nonce: randomBytes(NONCE_BYTES).toString('base64url') };
  const data = JSON.stringify({ ...body, ...(Object.fromEntries(secret) as object), ...stamp });
  return {
    kid: key.kid,
    data,
    hash: createHash('sha256')
      .update(data + key.suffix)
      .digest('hex'),
  };
}
