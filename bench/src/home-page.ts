/*
 * The home page, warm and cold, beside nginx serving the same bytes: `pnpm bench`. Needs nginx and wrk. Prints ratios,
 * because absolute figures belong to a machine; both sides run in turn in one run.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { load, median, type Load, type Target } from './load.ts';
import { startEdge, startNginx, type Nginx } from './nginx.ts';
import { childrenOf, freePort, runNode, startNode, stop, untilExists, untilReady } from './processes.ts';

const ROUNDS = 3;
const SECONDS = 4;
const PAGE = '/cn/cn';

interface Side extends Target {
  name: string;
}

async function measure(sides: readonly Side[]): Promise<Map<string, Load[]>> {
  const results = new Map<string, Load[]>(sides.map((side) => [side.name, []]));
  // The first round is not counted: machine code is made of our script meanwhile.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of sides) {
      const measured = await load(side, SECONDS);
      if (round > 0) results.get(side.name)?.push(measured);
    }
  }
  return results;
}

function row(name: string, loads: readonly Load[], reference: number): string {
  const of = (key: keyof Load) => median(loads.map((one) => one[key]));
  const cells = [
    name,
    of('rate').toFixed(0),
    of('perCpuSecond').toFixed(0),
    (of('perCpuSecond') / reference).toFixed(3),
    of('p50').toFixed(2),
    of('p99').toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

interface Stack {
  warm: ChildProcess;
  warmUrl: string;
  cold: ChildProcess;
  coldUrl: string;
  nginx: Nginx;
  node: ChildProcess;
  nodeUrl: string;
  edge: ChildProcess;
  edgeUrl: string;
}

/** Two web processes, with and without page cache, on one service; nginx with the home page's bytes, and nginx as the cache in front. */
async function startStack(folder: string, started: ChildProcess[]): Promise<Stack> {
  const socket = path.join(folder, 'api.sock');
  const address = `unix:${socket}`;
  const environment = {
    DATA_DIR: folder,
    API_LISTEN: address,
    API_URL: address,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
  const keep = (child: ChildProcess) => {
    started.unshift(child);
    return child;
  };
  const web = async (cache: string) => {
    const port = await freePort();
    const child = keep(startNode(['shell/src/web/main.ts'], { ...environment, PORT: String(port), PAGE_CACHE: cache }));
    await untilReady(`http://127.0.0.1:${port}/health/ready`);
    return { child, url: `http://127.0.0.1:${port}${PAGE}` };
  };
  runNode(['delivery/src/cli.ts', 'ensure'], environment);
  keep(startNode(['api/src/server.ts'], { ...environment, MIGRATE_ON_START: 'true' }));
  await untilExists(socket);
  runNode(['api/src/cli.ts', 'content', 'import', 'content'], environment);
  const warm = await web('on');
  const cold = await web('off');
  const bytes = Buffer.from(await (await fetch(warm.url)).arrayBuffer());
  const nginx = startNginx(folder, await freePort(), bytes);
  keep(nginx.process);
  await untilReady(nginx.url);
  const bare = await startBareNode(folder, bytes);
  keep(bare.node);
  const ports = { own: await freePort(), plain: await freePort(), web: Number(new URL(warm.url).port) };
  const edge = keep(startEdge(folder, ports));
  const edgeUrl = `http://127.0.0.1:${ports.own}${PAGE}`;
  await untilReady(edgeUrl);
  return {
    warm: warm.child,
    warmUrl: warm.url,
    cold: cold.child,
    coldUrl: cold.url,
    nginx,
    ...bare,
    edge,
    edgeUrl,
  };
}

async function startBareNode(folder: string, bytes: Buffer) {
  const file = path.join(folder, 'answer.gz');
  fs.writeFileSync(file, gzipSync(bytes));
  const port = await freePort();
  const node = startNode(['bench/src/bare-node.ts', String(port), file], {});
  const nodeUrl = `http://127.0.0.1:${port}`;
  await untilReady(nodeUrl);
  return { node, nodeUrl };
}

function sidesOf({ warm, warmUrl, cold, coldUrl, nginx, node, nodeUrl, edge, edgeUrl }: Stack): Side[] {
  const warmSide = { url: warmUrl, pids: [warm.pid ?? 0] };
  const nginxSide = { url: nginx.url, pids: childrenOf(nginx.process.pid ?? 0) };
  return [
    { name: 'nginx, 16 connections', ...nginxSide, connections: 16 },
    { name: 'web, warm, 16 connections', ...warmSide, connections: 16 },
    { name: 'a bare Node server, 16 connections', url: nodeUrl, pids: [node.pid ?? 0], connections: 16 },
    { name: 'nginx of deploy/edge, 16 connections', url: edgeUrl, pids: [edge.pid ?? 0], connections: 16 },
    { name: 'nginx, unloaded', ...nginxSide, connections: 1 },
    { name: 'web, warm, unloaded', ...warmSide, connections: 1 },
    { name: 'web, cold (every page rendered), unloaded', url: coldUrl, pids: [cold.pid ?? 0], connections: 1 },
  ];
}

function report(results: ReadonlyMap<string, Load[]>): void {
  const reference = median((results.get('nginx, 16 connections') ?? []).map((one) => one.perCpuSecond));
  const table = [
    '| home page | requests/s | requests per CPU-second | ratio to nginx | p50 ms | p99 ms |',
    '|---|---|---|---|---|---|',
    ...[...results].map(([name, loads]) => row(name, loads, reference)),
  ];
  process.stdout.write(`${table.join('\n')}\n`);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started: ChildProcess[] = [];
try {
  report(await measure(sidesOf(await startStack(folder, started))));
} finally {
  for (const child of started) await stop(child);
  fs.rmSync(folder, { recursive: true, force: true });
}
