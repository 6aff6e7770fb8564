import { sql } from 'kysely';
import type { ArticlePage } from 'shared/contract/content/article';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import type { Db } from '../../db/client.ts';
import { withoutReplica } from '../../db/reads/replica.ts';
import { ContentVersion } from '../content/content-version.service.ts';
import { ArticleOrder } from './article-order.service.ts';

const HOUR_MS = 3_600_000;
const CATEGORIES = ['COL-A', 'COL-B', 'COL-C'] as const;

interface Sample {
  base_id: string;
  category: string;
  time: number;
  isInEnglish: boolean;
}

/** Three at a time in every hour, so that keys decide too; the newest twelve are still to come. */
const SAMPLES = Array.from({ length: 500 }, (_, at): Sample => {
  const base_id = `article-${String((at * 7919) % 500).padStart(3, '0')}`;
  const time = NOON + (4 - Math.floor(at / 3)) * HOUR_MS;
  return { base_id, category: CATEGORIES[((at * 7) % 11) % 3] ?? '', time, isInEnglish: at % 5 > 0 };
});

contractSuite('long lists of articles', () => {
  let service: TestService;

  async function publish(samples: readonly Sample[]): Promise<void> {
    const articles = samples.map(({ base_id, category, time }) => ({
      base_id,
      category,
      picture: null,
      publish_time: new Date(time),
      attachments: '[]',
    }));
    const words = {
      title: 'title',
      summary: '',
      source: '',
      author: '',
      tags: [],
      content: '',
      body: '[]',
      reading_minutes: 1,
    };
    const texts = samples.flatMap(({ base_id, isInEnglish }) => [
      { base_id, language: 'cn' as const, ...words },
      ...(isInEnglish ? [{ base_id, language: 'en' as const, ...words }] : []),
    ]);
    await service.db.insertInto('article').values(articles).execute();
    await service.db.insertInto('article_text').values(texts).execute();
    await service.db
      .updateTable('content_state')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  }

  beforeAll(async () => {
    service = await startService();
    await publish(SAMPLES);
  });
  afterAll(() => service.stop());

  async function page(filter: object, language = 1): Promise<{ ids: string[]; totalCount: number }> {
    const { body } = await service.call('article/page', filter, language);
    const { list, totalCount } = body.data as ArticlePage;
    return { ids: list.map(({ baseId }) => baseId), totalCount };
  }

  /** What a list must hold, computed without the database. */
  const idsWhere = (isWanted: (sample: Sample) => boolean): string[] =>
    SAMPLES.filter((sample) => sample.time <= NOON && isWanted(sample))
      .toSorted((a, b) => b.time - a.time || (a.base_id < b.base_id ? 1 : -1))
      .map(({ base_id }) => base_id);

  /** All pages in turn, and one that should be empty. */
  async function pages(filter: object, language = 1): Promise<{ ids: string[]; totalCount: number }> {
    const first = await page({ ...filter, pageSize: 30 }, language);
    const ids = [...first.ids];
    for (let pageNo = 2; pageNo <= Math.ceil(first.totalCount / 30) + 1; pageNo += 1) {
      ids.push(...(await page({ ...filter, pageNo, pageSize: 30 }, language)).ids);
    }
    return { ids, totalCount: first.totalCount };
  }

  const whole = (ids: string[]) => ({ ids, totalCount: ids.length });

  it('hold every published article once, whatever the page', async () => {
    expect(await pages({})).toEqual(whole(idsWhere(() => true)));
  });

  it('hold what exists in the language', async () => {
    expect(await pages({}, 2)).toEqual(whole(idsWhere(({ isInEnglish }) => isInEnglish)));
  });

  it('mix several categories in their order, one that is named twice and one that is empty among them', async () => {
    const filter = { categoryCode: 'COL-A', categoryCodeList: ['COL-B', 'COL-A', 'COL-NONE'] };
    expect(await pages(filter)).toEqual(whole(idsWhere(({ category }) => category !== 'COL-C')));
    expect(await page({ categoryCode: 'COL-NONE' })).toEqual(whole([]));
  });

  it('begin and end with the hours that are asked for', async () => {
    const filter = { beginTime: '2026-11-16 00:00:00', endTime: '2026-11-20 12:00:00' };
    const [begin, end] = [Date.parse('2026-11-16T00:00+08:00'), Date.parse('2026-11-20T12:00+08:00')];
    expect(await pages(filter)).toEqual(whole(idsWhere(({ time }) => time >= begin && time <= end)));
    expect(await page({ ...filter, endTime: '2026-11-15 00:00:00' })).toEqual(whole([]));
  });

  it('hold a new article as soon as the content has a new version', async () => {
    await page({ pageSize: 1 });
    await publish([{ base_id: 'brand-new', category: 'COL-A', time: NOON, isInEnglish: false }]);
    const { ids, totalCount } = await page({ pageSize: 1 });
    expect({ ids, totalCount }).toEqual({ ids: ['brand-new'], totalCount: idsWhere(() => true).length + 1 });
  });
});

/** Rows that this transaction has read of the articles so far. */
async function rowsRead(tx: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname in ('article', 'article_text')
  `.execute(tx);
  return rows[0]?.read ?? 0;
}

// Spec LIM-list-pages.
contractSuite('a list of more articles than anybody reads', () => {
  const COUNT = 20_000;
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await sql`
      insert into article select 'old-' || lpad(n::text, 6, '0'), (array['COL-A', 'COL-B', 'COL-C'])[1 + n % 3],
        timestamptz '2026-11-20' - n * interval '1 minute', null, '[]' from generate_series(1, ${sql.lit(COUNT)}) as n
    `.execute(service.db);
    await sql`
      insert into article_text select base_id, 'cn', 'title', '', '', '', '{}', '', '[]', 1 from article
    `.execute(service.db);
    await sql`analyze article, article_text`.execute(service.db);
    await service.db
      .updateTable('content_state')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  });
  afterAll(() => service.stop());

  it.each([1, 10_001, COUNT])(
    'has page %i of single articles, and the one after it where there is one',
    async (pageNo) => {
      const { body } = await service.call('article/page', { pageNo, pageSize: 1 }, 1);
      const { list, totalCount } = body.data as ArticlePage;
      expect([list.map(({ baseId }) => baseId), totalCount]).toEqual([
        [`old-${String(pageNo).padStart(6, '0')}`],
        COUNT,
      ]);
    },
  );

  it('reads no more rows for the last page than for the first', async () => {
    const read = await service.db.transaction().execute(async (tx) => {
      const order = new ArticleOrder({
        content: tx,
        contentNow: tx,
        version: new ContentVersion(withoutReplica(tx), 60_000),
      });
      const page = (offset: number) =>
        order.slice({ lang: 'cn', categories: [] }, { until: new Date(NOON), offset, limit: 8 });
      await page(0);
      const counts: number[] = [];
      for (const offset of [0, COUNT / 2, COUNT - 8]) {
        const before = await rowsRead(tx);
        expect((await page(offset)).rows).toHaveLength(8);
        counts.push((await rowsRead(tx)) - before);
      }
      return counts;
    });
    // Three categories, two tables, and up to 63 articles from the key to the page.
    expect(Math.max(...read)).toBeLessThanOrEqual(3 * 2 * (63 + 8));
    expect(Math.min(...read)).toBeGreaterThan(0);
  });

  it('counts what holds words no further than a thousand pages', async () => {
    const { body } = await service.call('article/page', { searchKeyword: 'title', pageNo: 1001 }, 1);
    expect(body).toMatchObject({ code: '40022', data: [{ field: 'pageNo', rule: 'range' }] });
  });
});
