/*
 * The home page, warm and cold, beside nginx serving the same bytes: `pnpm bench`. Needs nginx and wrk. Prints ratios,
 * because absolute figures belong to a machine; both sides run in turn in one run.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load, median, type Load } from './load.ts';
import { startNginx } from './nginx.ts';
import { childrenOf, freePort, runNode, startNode, stop, untilReady } from './processes.ts';

const ROUNDS = 3;
const SECONDS = 4;
const PAGE = '/cn/cn';

interface Side {
  name: string;
  url: string;
  pids: readonly number[];
  connections: number;
}

async function measure(sides: readonly Side[]): Promise<Map<string, Load[]>> {
  const results = new Map<string, Load[]>(sides.map((side) => [side.name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, url, pids, connections } of sides) {
      results.get(name)?.push(await load(url, pids, connections, SECONDS));
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

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const [warmPort, coldPort, nginxPort] = [await freePort(), await freePort(), await freePort()];
const socket = `unix:${path.join(folder, 'api.sock')}`;
const environment = { DATA_DIR: folder, API_LISTEN: socket, API_URL: socket, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
const web = (port: number, cache: string) =>
  startNode(['shell/src/web/main.ts'], { ...environment, PORT: String(port), PAGE_CACHE: cache });

runNode(['delivery/src/cli.ts', 'ensure'], environment);
const api = startNode(['api/src/server.ts'], { ...environment, MIGRATE_ON_START: 'true' });
while (!fs.existsSync(path.join(folder, 'api.sock'))) await new Promise((resolve) => setTimeout(resolve, 50));
runNode(['api/src/cli.ts', 'content', 'import', 'content'], environment);
const warm = web(warmPort, 'on');
const cold = web(coldPort, 'off');
await untilReady(`http://127.0.0.1:${warmPort}/health/ready`);
await untilReady(`http://127.0.0.1:${coldPort}/health/ready`);
const answer = await fetch(`http://127.0.0.1:${warmPort}${PAGE}`);
const nginx = startNginx(folder, nginxPort, Buffer.from(await answer.arrayBuffer()));
await untilReady(nginx.url);

const warmSide = { url: `http://127.0.0.1:${warmPort}${PAGE}`, pids: [warm.pid ?? 0] };
const nginxSide = { url: nginx.url, pids: childrenOf(nginx.process.pid ?? 0) };
const sides: Side[] = [
  { name: 'nginx, 16 connections', ...nginxSide, connections: 16 },
  { name: 'web, warm, 16 connections', ...warmSide, connections: 16 },
  { name: 'nginx, unloaded', ...nginxSide, connections: 1 },
  { name: 'web, warm, unloaded', ...warmSide, connections: 1 },
  {
    name: 'web, cold (every page rendered), unloaded',
    url: `http://127.0.0.1:${coldPort}${PAGE}`,
    pids: [cold.pid ?? 0],
    connections: 1,
  },
];
const results = await measure(sides);
const reference = median((results.get('nginx, 16 connections') ?? []).map((one) => one.perCpuSecond));
const table = [
  '| home page | requests/s | requests per CPU-second | ratio to nginx | p50 ms | p99 ms |',
  '|---|---|---|---|---|---|',
  ...[...results].map(([name, loads]) => row(name, loads, reference)),
];
process.stdout.write(`${table.join('\n')}\n`);

await Promise.all([warm, cold, nginx.process].map(stop));
await stop(api);
fs.rmSync(folder, { recursive: true, force: true });
