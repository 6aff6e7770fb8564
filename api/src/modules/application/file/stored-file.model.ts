import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/*
 * A CV at rest: a nonce, and AES-256-GCM under a key of its own, which stands sealed in its row.
 */

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const newFileKey = (): Buffer => randomBytes(KEY_BYTES);

/** @param id of its row: under another name the bytes cannot be opened */
export function sealStored(bytes: Buffer, { key, id }: { key: Buffer; id: string }): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when the bytes were changed or moved */
export function openStored(stored: Buffer, { key, id }: { key: Buffer; id: string }): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(id)).setAuthTag(stored.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
