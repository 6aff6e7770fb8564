import type { ChildProcess } from 'node:child_process';
import { freePort, startNode, untilReady } from '../processes.ts';
import { startWeb, type Service } from '../site.ts';
import { OURS, PAGES, type PageName } from './pages.ts';
import { installPeer, peerEnvironment, type PeerName } from './peer-programs.ts';

export interface Side {
  /** Heading of its column. */
  name: string;
  origin: string;
  /** Where its pages begin. */
  base: string;
  /** Its own process, which counts with those that it starts. */
  pid: number;
}

/** What a side does with a page that was asked for before. */
export type Mode = 'cached' | 'live';

const NAMES: Readonly<Record<PeerName, Partial<Record<Mode, string>>>> = {
  astro: { live: 'Astro SSR' },
  react: { live: 'React string' },
  next: { cached: 'Next ISR', live: 'Next dynamic' },
  nuxt: { cached: 'Nuxt swr', live: 'Nuxt SSR' },
};

/** Every page is kept by the one and made anew by the other. */
export const OUR_MODES: Readonly<Record<Mode, Record<string, string>>> = {
  cached: { PAGE_CACHE: 'on' },
  live: { PAGE_CACHE: 'off' },
};

/** All sides stand on this. */
export interface Setup {
  service: Service;
  /** Folder of the described pages. */
  pages: string;
  peers: readonly PeerName[];
  /** Everything is measured once. */
  isOnce: boolean;
}

export const addressOf = ({ origin, base }: Side, page: PageName): string => origin + base + PAGES[page];

/** Ours is called the same in both modes: no phase has both. */
export async function startOurs({ service }: Setup, mode: Mode, started: ChildProcess[]): Promise<Side> {
  const { process: child, url } = await startWeb(service, OUR_MODES[mode], { started });
  return { name: 'ours', origin: url, base: OURS, pid: child.pid ?? 0 };
}

async function startPeer(name: PeerName, { service, pages }: Setup, started: ChildProcess[]): Promise<Side[]> {
  const port = await freePort();
  const child = startNode([installPeer(name)], peerEnvironment(port, service.socket, pages));
  started.unshift(child);
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(`${origin}/live`);
  const modes = Object.entries(NAMES[name]);
  return modes.map(([mode, heading]) => ({ name: heading, origin, base: `/${mode}`, pid: child.pid ?? 0 }));
}

/** The sides of all peers, those that keep pages before those that do not. */
export async function startPeers(setup: Setup, started: ChildProcess[]): Promise<Side[]> {
  const sides: Side[] = [];
  for (const name of setup.peers) sides.push(...(await startPeer(name, setup, started)));
  return sides;
}

export const keeps = ({ base }: Side): boolean => base !== '/live';
