/*
 * What a search costs as the number of articles grows: `pnpm bench search [articles …]`, 10,000 and 100,000
 * unless given. Starts a service with the content pack for each size, generates articles into its PostgreSQL, and asks it by
 * HTTP for what the first page of a search asks for; prints milliseconds and their ratio to the first size.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startSide } from './api-sides.ts';
import { dataOf } from './call-api.ts';
import { COLUMNS, generatedNews, vocabulary } from './generated-news.ts';
import { growthTable, timesOf } from './measured.ts';
import { startCluster, type Cluster, type Database } from './postgres.ts';
import { stop } from './processes.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 9;
/** Words by their rank, and so by the share of articles that hold them: 150 drawn words make 13 / rank. */
const KINDS = { 'frequent, 20-45 %': [30, 60], 'middle, 1 %': [1200, 1230], 'rare, 0.03 %': [45_000, 45_030] } as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Milliseconds of what a page of results asks for: the news, and the best of all kinds with their numbers. */
async function ask(origin: string, searchKeyword: string): Promise<number> {
  const begun = performance.now();
  const [page] = await Promise.all([
    dataOf(origin, 'search/page', { searchKeyword }),
    dataOf(origin, 'search/best', { searchKeyword }),
  ]);
  const taken = performance.now() - begun;
  if (page.list.length === 0 || page.meant !== '') throw new Error(`no article has ${searchKeyword}`);
  return taken;
}

interface Site {
  count: number;
  origin: string;
  times: Record<Kind, number[]>;
}

/** Without the indexes, which are built faster over what is there. */
async function load(database: Database, count: number): Promise<void> {
  const [names, definitions] = ['indexname', 'indexdef'].map((column) =>
    database.run(
      `select ${column} from pg_indexes where indexname ~ '^search_entry_(newest|title|body)$' order by indexname`,
    ),
  );
  database.run(`drop index ${names?.join(', ')}`);
  await database.copy(COLUMNS, generatedNews(count));
  database.run(...(definitions ?? []), 'vacuum analyze search_entry');
}

interface Bench {
  cluster: Cluster;
  folder: string;
  /** Processes to be stopped. */
  started: ChildProcess[];
}

async function siteOf({ cluster, folder, started }: Bench, count: number): Promise<Site> {
  const begun = performance.now();
  const place = cluster.create(`articles_${count}`);
  const settings = { DATA_DIR: path.join(folder, `service-${count}`), DATABASE_URL: place.url };
  const { url } = await startSide(started, 'PostgreSQL', settings);
  await load(place, count);
  const [size] = place.run("select pg_size_pretty(pg_total_relation_size('search_entry'))");
  console.error(`${count} articles, ${size}, loaded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return { count, origin: url, times: timesOf(KIND_NAMES) };
}

/** Longer ones have words inside them, which the generated articles do not know. */
const wordsOf = (kind: Kind, words: readonly string[]) =>
  words.slice(...KINDS[kind]).filter((word) => word.length === 2);

/** Asks every word of every kind once. */
async function round({ origin, times }: Site, words: readonly string[]): Promise<void> {
  for (const kind of KIND_NAMES) {
    for (const word of wordsOf(kind, words)) times[kind].push(await ask(origin, word));
  }
}

/** All sizes in turn, so that what else the machine does falls on each alike; the first round only warms. */
async function measure(sites: readonly Site[]): Promise<void> {
  const words = vocabulary();
  for (const site of sites) await round({ ...site, times: timesOf(KIND_NAMES) }, words);
  for (let done = 0; done < ROUNDS; done += 1) {
    for (const site of sites) await round(site, words);
  }
}

async function main(sizes: readonly number[]): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
  const cluster = await startCluster(folder);
  const started: ChildProcess[] = [];
  const sites: Site[] = [];
  try {
    for (const count of sizes) sites.push(await siteOf({ cluster, folder, started }, count));
    await measure(sites);
    process.stdout.write(growthTable(KIND_NAMES, sites));
  } finally {
    for (const child of started) await stop(child);
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const given = process.argv.slice(2).map(Number);
await main(given.length > 0 ? given : SIZES);
