/*
 * What a search costs as the number of articles grows: `pnpm bench search [articles …]`, 10,000 and 100,000
 * unless given. Starts a service with the content pack for each size, generates articles into its PostgreSQL, and asks it by
 * HTTP for what the first page of a search asks for; prints milliseconds and their ratio to the first size.
 */
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSide } from './api-sides.ts';
import { dataOf } from './call-api.ts';
import { COLUMNS, generatedNews, vocabulary } from './generated-news.ts';
import { growthTable, timesOf } from './measured.ts';
import { VERSION_SEEN } from './page-cost.ts';
import { startCluster, type Cluster, type Database } from './postgres.ts';
import { stop } from './processes.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 9;
/** A word that is asked for nowhere else here. */
const NOT_ASKED = '辰岳';
/** Words by their rank, and so by the share of articles that hold them: 150 drawn words make 13 / rank. */
const KINDS = { 'frequent, 20-45 %': [30, 60], 'middle, 1 %': [1200, 1230], 'rare, 0.03 %': [45_000, 45_030] } as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** Milliseconds of what a page of results asks for: the news, and the best of all kinds with their numbers. Null where no article has the word. */
async function ask(origin: string, searchKeyword: string): Promise<number | null> {
  const begun = performance.now();
  const [page] = await Promise.all([
    dataOf(origin, 'search/page', { searchKeyword }),
    dataOf(origin, 'search/best', { searchKeyword }),
  ]);
  const taken = performance.now() - begun;
  return page.list.length === 0 || page.meant !== '' ? null : taken;
}

interface Site {
  count: number;
  origin: string;
  database: Database;
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
  return { count, origin: url, database: place, times: timesOf(KIND_NAMES) };
}

/** Longer ones have words inside them, which the generated articles do not know. */
const wordsOf = (kind: Kind, words: readonly string[]) =>
  words.slice(...KINDS[kind]).filter((word) => word.length === 2);

/** Answers are kept while the content version lasts; what every search needs is read again before anything counts. */
async function forgetAnswers({ database, origin }: Site): Promise<void> {
  database.run('update content_state set version = version + 1');
  await pause(VERSION_SEEN);
  await ask(origin, NOT_ASKED);
}

/** Asks for every word of a kind once. */
async function askAll({ origin, times }: Site, kind: Kind, words: readonly string[]): Promise<void> {
  for (const word of words) {
    const taken = await ask(origin, word);
    if (taken === null) throw new Error(`no article has ${word}`);
    times[kind].push(taken);
  }
}

/** Whether every size finds it: of the rarest words some are in none of few articles. Warms what it asks. */
async function isEverywhere(sites: readonly Site[], word: string): Promise<boolean> {
  for (const { origin } of sites) if ((await ask(origin, word)) === null) return false;
  return true;
}

async function wordsOfAll(sites: readonly Site[], kind: Kind): Promise<string[]> {
  const words: string[] = [];
  for (const word of wordsOf(kind, vocabulary())) if (await isEverywhere(sites, word)) words.push(word);
  if (words.length === 0) throw new Error(`no word is ${kind} in every size`);
  return words;
}

/** All sizes in turn, so that what else the machine does falls on each alike. */
async function measure(sites: readonly Site[]): Promise<void> {
  for (const kind of KIND_NAMES) {
    const words = await wordsOfAll(sites, kind);
    for (let done = 0; done < ROUNDS; done += 1) {
      for (const site of sites) {
        await forgetAnswers(site);
        await askAll(site, kind, words);
      }
    }
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
