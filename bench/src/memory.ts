/*
 * Memory of a whole site at rest, after every section has been read: `pnpm --filter bench memory [folder of another checkout …]`.
 * Counted is what a process has for itself and its share of what several have (`Pss` of proc(5) `smaps_rollup`), so load
 * does not disturb it.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { markdownTable, writeMeasured } from './measured.ts';
import { startCluster } from './postgres.ts';
import { childrenOf, ROOT, stop } from './processes.ts';
import { startService, startWeb, type Service, type Started } from './site.ts';

/** A page of every section, and one that is not there. */
const PAGES = ['', '/news', '/invest/stock', '/media', '/talent', '/book', '/no-such-page'];
const VISITS = 3;
/** Milliseconds until a site that nobody visits has given back what it can. */
const REST = 30_000;
const KIB = 1024;

const ROWS = ['web', 'renderers', 'service with an embedded database', 'service', 'PostgreSQL', 'all'] as const;
type Row = (typeof ROWS)[number];
type Memory = Partial<Record<Row, number>>;

/** Mebibytes of a process, without its children. */
function ownMemory(pid: number): number {
  const text = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1]) / KIB;
}

const memoryWithChildren = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + memoryWithChildren(child), ownMemory(pid));

interface MeasureOptions extends Started {
  /** Its database is; else a PostgreSQL is started beside it. */
  isEmbedded: boolean;
}

async function visitAll(url: string): Promise<void> {
  for (let visit = 0; visit < VISITS; visit++) {
    for (const page of PAGES) {
      const answer = await fetch(`${url}/cn/en${page}`, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
    }
  }
}

async function measure({ isEmbedded, started, root }: MeasureOptions): Promise<Memory> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const cluster = isEmbedded ? null : await startCluster(folder, { sharedBuffers: '128MB' });
  let service: Service | undefined;
  try {
    const settings = cluster ? { DATABASE_URL: cluster.create('site').url } : {};
    const at = { started, ...(root !== undefined && { root }) };
    service = await startService(path.join(folder, 'site'), at, settings);
    const web = await startWeb(service, {}, at);
    await visitAll(web.url);
    await pause(REST);
    const pid = web.process.pid ?? 0;
    const alone = ownMemory(pid);
    const found: Memory = { web: alone, renderers: memoryWithChildren(pid) - alone };
    found[isEmbedded ? 'service with an embedded database' : 'service'] = memoryWithChildren(service.process.pid ?? 0);
    if (cluster) found.PostgreSQL = memoryWithChildren(cluster.pid);
    return { ...found, all: Object.values(found).reduce((sum, one) => sum + one, 0) };
  } finally {
    for (const child of started.splice(0)) await stop(child);
    // PostgreSQL waits for whoever is connected.
    await service?.database.end().catch(() => {});
    await cluster?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const started: ChildProcess[] = [];
const roots = [ROOT, ...process.argv.slice(2).map((root) => path.resolve(root))];
try {
  const columns: { name: string; memory: Memory }[] = [];
  for (const root of roots) {
    for (const isEmbedded of [true, false]) {
      const engine = isEmbedded ? 'embedded' : 'PostgreSQL';
      const name = roots.length > 1 ? `${path.basename(root)}, ${engine}` : engine;
      columns.push({ name, memory: await measure({ isEmbedded, started, root }) });
    }
  }
  const rows = ROWS.map((row) => [row, ...columns.map(({ memory }) => memory[row]?.toFixed(0) ?? '')]);
  const table = markdownTable([['MB', ...columns.map(({ name }) => name)], ...rows]);
  process.stdout.write(table);
  if (roots.length === 1) writeMeasured('memory', table);
} finally {
  for (const child of started) await stop(child);
}
process.exit(0);
