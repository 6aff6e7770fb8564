/*
 * A page from the cache of `deploy/edge` beside the same bytes as a file: `pnpm bench edge`. Needs nginx and wrk. Both are one nginx process
 * without TLS, loaded in turn.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load, median, type Target } from './load.ts';
import { markdownTable } from './measured.ts';
import { startEdge, startNginx } from './nginx.ts';
import { freePort, stop, untilReady } from './processes.ts';
import { startService, startWeb } from './site.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PAGE = '/cn/cn';
const GOAL = 0.9;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started: ChildProcess[] = [];
try {
  const service = await startService(folder, { started });
  const web = await startWeb(service, {}, { started });
  const page = Buffer.from(await (await fetch(`${web.url}${PAGE}`)).arrayBuffer());
  const nginx = startNginx(folder, await freePort(), page);
  started.unshift(nginx.process);
  await untilReady(nginx.url);
  const ports = { own: await freePort(), plain: await freePort(), web: Number(new URL(web.url).port) };
  const edge = startEdge(folder, ports);
  started.unshift(edge);
  const edgeUrl = `http://127.0.0.1:${ports.own}${PAGE}`;
  await untilReady(edgeUrl);
  const sides: (Target & { name: string; rates: number[] })[] = [
    { name: 'a file', url: nginx.url, pids: [nginx.process.pid ?? 0], connections: 16, rates: [] },
    { name: 'the cache of the edge', url: edgeUrl, pids: [edge.pid ?? 0], connections: 16, rates: [] },
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const side of sides) side.rates.push((await load(side, SECONDS)).perCpuSecond);
  const [file = Number.NaN, cache = Number.NaN] = sides.map(({ rates }) => median(rates));
  const rows = sides.map(({ name, rates }) => [name, median(rates).toFixed(0), (median(rates) / file).toFixed(3)]);
  process.stdout.write(markdownTable([['answers by nginx', 'for each second of a processor', 'ratio'], ...rows]));
  process.stdout.write(
    `The goal of ${GOAL} is ${cache / file >= GOAL ? 'met' : 'not met'}; load ${os.loadavg()[0]?.toFixed(1)}\n`,
  );
} finally {
  for (const child of started) await stop(child);
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit();
