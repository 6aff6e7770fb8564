import type { ReleaseStore } from '../store.ts';
import { revokeKey, rotateKey } from '../trust/manage-keys.ts';
import { requireTrust } from '../trust/trust-file.ts';
import type { Command } from './arguments.ts';
import { reportKeys } from './report-keys.ts';

export type KeysCommand = Extract<Command, { name: 'keys' | 'keys-rotate' | 'keys-revoke' }>;

/** Shows, makes and withdraws keys; gives the lines to print. */
export async function runKeys(store: ReleaseStore, command: KeysCommand): Promise<string[]> {
  if (command.name === 'keys')
    return reportKeys(await requireTrust(store.authority.ring.folder), new Date().toISOString());
  if (command.name === 'keys-rotate') {
    const { id, holder } = await rotateKey(store, command.holder);
    return [`key ${id} of ${holder} signs from now on`];
  }
  const { id, holder } = await revokeKey(store, command);
  return [
    `key ${id} of ${holder} is revoked: nothing that it signed counts any more`,
    `next: delivery keys rotate ${holder}, then delivery sign <app>@<version> for what shall count again`,
  ];
}
