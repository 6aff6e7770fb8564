/*
 * What a page costs that is not kept: `pnpm --filter bench misses [folder of another checkout …]`. All sites run at once and
 * are asked in turn; what counts is the processor time of all processes: web, renderers, service, embedded database.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { percentile } from './load.ts';
import { markdownTable, timesOf } from './measured.ts';
import { freePort, processorTime, ROOT, runNode, startNode, stop, untilExists, untilReady } from './processes.ts';

const ROUNDS = 8;
/** Milliseconds until a web process has seen a new content version; it looks twice a second. */
const SEEN = 1100;
/** Times that a page is asked for with data that are kept. */
const AGAIN = 5;
/** Milliseconds until all processes are at rest again. */
const REST = 30;
const PAGES = {
  home: '/cn/cn',
  list: '/cn/cn/news',
  article: '/cn/cn/news/detail?baseid=half-year-results',
} as const;
const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];
type Kind = `${keyof typeof PAGES}, ${'first after an import' | 'again'}`;
const KINDS = NAMES.flatMap((name): Kind[] => [`${name}, first after an import`, `${name}, again`]);

interface Site {
  name: string;
  url: string;
  pids: number[];
  /** Counts the content version up. */
  touch: () => Promise<void>;
  times: Record<Kind, number[]>;
}

async function databaseOf(folder: string): Promise<pg.Client> {
  const client = new pg.Client({ host: path.join(folder, 'run'), user: 'postgres', database: 'postgres' });
  // Its end when the service ends.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function startSite(root: string, folder: string, started: ChildProcess[]): Promise<Site> {
  const address = `unix:${path.join(folder, 'api.sock')}`;
  const port = String(await freePort());
  const paths = { DATA_DIR: folder, API_LISTEN: address, API_URL: address, PORT: port };
  const env = { ...paths, LOG_LEVEL: 'warn', NODE_ENV: 'production', PAGE_CACHE: 'off', LIMIT_PAGES: '0' };
  runNode(['delivery/src/cli.ts', 'ensure'], env, root);
  const service = startNode(['api/src/server.ts'], { ...env, MIGRATE_ON_START: 'true' }, root);
  started.unshift(service);
  await untilExists(path.join(folder, 'api.sock'));
  runNode(['api/src/cli.ts', 'content', 'import', 'content'], env, root);
  const web = startNode(['shell/src/web/main.ts'], env, root);
  started.unshift(web);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/health/ready`);
  const database = await databaseOf(folder);
  const touch = async () => void (await database.query('update content_state set version = version + 1'));
  return { name: path.basename(root), url, pids: [web.pid ?? 0, service.pid ?? 0], touch, times: timesOf(KINDS) };
}

/** Milliseconds of processor time until the answer is there and all processes are at rest. */
async function costOf({ url, pids }: Site, page: string): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = used();
  const answer = await fetch(url + page, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${page} answers ${answer.status}`);
  await pause(REST);
  return used() - before;
}

async function round(sites: readonly Site[], name: keyof typeof PAGES): Promise<void> {
  for (const { touch } of sites) await touch();
  await pause(SEEN);
  const ask = async (kind: Kind) => {
    for (const site of sites) site.times[kind].push(await costOf(site, PAGES[name]));
  };
  await ask(`${name}, first after an import`);
  await pause(SEEN);
  for (let count = 0; count < AGAIN; count++) await ask(`${name}, again`);
}

/** Milliseconds, median and quartiles. */
function tableOf(sites: readonly Site[]): string {
  const cell = (times: readonly number[]) => {
    const [q1, q2, q3] = [0.25, 0.5, 0.75].map((share) => percentile(times, share).toFixed(1));
    return `${q2} (${q1}–${q3})`;
  };
  const rows = KINDS.map((kind) => [kind, ...sites.map(({ times }) => cell(times[kind]))]);
  return markdownTable([['page', ...sites.map(({ name }) => name)], ...rows]);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started: ChildProcess[] = [];
const others = process.argv.slice(2).map((root) => path.resolve(root));
try {
  const sites: Site[] = [];
  for (const [at, root] of [ROOT, ...others].entries()) {
    sites.push(await startSite(root, fs.mkdtempSync(path.join(folder, String(at))), started));
  }
  for (let count = 0; count < ROUNDS; count++) for (const name of NAMES) await round(sites, name);
  const table = tableOf(sites);
  process.stdout.write(
    `${table}load ${os
      .loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}\n`,
  );
} finally {
  for (const child of started) await stop(child);
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
