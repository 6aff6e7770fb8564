/*
 * How long a promotion takes until its first page: `pnpm --filter bench promotions [rounds] [nodes]`. One node promotes; the
 * others are web processes with stores of their own that import from a depot, a folder here (docs/decisions/0095). All of
 * them are on this machine and share its processors.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { percentile } from './load.ts';
import { markdownTable, writeMeasured } from './measured.ts';
import { startNode, runNode, stop } from './processes.ts';
import { startService, startWeb, type Service } from './site.ts';

const [rounds = 10, nodes = 3] = process.argv.slice(2).map(Number);
const APP = 'mf-invest';
const PAGE = '/cn/en/invest/stock';
const OTHER = '9.9.9';
/** What the gate does is done before anything moves, and takes what its pages take. */
const AT_ONCE = ['--despite', 'a measurement of the time to the first page'];
const LIMIT = 60_000;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const depot = path.join(folder, 'depot');
const started: ChildProcess[] = [];

interface Times {
  /** Milliseconds from the start of the command to the first page on the node that promotes. */
  own: number[];
  /** To the first page on the last of the others, from the start of the first command. */
  last: number[];
}

const promotedSet = (dataDir: string) => fs.readFileSync(path.join(dataDir, 'current'), 'utf8').split('\n')[0] ?? '';

async function untilServed(url: string, set: string): Promise<number> {
  const deadline = performance.now() + LIMIT;
  for (;;) {
    const answer = await fetch(url + PAGE);
    await answer.body?.cancel();
    if (answer.ok && answer.headers.get('x-constellation') === set) return performance.now();
    if (performance.now() > deadline) throw new Error(`${url} does not serve ${set}`);
  }
}

/** Waits until a store has moved from a set. @returns the next one */
async function untilMoved(dataDir: string, from: string): Promise<string> {
  for (;;) {
    const now = promotedSet(dataDir);
    if (now !== from) return now;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a command ended with ${code}`))));
  });

/** A web process on a store of its own, which follows the depot. */
async function startNodeOf(service: Service, number: number): Promise<string> {
  const { environment } = service;
  const own = {
    ...environment,
    DATA_DIR: path.join(folder, `node-${number}`),
    SIGNING_DIR: path.join(folder, 'signing'),
  };
  runNode(['delivery/src/cli.ts', 'import', depot], own);
  started.unshift(startNode(['delivery/src/cli.ts', 'import', depot, '--watch'], own));
  return (await startWeb({ ...service, environment: own }, {}, { started })).url;
}

async function round(service: Service, version: string, urls: readonly string[]): Promise<[own: number, last: number]> {
  const { environment } = service;
  const [first = '', ...others] = urls;
  const from = promotedSet(folder);
  const begun = performance.now();
  const promoting = ended(startNode(['delivery/src/cli.ts', 'promote', `${APP}@${version}`, ...AT_ONCE], environment));
  const own = untilMoved(folder, from).then((set) => untilServed(first, set));
  await promoting;
  const exporting = ended(startNode(['delivery/src/cli.ts', 'export', depot], environment));
  const last = Promise.all(others.map((url) => untilServed(url, promotedSet(folder))));
  await exporting;
  return [(await own) - begun, Math.max(...(await last)) - begun];
}

try {
  const service = await startService(folder, { started });
  const { environment } = service;
  const first = await startWeb(service, {}, { started });
  runNode(['delivery/src/cli.ts', 'release', APP, '--version', OTHER], environment);
  const constellation = JSON.parse(
    fs.readFileSync(path.join(folder, 'constellations', `${promotedSet(folder)}.json`), 'utf8'),
  ) as { apps: Record<string, { version: string }> };
  const versions = [OTHER, constellation.apps[APP]?.version ?? ''];
  runNode(['delivery/src/cli.ts', 'export', depot], environment);
  const urls = [first.url];
  for (let number = 1; number < nodes; number += 1) urls.push(await startNodeOf(service, number));
  const times: Times = { own: [], last: [] };
  for (let index = 0; index < rounds; index += 1) {
    const [own, last] = await round(service, versions[index % 2] ?? '', urls);
    times.own.push(own);
    times.last.push(last);
    process.stdout.write(`${index + 1}: ${Math.round(own)} ms here, ${Math.round(last)} ms everywhere\n`);
  }
  const rowOf = (name: string, list: readonly number[]) => [
    name,
    ...[0.5, 0.9, 1].map((share) => Math.round(percentile(list, share)).toString()),
  ];
  const table = markdownTable([
    [`${rounds} promotions, ms from the start of \`promote\``, 'median', 'nine of ten', 'slowest'],
    rowOf('first page on the node that promotes', times.own),
    rowOf(`first page on the last of ${nodes} nodes, with \`export\` and \`import --watch\``, times.last),
  ]);
  process.stdout.write(`\n${table}`);
  writeMeasured('promotions', table);
} finally {
  for (const child of started) await stop(child);
  fs.rmSync(folder, { recursive: true, force: true });
}
