import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeliveryError, isMissing } from '../delivery-error.ts';
import { writeDurably } from '../files/durable-write.ts';
import { keyId, signWith, type Signature, type Signed } from './envelope.ts';
import { isFor, requireTrust, writeTrust, type Right, type Trust, type TrustedKey } from './trust-file.ts';

/** Every holder but these is an app. */
const GATE = 'gate';
const WEB = 'web';
const APPROVER = 'approver';
const OF_ALL_APPS: readonly string[] = [GATE, WEB, APPROVER];
/** Who has a right that is about the whole set. */
const HOLDERS: Partial<Record<Right, string>> = { 'take-back': WEB, approve: APPROVER };
const VALID_DAYS = 365;
const DAY_MS = 86_400_000;
/** What a new key signs first was dated a moment before. */
const EARLIER_MS = 60_000;

export interface Need {
  readonly right: Right;
  /** Null where the right is about the whole set. */
  readonly app: string | null;
}

/** The private keys in a folder: who works here, and so what may be done from here. */
export interface KeyRing {
  readonly folder: string;
  /** Throws `not-allowed` when no key here has the right. */
  sign(need: Need, signed: Signed): Promise<Signature>;
}

export function openKeyRing(folder: string): KeyRing {
  return {
    folder,
    async sign(need, signed) {
      const found = (await findKey(folder, need)) ?? (await makeMissing(folder, need));
      if (found) return signWith(found, signed);
      const what = `${need.right}${need.app === null ? '' : ` ${need.app}`}`;
      throw new DeliveryError('not-allowed', `No valid key in ${folder} may ${what}. See delivery keys.`);
    },
  };
}

async function findKey(folder: string, need: Need): Promise<KeyObject | null> {
  const now = new Date().toISOString();
  const { keys } = await requireTrust(folder);
  const usable = keys.filter(
    (key) => isFor(key, { ...need, at: now }) && key.revoked === undefined && now >= key.from && now < key.until,
  );
  for (const key of usable) {
    const secret = await readSecret(folder, key.holder);
    if (secret && signWith(secret, { type: 'probe', payload: '' }).keyid === key.id) return secret;
  }
  return null;
}

/** Development only: a new section has its key with its first release, and an expired key its successor. */
async function makeMissing(folder: string, need: Need): Promise<KeyObject | null> {
  const trust = await requireTrust(folder);
  const holder = need.app ?? HOLDERS[need.right] ?? GATE;
  const isRevoked = trust.keys.some((key) => key.holder === holder && key.revoked !== undefined);
  // Whoever took a key away decides who gets the next one.
  if (!trust.development || isRevoked) return null;
  await writeTrust(folder, await withNewKey(folder, trust, holder));
  return findKey(folder, need);
}

const rightsOf = (holder: string): Right[] => {
  if (holder === GATE) return ['countersign'];
  if (holder === APPROVER) return ['approve'];
  return holder === WEB ? ['take-back'] : ['release', 'promote'];
};

/** Makes a key pair for a holder; keys that it had stay valid for what they signed until now. */
export async function withNewKey(folder: string, trust: Trust, holder: string): Promise<Trust> {
  const now = new Date();
  const at = now.toISOString();
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key: TrustedKey = {
    id: keyId(publicKey),
    holder,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    may: rightsOf(holder),
    apps: [OF_ALL_APPS.includes(holder) ? '*' : holder],
    from: new Date(now.getTime() - EARLIER_MS).toISOString(),
    until: new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString(),
  };
  await writeDurably(secretPath(folder, holder), privateKey.export({ type: 'pkcs8', format: 'pem' }), 0o600);
  const earlier = trust.keys.map((other) =>
    other.holder === holder && other.until > at ? { ...other, until: at } : other,
  );
  return { ...trust, keys: [...earlier, key] };
}

const secretPath = (folder: string, holder: string): string => join(folder, `${holder}.pem`);

async function readSecret(folder: string, holder: string): Promise<KeyObject | null> {
  try {
    return createPrivateKey(await readFile(secretPath(folder, holder)));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
