import {
  constants,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  type KeyObject,
} from 'node:crypto';
import { SealError } from 'shared/contract/call/seal-error';
import { KID_LENGTH } from 'shared/contract/call/sealed-body';
import type { BodyKey } from 'shared/contract/call/sealed-message';

export const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' } as const;

const EXPONENT = 65_537;
const LEAST_BITS = 1024;

/** One key of the service: what browsers may know of it, and the private half. */
export interface RsaKey {
  open: BodyKey;
  privateKey: KeyObject;
}

/** A new private key as PEM (PKCS#8), exponent 010001. */
export function newKeyPem(bits: number): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: bits, publicExponent: EXPONENT });
  return privateKey.export({ type: 'pkcs8', format: 'pem' });
}

/** @throws {SealError} invalid private key */
export function rsaKeyOf(pem: string): RsaKey {
  try {
    const privateKey = createPrivateKey(pem);
    const publicKey = createPublicKey(privateKey);
    const { modulusLength = 0, publicExponent } = privateKey.asymmetricKeyDetails ?? {};
    if (modulusLength < LEAST_BITS || publicExponent !== BigInt(EXPONENT) || !works(privateKey, publicKey))
      throw new SealError('61003');
    const text = publicKey.export({ type: 'spki', format: 'pem' });
    const kid = createHash('sha256').update(text).digest('hex').slice(0, KID_LENGTH);
    const open = {
      kid,
      publicKey: text,
      exponent: '010001',
      bits: modulusLength,
      suffix: suffixOf(privateKey),
    } as const;
    return { open, privateKey };
  } catch (error) {
    throw Object.assign(new SealError('61003'), { cause: error });
  }
}

/** Drawn from the key itself: it rotates with it, and services that share a key agree on it without being told. */
function suffixOf(privateKey: KeyObject): string {
  const der = privateKey.export({ type: 'pkcs8', format: 'der' });
  return createHmac('sha256', der).update('suffix of sealed bodies').digest('base64url');
}

/** Some builds of OpenSSL refuse what others do; better to know at the start than with the first visitor. */
function works(privateKey: KeyObject, publicKey: KeyObject): boolean {
  const probe = Buffer.from('probe');
  return privateDecrypt({ key: privateKey, ...OAEP }, publicEncrypt({ key: publicKey, ...OAEP }, probe)).equals(probe);
}
