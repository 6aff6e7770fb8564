/*
 * What traces cost the web process: `pnpm bench traces [folder of a checkout without them]`. Needs wrk. Web processes without, with one
 * request of a hundred and with all of them traced are loaded in turn on one service; a collector here takes what they send.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { load, median, type Load } from './load.ts';
import { markdownTable } from './measured.ts';
import { freePort, ROOT, stop } from './processes.ts';
import { startService, startWeb, type Service } from './site.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PAGE = '/cn/cn';

interface Side {
  name: string;
  root: string;
  settings: Readonly<Record<string, string>>;
}

interface Loaded {
  name: string;
  cached: Load[];
  made: Load[];
}

/** The same process with pages that are kept, and one that makes each anew. */
async function startSide({ name, root, settings }: Side, service: Service, started: ChildProcess[]) {
  const begin = async (cache: string) => {
    const web = await startWeb(service, { ...settings, PAGE_CACHE: cache }, { started, root });
    return { url: `${web.url}${PAGE}`, pids: [web.process.pid ?? 0], connections: cache === 'on' ? 16 : 1 };
  };
  const loaded: Loaded = { name, cached: [], made: [] };
  return { loaded, targets: { cached: await begin('on'), made: await begin('off') } };
}

function tableOf(sides: readonly Loaded[]): string {
  const rate = (loads: readonly Load[]) => median(loads.map(({ perCpuSecond }) => perCpuSecond));
  const [first] = sides;
  const cells = (kind: 'cached' | 'made') => (side: Loaded) => {
    const ratio = rate(side[kind]) / rate(first?.[kind] ?? []);
    return `${rate(side[kind]).toFixed(0)} (${ratio.toFixed(3)})`;
  };
  const rows = sides.map((side) => [side.name, cells('cached')(side), cells('made')(side)]);
  return markdownTable([
    ['answers per CPU-second (ratio to the first)', 'page that is kept', 'page that is made'],
    ...rows,
  ]);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started: ChildProcess[] = [];
// A collector that forgets what it is sent.
const port = await freePort();
const collector = createServer((request, response) => void request.resume().on('end', () => response.end('{}')));
collector.listen(port, '127.0.0.1');
const to = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
const before = process.argv
  .slice(2)
  .map((root) => ({ name: 'a checkout before', root: path.resolve(root), settings: {} }));
try {
  const service = await startService(folder, { started });
  const sides = [];
  for (const side of [
    ...before,
    { name: 'no traces', root: ROOT, settings: {} },
    { name: 'one of a hundred', root: ROOT, settings: { ...to, OTEL_TRACES_SAMPLER_ARG: '0.01' } },
    { name: 'all', root: ROOT, settings: { ...to, OTEL_TRACES_SAMPLER_ARG: '1' } },
  ])
    sides.push(await startSide(side, service, started));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { loaded, targets } of sides) {
      loaded.cached.push(await load(targets.cached, SECONDS));
      loaded.made.push(await load(targets.made, SECONDS));
    }
  }
  process.stdout.write(tableOf(sides.map(({ loaded }) => loaded)));
} finally {
  for (const child of started) await stop(child);
  collector.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
