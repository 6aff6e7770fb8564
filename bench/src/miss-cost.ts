/*
 * What a page costs that is not kept: `pnpm --filter bench misses [folder of another checkout]`. Both sites run at once and
 * are asked in turn; what counts is the processor time of all processes: web, renderers, service, embedded database.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median } from './load.ts';
import { markdownTable, writeMeasured } from './measured.ts';
import { freePort, processorTime, ROOT, runNode, startNode, stop, untilExists, untilReady } from './processes.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/** Milliseconds until a web process has seen a new content version; it looks twice a second. */
const SEEN = 1100;
const PAGES = { home: '/cn/cn', list: '/cn/cn/news' } as const;
const KINDS = [
  'home, first after an import',
  'list, first after an import',
  'article, first after an import',
  'home, again',
  'list, again',
  'article, again',
  'list, another one',
  'article, another one',
] as const;
type Kind = (typeof KINDS)[number];

interface Site {
  name: string;
  url: string;
  pids: number[];
  /** Counts the content version up. */
  touch: () => Promise<void>;
  times: Record<Kind, number[]>;
}

async function startSite(root: string, folder: string, started: ChildProcess[]): Promise<Site> {
  const address = `unix:${path.join(folder, 'api.sock')}`;
  const port = await freePort();
  const env = {
    DATA_DIR: folder,
    API_LISTEN: address,
    API_URL: address,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT: String(port),
    PAGE_CACHE: 'off',
    LIMIT_PAGES: '0',
  };
  runNode(['delivery/src/cli.ts', 'ensure'], env, root);
  const service = startNode(['api/src/server.ts'], { ...env, MIGRATE_ON_START: 'true' }, root);
  started.unshift(service);
  await untilExists(path.join(folder, 'api.sock'));
  runNode(['api/src/cli.ts', 'content', 'import', 'content'], env, root);
  const web = startNode(['shell/src/web/main.ts'], env, root);
  started.unshift(web);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/health/ready`);
  const client = new pg.Client({ host: path.join(folder, 'run'), user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  const touch = async () => void (await client.query('update content_state set version = version + 1'));
  const times = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Site['times'];
  return { name: path.basename(root), url, pids: [web.pid ?? 0, service.pid ?? 0], touch, times };
}

/** Milliseconds of processor time until the answer is there and all processes are at rest again. */
async function costOf({ url, pids }: Site, page: string): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  const before = used();
  const answer = await fetch(url + page, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${page} answers ${answer.status}`);
  await pause(30);
  return used() - before;
}

async function articlesOf({ url }: Site): Promise<string[]> {
  const found = new Set<string>();
  for (let page = 1; page <= 12; page++) {
    const html = await (await fetch(`${url}${PAGES.list}?page=${page}`)).text();
    for (const [address] of html.matchAll(/\/cn\/cn\/news\/detail\?id=[\w-]+/g)) found.add(address);
  }
  return [...found];
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started: ChildProcess[] = [];
try {
  const roots = [ROOT, ...process.argv.slice(2).map((root) => path.resolve(root))];
  const sites: Site[] = [];
  for (const [at, root] of roots.entries()) {
    const own = path.join(folder, String(at));
    fs.mkdirSync(own);
    sites.push(await startSite(root, own, started));
  }
  const [first] = sites;
  if (!first) throw new Error('no site');
  const articles = await articlesOf(first);
  const article = articles.at(0) ?? '';
  process.stderr.write(`${articles.length} articles\n`);
  for (let round = 0; round < ROUNDS; round++) {
    const other = articles[1 + (round % (articles.length - 1))] ?? '';
    const ask = async (kind: Kind, page: string) => {
      for (const site of sites) site.times[kind].push(await costOf(site, page));
    };
    for (const [name, page] of [['home', PAGES.home], ['list', PAGES.list], ['article', article]] as const) {
      for (const { touch } of sites) await touch();
      await pause(SEEN);
      // Menus and names are what every page of a version needs.
      await ask(`${name}, first after an import`, page);
      await ask(`${name}, again`, page);
    }
    await ask('list, another one', `${PAGES.list}?page=${2 + (round % 6)}`);
    await ask('article, another one', other);
  }
  const rows = KINDS.map((kind) => [
    kind,
    ...sites.map(({ times }) => {
      const all = times[kind].toSorted((a, b) => a - b);
      return `${median(all).toFixed(1)} (${(all[Math.floor(all.length / 4)] ?? 0).toFixed(1)} – ${(all[Math.floor((all.length * 3) / 4)] ?? 0).toFixed(1)})`;
    }),
  ]);
  const table = markdownTable([['page', ...sites.map(({ name }) => name)], ...rows]);
  process.stdout.write(table);
  process.stdout.write(`load ${os.loadavg().map((one) => one.toFixed(1)).join(' ')}\n`);
  void writeMeasured;
} finally {
  for (const child of started) await stop(child);
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
