import type { Trust, TrustedKey } from '../trust/trust-file.ts';
import { formatTable } from './format-table.ts';

function stateOf({ from, until, revoked }: TrustedKey, now: string): string {
  if (revoked !== undefined) return `revoked: ${revoked}`;
  if (now < from) return 'not yet valid';
  return now < until ? 'valid' : 'signs no more';
}

/** Whose signatures count, for what and how long. */
export function reportKeys({ keys, development }: Trust, now: string): string[] {
  const rows = keys.map((key) => [
    key.id,
    key.holder,
    key.may.join(', '),
    key.apps.join(', '),
    key.until.slice(0, 10),
    stateOf(key, now),
  ]);
  const note = 'Keys for development, made by the first start: give the site its own before it goes live.';
  return [
    ...formatTable([['key', 'holder', 'may', 'apps', 'until', 'state'], ...rows]),
    ...(development ? [note] : []),
  ];
}
