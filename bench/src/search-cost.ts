/*
 * What a search costs as the number of articles grows: `pnpm --filter bench search [articles …]`, 10,000 and 100,000
 * unless told. Generates articles into a PostgreSQL of its own and asks the service's own function for the first page;
 * prints milliseconds and their ratio to the first size.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDatabase, type Db } from '../../api/src/db/client.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { segmenterOf } from '../../api/src/model/segmenter.ts';
import { searchResults } from '../../api/src/modules/search/search.service.ts';
import { COLUMNS, generatedNews, vocabulary } from './generated-news.ts';
import { startCluster, type Cluster } from './postgres.ts';

const SIZES = [10_000, 100_000];
const ROUNDS = 5;
/** Words by their rank, and so by the share of articles that hold them: 150 drawn words make 13 / rank. */
const KINDS = { 'frequent, 20-45 %': [30, 60], 'middle, 1 %': [1200, 1260], 'rare, 0.03 %': [45_000, 45_060] } as const;
type Kind = keyof typeof KINDS;

interface Cost {
  p50: number;
  p99: number;
}

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

async function costOf(db: Db, words: readonly string[]): Promise<Cost> {
  for (const word of words) await ask(db, word);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const word of words) times.push(await ask(db, word));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Without the indexes, which are built faster over what is there. */
async function load(cluster: Cluster, count: number): Promise<void> {
  const [names, definitions] = ['indexname', 'indexdef'].map((column) =>
    cluster.run(
      `select ${column} from pg_indexes where indexname ~ '^search_entry_(newest|title|body)$' order by indexname`,
    ),
  );
  cluster.run('truncate search_entry', `drop index ${names?.join(', ')}`);
  await cluster.copy(COLUMNS, generatedNews(count));
  cluster.run(...(definitions ?? []), 'vacuum analyze search_entry');
}

async function measure(cluster: Cluster, folder: string, count: number): Promise<Record<Kind, Cost>> {
  const begun = performance.now();
  const database = await openDatabase({ dataDir: folder, databaseUrl: cluster.url });
  try {
    await migrate(database.db);
    await load(cluster, count);
    const [size] = cluster.run("select pg_size_pretty(pg_total_relation_size('search_entry'))");
    console.error(`${count} articles, ${size}, loaded in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const words = vocabulary();
    const costs: [string, Cost][] = [];
    for (const [kind, [from, to]] of Object.entries(KINDS))
      costs.push([kind, await costOf(database.db, words.slice(from, to))]);
    return Object.fromEntries(costs) as Record<Kind, Cost>;
  } finally {
    await database.close();
  }
}

function row(count: number, costs: Record<Kind, Cost>, first: Record<Kind, Cost>): string {
  const cells = Object.keys(KINDS).map((kind) => {
    const { p50, p99 } = costs[kind as Kind];
    return `${p50.toFixed(1)} / ${p99.toFixed(1)} (${(p50 / first[kind as Kind].p50).toFixed(1)}x)`;
  });
  return line([count.toLocaleString('en'), ...cells]);
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

async function main(sizes: readonly number[]): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
  const cluster = await startCluster(folder);
  try {
    const head = ['articles', ...Object.keys(KINDS)];
    process.stdout.write(`milliseconds p50 / p99 (p50 to the first row)\n${line(head)}${line(head.map(() => '---'))}`);
    let first: Record<Kind, Cost> | undefined;
    for (const count of sizes) {
      const costs = await measure(cluster, folder, count);
      first ??= costs;
      process.stdout.write(row(count, costs, first));
    }
  } finally {
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const told = process.argv.slice(2).map(Number);
await main(told.length > 0 ? told : SIZES);
