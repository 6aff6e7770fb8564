/*
 * What a search costs as the number of articles grows: `pnpm --filter bench search [articles …]`, 10,000 and 100,000
 * unless told. Generates articles into a PostgreSQL of its own and asks the service's own function for the first page;
 * prints milliseconds and their ratio to the first size.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, type Db, type OpenDatabase } from '../../api/src/db/client.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { segmenterOf } from '../../api/src/model/segmenter.ts';
import { searchResults } from '../../api/src/modules/search/search.service.ts';
import { COLUMNS, generatedNews, vocabulary } from './generated-news.ts';
import { startCluster, type Cluster, type Database } from './postgres.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 9;
/** Words by their rank, and so by the share of articles that hold them: 150 drawn words make 13 / rank. */
const KINDS = { 'frequent, 20-45 %': [30, 60], 'middle, 1 %': [1200, 1230], 'rare, 0.03 %': [45_000, 45_030] } as const;
type Kind = keyof typeof KINDS;

/** One word as it is: the generated articles know nothing of the words inside words. */
const WORDS = {
  segmenter: segmenterOf((run) => [{ text: run, parts: [] }]),
  spelling: { cn: new Map<string, string>(), en: new Map<string, string>() },
};

async function ask(db: Db, word: string): Promise<number> {
  const services = { db, now: Date.now, words: { current: async () => WORDS } };
  const begun = performance.now();
  await searchResults(services, 'cn', { searchKeyword: word, searchType: 'news', pageNo: 1, pageSize: 8 });
  return performance.now() - begun;
}

interface Site {
  count: number;
  database: OpenDatabase;
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

async function siteOf(cluster: Cluster, folder: string, count: number): Promise<Site> {
  const begun = performance.now();
  const place = cluster.create(`articles_${count}`);
  const database = await openDatabase({ dataDir: folder, databaseUrl: place.url });
  await migrate(database.db);
  await load(place, count);
  const [size] = place.run("select pg_size_pretty(pg_total_relation_size('search_entry'))");
  console.error(`${count} articles, ${size}, loaded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  return { count, database, times: noTimes() };
}

const noTimes = (): Site['times'] =>
  Object.fromEntries(Object.keys(KINDS).map((kind): [string, number[]] => [kind, []])) as Site['times'];

/** Asks every word of every kind once. */
async function round({ database, times }: Site, words: readonly string[]): Promise<void> {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    for (const word of words.slice(...KINDS[kind])) times[kind].push(await ask(database.db, word));
  }
}

/** All sizes in turn, so that what else the machine does falls on each alike; the first round only warms. */
async function measure(sites: readonly Site[]): Promise<void> {
  const words = vocabulary();
  for (const site of sites) await round({ ...site, times: noTimes() }, words);
  for (let done = 0; done < ROUNDS; done += 1) {
    for (const site of sites) await round(site, words);
  }
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function row({ count, times }: Site, first: Site): string {
  const cells = (Object.keys(KINDS) as Kind[]).map((kind) => {
    const p50 = percentile(times[kind], 0.5);
    const ratio = p50 / percentile(first.times[kind], 0.5);
    return `${p50.toFixed(1)} / ${percentile(times[kind], 0.99).toFixed(1)} (${ratio.toFixed(1)}x)`;
  });
  return line([count.toLocaleString('en'), ...cells]);
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

async function main(sizes: readonly number[]): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
  const cluster = await startCluster(folder);
  const sites: Site[] = [];
  try {
    for (const count of sizes) sites.push(await siteOf(cluster, folder, count));
    await measure(sites);
    const head = ['articles', ...Object.keys(KINDS)];
    const rows = sites.map((site) => row(site, sites[0] ?? site));
    process.stdout.write(`milliseconds p50 / p99 (p50 to the first row)\n${line(head)}${line(head.map(() => '---'))}`);
    process.stdout.write(rows.join(''));
  } finally {
    for (const { database } of sites) await database.close();
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const told = process.argv.slice(2).map(Number);
await main(told.length > 0 ? told : SIZES);
