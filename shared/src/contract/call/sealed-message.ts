import { z } from 'zod';
import { KID_LENGTH } from './sealed-body.ts';

/** The key to encrypt with: `GET crypto/key`. Public by nature, the suffix too (spec G-13). */
export const bodyKey = z.object({
  kid: z.string().length(KID_LENGTH),
  /** PEM, SubjectPublicKeyInfo. */
  publicKey: z.string(),
  exponent: z.literal('010001'),
  /** Size of the modulus. */
  bits: z.number().int(),
  /** Appended to the data before hashing. */
  suffix: z.string(),
});
export type BodyKey = z.output<typeof bodyKey>;

/** The wrapper as it comes in; `kid` is missing in the legacy form only. */
export const sealedMessage = z.strictObject({
  kid: z.string().max(64).optional(),
  data: z.string(),
  hash: z.string().max(64),
});

/** What protects a sealed body from being sent twice; stands beside the fields of the body. */
export const sealStamp = z.looseObject({
  /** Milliseconds since the epoch when the body was sealed. */
  ts: z.number().int(),
  /** 128 random bits, base64url. */
  nonce: z.string().regex(/^[\w-]{22}$/),
});
