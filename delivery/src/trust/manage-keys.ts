import { DeliveryError } from '../delivery-error.ts';
import type { ReleaseStore } from '../store.ts';
import { withNewKey } from './key-ring.ts';
import { requireTrust, writeTrust, type TrustedKey } from './trust-file.ts';

/** A new key for a holder; what the old one signed until now still counts. Also makes the key of a new app. */
export async function rotateKey(store: ReleaseStore, holder: string): Promise<TrustedKey> {
  return store.write(`a key for ${holder}`, async () => {
    const { folder } = store.authority.ring;
    const trust = await withNewKey(folder, await requireTrust(folder), holder);
    await writeTrust(folder, trust);
    const made = trust.keys.at(-1);
    if (!made) throw new DeliveryError('untrusted', `No key was made for ${holder}`);
    return made;
  });
}

export interface Revocation {
  readonly id: string;
  readonly reason: string;
}

/** From now on nothing counts that the key ever signed. Throws `untrusted` for a key that nobody knows. */
export async function revokeKey(store: ReleaseStore, { id, reason }: Revocation): Promise<TrustedKey> {
  return store.write(`revoke key ${id}`, async () => {
    const { folder } = store.authority.ring;
    const trust = await requireTrust(folder);
    const key = trust.keys.find((other) => other.id === id);
    if (!key) throw new DeliveryError('untrusted', `There is no key ${id}. See delivery keys.`);
    const revoked = { ...key, revoked: reason };
    await writeTrust(folder, { ...trust, keys: trust.keys.map((other) => (other === key ? revoked : other)) });
    return revoked;
  });
}
