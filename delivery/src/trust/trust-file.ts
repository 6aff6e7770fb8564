import { createPublicKey } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DeliveryError, isMissing } from '../delivery-error.ts';
import { writeDurably } from '../files/durable-write.ts';
import { isSignedBy, type Signature, type Signed } from './envelope.ts';

/**
 * `release`: sign releases of an app; `promote`: move the site to another release of it; `countersign`: confirm a set that
 * passed the checks; `take-back`: move back, or carry out a signed order, by itself, as the web process does; `approve`: let a rollout begin that asks for it,
 * of whatever team.
 */
const right = z.enum(['release', 'promote', 'countersign', 'take-back', 'approve']);
export type Right = z.infer<typeof right>;

const trustedKey = z.strictObject({
  id: z.string(),
  /** Whose it is: an app, `gate`, `web` or `approver`. Its private part is `<holder>.pem`. */
  holder: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  /** SPKI, DER, base64. */
  publicKey: z.string(),
  may: z.array(right),
  /** Apps that its rights are about; `*` is every app. */
  apps: z.array(z.string()),
  /** What was signed before or after does not count. ISO times. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  /** Why nothing that it ever signed counts. */
  revoked: z.string().optional(),
});
export type TrustedKey = z.infer<typeof trustedKey>;

const trust = z.strictObject({
  schema: z.literal(1),
  /** Made by the first start: missing and expired keys are made anew without anybody. */
  development: z.boolean(),
  keys: z.array(trustedKey),
  /** Last line of a history that began before moves were signed. */
  unsignedUntil: z.strictObject({ seq: z.number().int(), hash: z.string() }).optional(),
});
/** Whose signatures count, and for what. */
export type Trust = z.infer<typeof trust>;

const trustPath = (folder: string): string => join(folder, 'trust.json');

/** Null when there is none. Throws `untrusted` when it is not valid. */
export async function readTrust(folder: string): Promise<Trust | null> {
  try {
    return trust.parse(JSON.parse(await readFile(trustPath(folder), 'utf8')));
  } catch (error) {
    if (isMissing(error)) return null;
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new DeliveryError('untrusted', `${trustPath(folder)} is not valid: nothing is trusted until it is`, error);
  }
}

export async function requireTrust(folder: string): Promise<Trust> {
  const found = await readTrust(folder);
  if (found) return found;
  throw new DeliveryError(
    'untrusted',
    `There is no ${trustPath(folder)}, so no signature counts. The first release or npm start makes one for development.`,
  );
}

export async function writeTrust(folder: string, value: Trust): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeDurably(trustPath(folder), `${JSON.stringify(trust.parse(value), null, 2)}\n`);
}

export const isFor = (key: TrustedKey, { right, app }: Claim): boolean =>
  key.may.includes(right) && (app === null || key.apps.includes('*') || key.apps.includes(app));

/** What a signature has to prove. */
export interface Claim {
  readonly right: Right;
  /** Null where the right is about the whole set. */
  readonly app: string | null;
  /** ISO time that the signed text states. */
  readonly at: string;
  /** The gate signed the same bytes: it counts for ever that the key was good then, whatever became of it since. */
  readonly isWitnessed?: boolean;
}

/** Why no signature proves a claim, in words; null when one does. */
export function faultOfSignatures(
  { keys }: Trust,
  given: { readonly signed: Signed; readonly signatures: readonly Signature[] },
  claim: Claim,
): string | null {
  const faults = given.signatures.map((signature) => {
    const key = keys.find(({ id }) => id === signature.keyid);
    return key ? faultOfKey(key, given.signed, { signature, claim }) : `key ${signature.keyid} is not trusted`;
  });
  if (faults.includes(null)) return null;
  return faults[0] ?? 'it is not signed';
}

function faultOfKey(
  key: TrustedKey,
  signed: Signed,
  { signature, claim }: { readonly signature: Signature; readonly claim: Claim },
): string | null {
  const named = `key ${key.id} of ${key.holder}`;
  if (!isFor(key, claim)) return `${named} may not ${claim.right}${claim.app === null ? '' : ` ${claim.app}`}`;
  if (key.revoked !== undefined && claim.isWitnessed !== true) return `${named} was revoked: ${key.revoked}`;
  if (claim.at < key.from || claim.at > key.until)
    return `${named} is valid from ${key.from} until ${key.until}, and this was signed at ${claim.at}`;
  const spki = createPublicKey({ key: Buffer.from(key.publicKey, 'base64'), type: 'spki', format: 'der' });
  return isSignedBy(spki, signed, signature) ? null : `the signature by ${named} does not fit the bytes`;
}
