import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../processes.ts';

const SOURCES = path.join(ROOT, 'bench/peers');
const INSTALLED = path.join(ROOT, '.cache/peers');
const QUIET = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

interface Program {
  /** What is started, below the installed folder. */
  entry: string;
  isBuilt: boolean;
  /** What the build leaves for others to lay beside the program: from, to. */
  laid?: readonly [string, string];
}

/** Each is a project of its own in `bench/peers`. */
export const PROGRAMS = {
  astro: { entry: 'dist/server/entry.mjs', isBuilt: true },
  react: { entry: 'server.mjs', isBuilt: false },
  next: {
    entry: '.next/standalone/server.js',
    isBuilt: true,
    laid: ['.next/static', '.next/standalone/.next/static'],
  },
  nuxt: { entry: '.output/server/index.mjs', isBuilt: true },
} as const satisfies Record<string, Program>;
export type PeerName = keyof typeof PROGRAMS;
export const PEER_NAMES = Object.keys(PROGRAMS) as PeerName[];

function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}

function stampOf(folders: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of folders.flatMap(filesOf)) hash.update(path.relative(SOURCES, file)).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function pnpm(args: readonly string[], folder: string): void {
  execFileSync('pnpm', args, { cwd: folder, env: { ...process.env, ...QUIET }, stdio: ['ignore', 2, 2] });
}

function build(target: string, { isBuilt, laid }: Program): void {
  pnpm(['install', '--frozen-lockfile'], target);
  if (isBuilt) pnpm(['run', 'build'], target);
  if (laid) fs.cpSync(path.join(target, laid[0]), path.join(target, laid[1]), { recursive: true });
}

/** Copies, installs and builds a peer where that has not been done since it changed; gives the program's path. */
export function installPeer(name: PeerName): string {
  const program: Program = PROGRAMS[name];
  const folders = [path.join(SOURCES, name), path.join(SOURCES, 'common')];
  const target = path.join(INSTALLED, name);
  const stamp = path.join(target, '.stamp');
  const now = stampOf(folders);
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== now) {
    fs.rmSync(target, { recursive: true, force: true });
    for (const folder of folders) fs.cpSync(folder, target, { recursive: true });
    build(target, program);
    fs.writeFileSync(stamp, now);
  }
  return path.join(target, program.entry);
}

/** What a peer is started with. @param pages folder of the described pages */
export function peerEnvironment(port: number, socket: string, pages: string): Record<string, string> {
  const listen = { PORT: String(port), HOST: '127.0.0.1', HOSTNAME: '127.0.0.1' };
  return { ...QUIET, ...listen, NODE_ENV: 'production', PEER_PAGES: pages, PEER_SERVICE: socket };
}
