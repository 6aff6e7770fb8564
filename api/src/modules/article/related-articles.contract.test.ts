import type { ArticleItem } from 'shared/contract/content/article';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';

const HOUR_MS = 3_600_000;
const TAGS = ['业绩', '产销', '新能源', '投资者关系'] as const;
const CATEGORIES = ['COL-A', 'COL-B', 'COL-C'] as const;
const COUNT = 90;

interface Sample {
  base_id: string;
  category: string;
  time: number;
  tags: string[];
  isInEnglish: boolean;
}

/** Every set of tags in every category; two at a time in every hour, so that keys decide too; the newest are still to come. */
const SAMPLES = Array.from({ length: COUNT }, (_, at): Sample => {
  const tags = TAGS.filter((_tag, bit) => ((at >> bit) & 1) === 1);
  const base_id = `article-${String((at * 37) % COUNT).padStart(2, '0')}`;
  const time = NOON + (2 - Math.floor(at / 2)) * HOUR_MS;
  return { base_id, category: CATEGORIES[at % 3] ?? '', time, tags, isInEnglish: at % 4 > 0 };
});

contractSuite('related articles', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await write(SAMPLES);
  });
  afterAll(() => service.stop());

  async function write(samples: readonly Sample[]): Promise<void> {
    const { db } = service;
    const words = { title: 'title', summary: '', source: '', author: '', content: '', body: '[]', reading_minutes: 1 };
    for (const { base_id, category, time, tags, isInEnglish } of samples) {
      const publish_time = new Date(time);
      await db
        .insertInto('article')
        .values({ base_id, category, publish_time, picture: null, attachments: '[]' })
        .execute();
      for (const language of isInEnglish ? (['cn', 'en'] as const) : (['cn'] as const)) {
        await db
          .insertInto('article_text')
          .values({ base_id, language, tags, ...words })
          .execute();
        for (const tag of tags)
          await db.insertInto('article_tag').values({ base_id, language, tag, publish_time }).execute();
      }
    }
  }

  async function related(id: string, language: 1 | 2, pageNo = 1): Promise<string[]> {
    const { body } = await service.call('article/more', { id, pageNo, pageSize: 8 }, language);
    return (body.data as { list: ArticleItem[] }).list.map(({ baseId }) => baseId);
  }

  /** What must be found, computed without the database. */
  function expected({ base_id, tags, category }: Sample, language: 1 | 2): string[] {
    const shared = (other: Sample) => other.tags.filter((tag) => tags.includes(tag)).length;
    const same = (other: Sample) => Number(other.category === category);
    return SAMPLES.filter((other) => other.base_id !== base_id && other.time <= NOON)
      .filter((other) => language === 1 || other.isInEnglish)
      .filter((other) => shared(other) > 0 || same(other) > 0)
      .toSorted(
        (a, b) => shared(b) - shared(a) || same(b) - same(a) || b.time - a.time || (a.base_id < b.base_id ? 1 : -1),
      )
      .map((other) => other.base_id);
  }

  it.each([1, 2] as const)(
    'share most tags, then the category, then are the newest, in language %i',
    async (language) => {
      for (const sample of SAMPLES.filter(({ time, isInEnglish }) => time <= NOON && isInEnglish).slice(0, 16)) {
        const found = [...(await related(sample.base_id, language)), ...(await related(sample.base_id, language, 2))];
        expect({ id: sample.base_id, found }).toEqual({
          id: sample.base_id,
          found: expected(sample, language).slice(0, 16),
        });
      }
    },
  );

  it('are the newest of a tag that many have, and an old one that shares a rare one before them', async () => {
    const time = (hours: number) => NOON - hours * HOUR_MS;
    const old = Array.from({ length: 130 }, (_, at): Sample => {
      const tags = at === 125 ? ['旧闻', '同题'] : ['旧闻'];
      return { base_id: `old-${at}`, category: 'COL-OLD', time: time(1000 + at), tags, isInEnglish: false };
    });
    const like = { base_id: 'like', category: 'COL-OLD', time: time(1), tags: ['旧闻', '同题'], isInEnglish: false };
    await write([...old, like]);
    const newest = old.slice(0, 7).map(({ base_id }) => base_id);
    expect(await related('like', 1)).toEqual(['old-125', ...newest]);
  });
});
