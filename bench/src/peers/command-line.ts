import { parseArgs } from 'node:util';
import { PEER_NAMES, type PeerName } from './peer-programs.ts';

export const MEASURES = ['hit', 'miss', 'transfer', 'navigation', 'lighthouse', 'interaction'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Options {
  only: Measure[];
  peers: PeerName[];
  /** Figures are taken, and marked, whatever else the machine does. */
  isLoadedToo: boolean;
  /** Everything is measured once, to see that the command works. */
  isOnce: boolean;
}

function chosen<T extends string>(names: readonly T[], text: string | undefined): T[] {
  const wanted = text?.split(',') ?? names;
  const found = names.filter((name) => wanted.includes(name));
  const unknown = wanted.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there is ${names.join(', ')}`);
  return found;
}

/** @throws Error when something is wanted for that does not exist */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      peers: { type: 'string' },
      loaded: { type: 'boolean', default: false },
      once: { type: 'boolean', default: false },
    },
  });
  return {
    only: chosen(MEASURES, values.only),
    peers: chosen(PEER_NAMES, values.peers),
    isLoadedToo: values.loaded,
    isOnce: values.once,
  };
}
