import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';
import { findRanges } from './sitemap.store.ts';

const CN = 1;
const EN = 2;

interface Feed {
  list: { baseId: string; title: string; tags: string[] }[];
  next: string;
}

// Spec C30.
contractSuite('feeds and the site map', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  async function feed(query: object, language = EN): Promise<Feed> {
    return (await service.call('feed/articles', query, language)).body.data as Feed;
  }

  it('give every article once, page by page, newest first, and none before its hour', async () => {
    const seen: string[] = [];
    let after = '';
    do {
      const page: Feed = await feed({ pageSize: 1, after });
      seen.push(...page.list.map(({ baseId }) => baseId));
      after = page.next;
    } while (after !== '');
    expect(seen).toEqual(['other-column', 'second-wind', 'first-light']);
  });

  it('name the next page only where there is one', async () => {
    expect((await feed({ pageSize: 3 })).next).toBe('');
    expect((await feed({ pageSize: 2 })).next).toBe('20261102090000.second-wind');
  });

  it('keep to a category and a language', async () => {
    expect((await feed({ categoryCode: 'COL-XWZX-PPDT' })).list.map(({ title }) => title)).toEqual(['Brand news']);
    expect((await feed({ categoryCode: 'COL-XWZX-PPDT' }, CN)).list).toEqual([]);
    expect((await feed({}, CN)).list[0]).toMatchObject({ title: '只有中文', author: '', tags: [] });
  });

  it('refuse a key of a time that does not exist, and one that is no key', async () => {
    for (const after of ['20261399000000.first-light', 'first-light', "20261102090000.a'b"]) {
      expect((await service.call('feed/articles', { after }, EN)).body).toMatchObject({ code: '40022' });
    }
  });

  it('list the published articles with the languages they exist in', async () => {
    const ranges = await service.call('sitemap/ranges');
    expect(ranges.body.data).toEqual({ list: [{ from: 'first-light', changed: '2026-11-04 09:00:00' }] });
    const { list } = (await service.call('sitemap/articles', { from: 'first-light' })).body.data as {
      list: { baseId: string; languages: string[]; picture: string }[];
    };
    expect(list.map(({ baseId, languages }) => [baseId, languages])).toEqual([
      ['first-light', ['cn', 'en']],
      ['only-chinese', ['cn']],
      ['other-column', ['en']],
      ['second-wind', ['cn', 'en']],
    ]);
    expect(list[0]?.picture).toBe('/cn/media-files/windtunnel-800.webp');
  });

  it('cut the site map by keys, every part with its newest change', async () => {
    const parts = await findRanges(service.db, new Date(NOON), 3);
    expect(parts.map(({ from, changed }) => [from, changed.toISOString()])).toEqual([
      ['first-light', '2026-11-04T01:00:00.000Z'],
      ['second-wind', '2026-11-02T01:00:00.000Z'],
    ]);
  });
});
