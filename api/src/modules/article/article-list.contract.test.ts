import type { ArticlePage } from 'shared/contract/content/article';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';

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
