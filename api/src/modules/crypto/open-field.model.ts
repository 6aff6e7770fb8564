import { constants, privateDecrypt } from 'node:crypto';
import { MOST_BLOCKS } from 'shared/contract/call/sealed-body';
import { OAEP, type RsaKey } from './rsa-key.model.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws for anything but blocks of this key; the reason is of no interest to anybody */
export function openField(field: string, key: RsaKey): string {
  const blocks = field.split('.', MOST_BLOCKS + 1);
  if (blocks.length > MOST_BLOCKS) throw new Error('too many blocks');
  const parts = blocks.map((block) => privateDecrypt({ key: key.privateKey, ...OAEP }, bytesOf(block)));
  return utf8.decode(Buffer.concat(parts));
}

/** One block of PKCS#1 v1.5, as gateways of the old form send it. */
export function openLegacyField(field: string, key: RsaKey): string {
  const options = { key: key.privateKey, padding: constants.RSA_PKCS1_PADDING };
  return utf8.decode(joinSurrogates(privateDecrypt(options, bytesOf(field))));
}

/** Strict: a second spelling of the same bytes would be a change that nobody notices. */
function bytesOf(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) throw new Error('not base64');
  return bytes;
}

/** jsencrypt's own text encoding writes emoji and rare hanzi as two surrogates of three bytes each (CESU-8). */
function joinSurrogates(bytes: Buffer): Buffer {
  const latin = bytes.toString('latin1');
  const joined = latin.replaceAll(/\xed([\xa0-\xaf])([\x80-\xbf])\xed([\xb0-\xbf])([\x80-\xbf])/g, (six) => {
    const [, a = 0, b = 0, , c = 0, d = 0] = Buffer.from(six, 'latin1');
    const high = 0xd000 | ((a & 0x3f) << 6) | (b & 0x3f);
    const low = 0xd000 | ((c & 0x3f) << 6) | (d & 0x3f);
    return Buffer.from(String.fromCharCode(high, low)).toString('latin1');
  });
  return Buffer.from(joined, 'latin1');
}
