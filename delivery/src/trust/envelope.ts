import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/* Dead Simple Signing Envelope, version 1: what in-toto and SLSA sign with. */

export const signature = z.strictObject({
  /** {@link keyId} of the key. */
  keyid: z.string(),
  /** Ed25519 (RFC 8032), base64. */
  sig: z.string(),
});
export type Signature = z.infer<typeof signature>;

export const envelope = z.strictObject({
  payloadType: z.string(),
  /** Base64 of the signed bytes. */
  payload: z.string(),
  signatures: z.array(signature).min(1),
});
export type Envelope = z.infer<typeof envelope>;

/** What is signed, and as what, so that a signature of one kind of text cannot stand under another. */
export interface Signed {
  readonly type: string;
  readonly payload: string;
}

/** Pre-authentication encoding (DSSE 1.0, "Protocol"). */
function encoded({ type, payload }: Signed): Buffer {
  const body = Buffer.from(payload);
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.byteLength} `;
  return Buffer.concat([Buffer.from(head), body]);
}

export function signWith(key: KeyObject, signed: Signed): Signature {
  return { keyid: keyId(createPublicKey(key)), sig: sign(null, encoded(signed), key).toString('base64') };
}

export function isSignedBy(key: KeyObject, signed: Signed, { sig }: Signature): boolean {
  return verify(null, encoded(signed), key, Buffer.from(sig, 'base64'));
}

/** First 16 hexadecimal digits of the SHA-256 of the public key (SPKI, DER). */
export function keyId(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}
