/*
 * What a page costs that is not kept: `pnpm --filter bench misses [folder of another checkout …]`. All sites run at once and
 * are asked in turn; what counts is the processor time of all processes: web, renderers, service, embedded database.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './load.ts';
import { markdownTable, timesOf } from './measured.ts';
import { costOf, startPageSite, VERSION_SEEN, type PageSite } from './page-cost.ts';
import { ROOT, stop } from './processes.ts';

const ROUNDS = 8;
/** Times that a page is asked for with data that are kept. */
const AGAIN = 5;
const PAGES = {
  home: '/cn/cn',
  list: '/cn/cn/news',
  article: '/cn/cn/news/detail?baseid=half-year-results',
} as const;
const NAMES = Object.keys(PAGES) as (keyof typeof PAGES)[];
type Kind = `${keyof typeof PAGES}, ${'first after an import' | 'again'}`;
const KINDS = NAMES.flatMap((name): Kind[] => [`${name}, first after an import`, `${name}, again`]);

interface Site extends PageSite {
  name: string;
  times: Record<Kind, number[]>;
}

async function startSite(root: string, folder: string, started: ChildProcess[]): Promise<Site> {
  const site = await startPageSite(folder, { started, root });
  return { ...site, name: path.basename(root), times: timesOf(KINDS) };
}

async function round(sites: readonly Site[], name: keyof typeof PAGES): Promise<void> {
  for (const { service } of sites) await service.touch();
  await pause(VERSION_SEEN);
  const ask = async (kind: Kind) => {
    for (const site of sites) site.times[kind].push(await costOf(site, PAGES[name]));
  };
  await ask(`${name}, first after an import`);
  await pause(VERSION_SEEN);
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
