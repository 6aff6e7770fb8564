/*
 * What a search costs as the number of articles grows: `pnpm --filter bench search [articles …]`, 10,000 and 100,000
 * unless given. Generates articles into a PostgreSQL of its own and asks the service's own function for the first page;
 * prints milliseconds and their ratio to the first size.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PictureRow } from '../../api/src/imported/pictures.store.ts';
import { openDatabase, type Db, type OpenDatabase } from '../../api/src/db/client.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { segmenterOf } from '../../api/src/model/segmenter.ts';
import { Concepts } from '../../api/src/modules/search/keyword/concepts.model.ts';
import { Vocabulary } from '../../api/src/modules/search/keyword/vocabulary.model.ts';
import type { Words } from '../../api/src/modules/search/pack-words.service.ts';
import { searchResults } from '../../api/src/modules/search/search.service.ts';
import { COLUMNS, generatedNews, vocabulary } from './generated-news.ts';
import { growthTable, timesOf } from './measured.ts';
import { startCluster, type Cluster, type Database } from './postgres.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 9;
/** Words by their rank, and so by the share of articles that hold them: 150 drawn words make 13 / rank. */
const KINDS = { 'frequent, 20-45 %': [30, 60], 'middle, 1 %': [1200, 1230], 'rare, 0.03 %': [45_000, 45_030] } as const;
type Kind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as Kind[];

/** One word as it is: the generated articles know nothing of the words inside words. */
const segmenter = segmenterOf((run) => [{ text: run, parts: [] }]);
const WORDS: Words = {
  segmenter,
  spelling: { cn: new Map(), en: new Map() },
  concepts: { cn: new Concepts([], 'cn', segmenter), en: new Concepts([], 'en', segmenter) },
  vocabulary: { cn: new Vocabulary([]), en: new Vocabulary([]) },
};

async function ask(db: Db, word: string): Promise<number> {
  const pictures = { find: async () => new Map<string, PictureRow>() };
  const services = { db, pictures, now: Date.now, words: { current: async () => WORDS } };
  const query = {
    searchKeyword: word,
    searchType: 'news',
    year: 0,
    categoryCode: '',
    sort: 'relevance',
    pageNo: 1,
    pageSize: 8,
  } as const;
  const begun = performance.now();
  await searchResults(services, 'cn', query);
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
  return { count, database, times: timesOf(KIND_NAMES) };
}

/** Asks every word of every kind once. */
async function round({ database, times }: Site, words: readonly string[]): Promise<void> {
  for (const kind of KIND_NAMES) {
    for (const word of words.slice(...KINDS[kind])) times[kind].push(await ask(database.db, word));
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
  const sites: Site[] = [];
  try {
    for (const count of sizes) sites.push(await siteOf(cluster, folder, count));
    await measure(sites);
    process.stdout.write(growthTable(KIND_NAMES, sites));
  } finally {
    for (const { database } of sites) await database.close();
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const given = process.argv.slice(2).map(Number);
await main(given.length > 0 ? given : SIZES);
