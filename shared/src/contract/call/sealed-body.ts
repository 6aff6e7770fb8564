/*
 * What browser and service must agree on about encrypted bodies (spec CALL-encrypted, G-12).
 * Without zod, because the browser's part stands on it.
 */

/** Top-level fields that never travel in clear. One of them is enough for the whole body to be wrapped. */
export const SENSITIVE_FIELDS = [
  'contact',
  'company',
  'mobile',
  'username',
  'password',
  'email',
  'country',
  'motivation',
] as const;

/** The wrapper: `data` is the body as JSON text, `hash` the hex SHA-256 of `data` and the key's suffix. */
export interface SealedBody {
  kid: string;
  data: string;
  hash: string;
}

/** Bytes of a block that RSA-OAEP with SHA-256 keeps for itself (RFC 8017 §7.1.1: 2 hashes + 2). */
export const OAEP_BYTES = 66;

/** Blocks per field: 3040 bytes with 2048 bits, 992 with 1024; every field of spec ENT-booking is far below. */
export const MOST_BLOCKS = 16;

/** Characters of a key's name: the start of the hex SHA-256 of its PEM text, so that a broken key betrays itself. */
export const KID_LENGTH = 16;

export function sensitiveFieldsOf(body: object): string[] {
  return SENSITIVE_FIELDS.filter((name) => Reflect.get(body, name) !== undefined);
}
