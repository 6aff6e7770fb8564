import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData, CallName } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const EN = 2;

// Spec I11, CALL-announcement-page, CALL-announcement-detail.
contractSuite('announcements', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    await importContent(service.db, writePack(service.packFolder, samplePack()), NOON);
  });
  afterAll(() => service.stop());

  async function dataOf<N extends CallName>(name: N, body: object, language = EN): Promise<CallData<N>> {
    const { body: answer } = await service.call(name, body, language);
    expect({ code: answer.code, data: answer.data }).toMatchObject({ code: '0000' });
    return answer.data as CallData<N>;
  }
  const ids = async (body: object) => (await dataOf('announcement/page', body)).list.map(({ baseId }) => baseId);
  const codeOf = async (baseId: string) => (await service.call('announcement/detail', { baseId }, EN)).body;

  describe('of a list', () => {
    it('are those of both markets, newest first, without what is not out yet', async () => {
      const page = await dataOf('announcement/page', { pageSize: 3 });
      expect(page).toMatchObject({ totalCount: 8, facets: { market: { A: 7, H: 1 }, year: { 2026: 8 } } });
      expect(page.list.map(({ baseId }) => baseId)).toEqual(['a-7', 'a-6', 'a-5']);
      expect(page.list[1]).toMatchObject({ languages: ['cn'], publishTime: '2026-10-06 16:40', size: 1024 });
    });

    it('are narrowed by market, category, year, and by words of the title or the text in any case', async () => {
      expect(await ids({ market: 'H' })).toEqual(['h-1']);
      expect(await ids({ category: 'sales' })).toEqual(['h-1', 'a-1']);
      expect(await ids({ market: 'A', category: 'sales', year: 2026 })).toEqual(['a-1']);
      expect(await ids({ year: 2025 })).toEqual([]);
      expect(await ids({ keyword: 'TEXT OF A-4' })).toEqual(['a-4']);
      expect(await ids({ keyword: '100%' })).toHaveLength(7);
      expect(await ids({ keyword: '_' })).toEqual([]);
    });

    it('are counted by what each other answer would give', async () => {
      const { facets } = await dataOf('announcement/page', { market: 'A', category: 'sales' });
      expect(facets).toEqual({ market: { A: 1, H: 1 }, category: { sales: 1, other: 6 }, year: { 2026: 1 } });
    });

    it('refuse what is no category', async () => {
      const { body } = await service.call('announcement/page', { category: 'gossip' }, EN);
      expect(body).toMatchObject({ code: '40022', data: [{ field: 'category' }] });
    });
  });

  describe('one of them', () => {
    it('has its text, its document and what stands beside it', async () => {
      const detail = await dataOf('announcement/detail', { baseId: 'a-1' });
      expect(detail).toMatchObject({
        market: 'A',
        title: 'a-1 (English)',
        document: { size: 1024, pages: 2, languages: ['cn', 'en'] },
        previous: null,
        next: { baseId: 'a-2' },
        counterpart: { baseId: 'h-1' },
      });
      expect(detail.pieces).toHaveLength(2);
    });

    it('says in which language it exists, and that what is not there is not there', async () => {
      expect(await codeOf('a-6')).toMatchObject({ code: '40001', data: { languages: ['cn'] } });
      expect(await codeOf('gone')).toMatchObject({ code: '40004' });
    });

    it('is out at its minute everywhere at once, and nowhere before', async () => {
      const everywhere = async () => [
        (await codeOf('a-tomorrow')).code,
        (await ids({})).includes('a-tomorrow'),
        (await dataOf('topic/rootPage', { categoryCode: 'SPC-TZGX-GGB-AG' })).list[0]?.baseId,
        (await dataOf('specialTopic/page', { categoryCodeList: ['SPC-TZGX-GGB-AG'] })).list[0]?.id,
      ];
      now = Date.parse('2026-12-24T16:39:59+08:00');
      expect(await everywhere()).toEqual(['40004', false, 'a-7', 'a-7']);
      now = Date.parse('2026-12-24T16:40:00+08:00');
      expect(await everywhere()).toEqual(['0000', true, 'a-tomorrow', 'a-tomorrow']);
      now = NOON;
    });
  });
});

// Spec LIM-list-pages.
contractSuite('more announcements than anybody reads', () => {
  const COUNT = 12_000;
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await importContent(service.db, writePack(service.packFolder, samplePack()), NOON);
    await sql`
      insert into announcement (base_id, market, category, date, published_at, title, documents, words)
      select 'old-' || lpad(n::text, 5, '0'), 'H', category, date, published_at - n * interval '1 minute' - interval '20 years',
        title, '{}', '{"cn": "", "en": ""}' from announcement, generate_series(1, ${sql.lit(COUNT)}) as n where base_id = 'a-1'
    `.execute(service.db);
    await service.db
      .updateTable('content_state')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
  });
  afterAll(() => service.stop());

  it.each(['announcement/page', 'topic/rootPage'])('are all reached by the number of a page of %s', async (name) => {
    const body = name === 'topic/rootPage' ? { categoryCode: 'SPC-TZGX-GGB-HG' } : { market: 'H' };
    for (const pageNo of [10_002, COUNT + 1]) {
      const { body: answer } = await service.call(name as CallName, { ...body, pageNo, pageSize: 1 }, EN);
      const old = `old-${String(pageNo - 1).padStart(5, '0')}`;
      expect(answer.data).toMatchObject({ list: [{ baseId: old }], totalCount: COUNT + 1 });
    }
  });
});
