/*
 * What a page of an article list costs as the number of articles grows: `pnpm --filter bench lists [articles …]`, 1,000
 * and 100,000 unless given. Makes articles in a PostgreSQL of its own and asks the service's own function; prints
 * milliseconds and their ratio to the first size, and writes them into the README unless given sizes.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NEWS_COLUMNS } from 'shared/contract/content/article';
import { openDatabase, type OpenDatabase } from '../../api/src/db/client.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { withoutReplica } from '../../api/src/db/reads/replica.ts';
import type { PictureRow } from '../../api/src/imported/pictures.store.ts';
import { ArticleOrder } from '../../api/src/modules/article/article-order.service.ts';
import { articleList } from '../../api/src/modules/article/article.service.ts';
import { ContentVersion } from '../../api/src/modules/content/content-version.service.ts';
import { growthTable, timesOf, writeMeasured } from './measured.ts';
import { startCluster, type Cluster } from './postgres.ts';

const SIZES = [1000, 100_000];
const ROUNDS = 200;
const PAGE_SIZE = 8;
/** The generated articles have none. */
const NO_PICTURES = { find: async () => new Map<string, PictureRow>() };
const KINDS = [
  'first page',
  'page in the middle',
  'last page',
  'first page of a category',
  'first of an import',
] as const;
type Kind = (typeof KINDS)[number];

interface Site {
  count: number;
  database: OpenDatabase;
  times: Record<Kind, number[]>;
}

async function siteOf(cluster: Cluster, folder: string, count: number): Promise<Site> {
  const place = cluster.create(`lists_${count}`);
  const database = await openDatabase({ dataDir: folder, databaseUrl: place.url });
  await migrate(database.db);
  const columns = NEWS_COLUMNS.map((code) => `'${code}'`).join(', ');
  place.run(
    `insert into article select 'news-' || n, (array[${columns}])[1 + n % ${NEWS_COLUMNS.length}],
       timestamptz '2026-11-20' - n * interval '${(3650 * 1440) / count} minutes', null, '[]'
     from generate_series(1, ${count}) as n`,
    `insert into article_text select base_id, 'cn', '标题 ' || base_id, '摘要', '来源', '', '{}', repeat('正文', 300) from article`,
    'vacuum analyze article',
    'vacuum analyze article_text',
  );
  return { count, database, times: timesOf(KINDS) };
}

interface Request {
  pageNo: number;
  categoryCode?: string;
}

/** Milliseconds of one page, as the service answers it without HTTP. */
async function ask({ database: { db } }: Site, order: ArticleOrder, { pageNo, categoryCode = '' }: Request) {
  const services = { db, pictures: NO_PICTURES, now: Date.now, order };
  const times = { beginTime: '', endTime: '', searchKeyword: '' };
  const filter = { ...times, categoryCode, categoryCodeList: [], pageNo, pageSize: PAGE_SIZE };
  const begun = performance.now();
  const { list } = await articleList(services, 'cn', filter);
  if (list.length === 0) throw new Error(`page ${pageNo} is empty`);
  return performance.now() - begun;
}

async function round(site: Site, order: ArticleOrder): Promise<void> {
  const last = Math.ceil(site.count / PAGE_SIZE);
  const requested: Partial<Record<Kind, Request>> = {
    'first page': { pageNo: 1 },
    'page in the middle': { pageNo: Math.ceil(last / 2) },
    'last page': { pageNo: last },
    'first page of a category': { pageNo: 1, categoryCode: NEWS_COLUMNS[0] },
  };
  for (const kind of KINDS) {
    const one = requested[kind];
    if (one) site.times[kind].push(await ask(site, order, one));
  }
}

/** All sizes in turn, so that what else the machine does falls on each alike; the first round only warms. */
async function measure(sites: readonly Site[]): Promise<void> {
  const orderOf = ({ database: { db } }: Site) =>
    new ArticleOrder({ content: db, contentNow: db, version: new ContentVersion(withoutReplica(db), 0) });
  const orders = new Map(sites.map((site) => [site, orderOf(site)]));
  for (const [site, order] of orders) await round({ ...site, times: timesOf(KINDS) }, order);
  for (let done = 0; done < ROUNDS; done += 1) {
    for (const [site, order] of orders) {
      await round(site, order);
      // What is known of an order ends with an import; an empty memory is the same.
      if (done % 10 === 0) site.times['first of an import'].push(await ask(site, orderOf(site), { pageNo: 1 }));
    }
  }
}

async function main(given: readonly number[]): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-lists-'));
  const cluster = await startCluster(folder);
  const sites: Site[] = [];
  try {
    for (const count of given.length > 0 ? given : SIZES) sites.push(await siteOf(cluster, folder, count));
    await measure(sites);
    const table = growthTable(KINDS, sites);
    process.stdout.write(table);
    if (given.length === 0) writeMeasured('lists', table);
  } finally {
    for (const { database } of sites) await database.close();
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2).map(Number));
