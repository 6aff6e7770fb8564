/*
 * What a page costs as the content pack and the number of visitors grow: `pnpm --filter bench growth`. Sites with 1, 10 and
 * 100 times the articles of the pack run at once and are measured in turn; what counts is the processor time of all
 * processes: web, renderers, service, embedded database. Then the home page, warm, with 1 to 1,000 connections.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { load, median, type Load } from './load.ts';
import { growthTable, markdownTable, timesOf, writeMeasured } from './measured.ts';
import { costOf, startPageSite, VERSION_SEEN, type PageSite } from './page-cost.ts';
import { stop } from './processes.ts';
import { startWeb } from './site.ts';

const TIMES = [1, 10, 100];
const ROUNDS = 9;
const PAGES = {
  home: '/cn/cn',
  list: '/cn/cn/news',
  'list, second page': '/cn/cn/news?page=2',
  article: '/cn/cn/news/detail?baseid=half-year-results',
  search: '/cn/cn/search?key=汽车',
} as const;
type Kind = keyof typeof PAGES;
const KINDS = Object.keys(PAGES) as Kind[];
const CONNECTIONS = [1, 100, 1000];
const SECONDS = 4;

interface Site extends PageSite {
  /** Articles. */
  count: number;
  times: Record<Kind, number[]>;
}

/** Copies every article, in both languages and in the index of the search, each older than its original by days. */
async function multiply(database: pg.Client, times: number): Promise<number> {
  if (times > 1) {
    const copies = `generate_series(1, ${times - 1}) as copy`;
    const older = "- copy * interval '1 day'";
    await database.query(
      `insert into article select base_id || '-' || copy, category, publish_time ${older}, picture, attachments
       from article cross join ${copies}`,
    );
    await database.query(
      `insert into article_text select base_id || '-' || copy, language, title, summary, source, author, tags, content, body,
         reading_minutes
       from article_text cross join ${copies}`,
    );
    await database.query(
      `insert into article_tag select language, tag, publish_time ${older}, base_id || '-' || copy
       from article_tag cross join ${copies}`,
    );
    await database.query(
      `insert into search_entry select type, id || '-' || copy, language, published ${older}, category, title, summary, body,
         title_tsv, body_tsv, terms
       from search_entry cross join ${copies} where type = 'news'`,
    );
    await database.query('analyze');
  }
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from article');
  return rows[0]?.count ?? 0;
}

async function startSite(times: number, folder: string, started: ChildProcess[]): Promise<Site> {
  const site = await startPageSite(fs.mkdtempSync(path.join(folder, 'site-')), { started });
  return { ...site, count: await multiply(site.service.database, times), times: timesOf(KINDS) };
}

/** Every page once on every site, the first time after an import. */
async function round(sites: readonly Site[]): Promise<void> {
  for (const kind of KINDS) {
    for (const { service } of sites) await service.touch();
    await pause(VERSION_SEEN);
    for (const site of sites) site.times[kind].push(await costOf(site, PAGES[kind]));
  }
}

async function visitorsTable({ service }: Site, started: ChildProcess[]): Promise<string> {
  const web = await startWeb(service, {}, { started });
  const target = { url: `${web.url}/cn/cn`, pids: [web.process.pid ?? 0] };
  await load({ ...target, connections: 16 }, SECONDS);
  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    const loads: Load[] = [];
    for (let count = 0; count < 3; count++) loads.push(await load({ ...target, connections }, SECONDS));
    const of = (key: 'perCpuSecond' | 'p50' | 'p99', digits: number) =>
      median(loads.map((one) => one[key])).toFixed(digits);
    rows.push([connections.toLocaleString('en'), of('perCpuSecond', 0), of('p50', 2), of('p99', 2)]);
  }
  return markdownTable([['connections', 'requests per CPU-second', 'p50 ms', 'p99 ms'], ...rows]);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const started: ChildProcess[] = [];
try {
  const sites: Site[] = [];
  for (const times of TIMES) sites.push(await startSite(times, folder, started));
  for (const site of sites) for (const kind of KINDS) await costOf(site, PAGES[kind]);
  for (let count = 0; count < ROUNDS; count++) await round(sites);
  const [first] = sites;
  if (!first) throw new Error('no site was started');
  const table = `${growthTable(KINDS, sites)}\n${await visitorsTable(first, started)}`;
  process.stdout.write(table);
  writeMeasured('growth', table);
} finally {
  for (const child of started) await stop(child);
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
