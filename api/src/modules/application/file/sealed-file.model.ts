import { createDecipheriv, createHash, privateDecrypt } from 'node:crypto';
import { KID_LENGTH } from 'shared/contract/call/sealed-body';

/*
 * A file as a browser sealed it (shared/crypto/seal-file): kid, wrapped key, time and nonce in clear, then AES-256-GCM.
 */

const STAMP_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const kidOf = (message: Buffer): string => message.subarray(0, KID_LENGTH).toString('latin1');

interface OpenedFile {
  name: string;
  bytes: Buffer;
  /** Milliseconds since the epoch when it was sealed. */
  at: number;
  /** What no other message has. */
  nonce: string;
}

type UnwrapKey = Parameters<typeof privateDecrypt>[0];

/**
 * @param key private half of the key that is named, with its padding
 * @throws for anything but a message sealed for it; the reason is of no interest to anybody
 */
export function openSealedFile(message: Buffer, { key, bits }: { key: UnwrapKey; bits: number }): OpenedFile {
  const wrappedEnd = KID_LENGTH + Math.ceil(bits / 8);
  const headEnd = wrappedEnd + STAMP_BYTES;
  const ivEnd = headEnd + NONCE_BYTES;
  if (message.length < ivEnd + TAG_BYTES) throw new Error('too short');
  const wrapped = message.subarray(KID_LENGTH, wrappedEnd);
  const decipher = createDecipheriv('aes-256-gcm', privateDecrypt(key, wrapped), message.subarray(headEnd, ivEnd), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(message.subarray(0, headEnd)).setAuthTag(message.subarray(-TAG_BYTES));
  const clear = Buffer.concat([decipher.update(message.subarray(ivEnd, -TAG_BYTES)), decipher.final()]);
  const nameEnd = 2 + clear.readUInt16BE(0);
  if (nameEnd > clear.length) throw new Error('no name');
  return {
    name: utf8.decode(clear.subarray(2, nameEnd)),
    bytes: clear.subarray(nameEnd),
    at: Number(message.readBigUInt64BE(wrappedEnd)),
    nonce: createHash('sha256').update(wrapped).digest('base64url'),
  };
}
