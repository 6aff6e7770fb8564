import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isForEverybody, type CallRow } from 'shared/contract/call/call-row';
import { CALLS, type CallData, type CallName } from 'shared/contract/call/calls';
import { contractSuite } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { NO_LANGUAGE, NOON, startService, type TestService } from '../../testing/service.ts';
import { VALID_BODIES } from '../../testing/valid-bodies.ts';
import { signPreview } from '../modules/article/preview-token.service.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

const CN = 1;
const EN = 2;

contractSuite('the calls of the service', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { LIMIT_READS: '10000', LIMIT_WRITES: '10000' } });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  async function dataOf<N extends CallName>(name: N, body: object, language: number): Promise<CallData<N>> {
    const { status, body: answer } = await service.call(name, body, language);
    expect({ status, code: answer.code, msg: answer.msg }).toEqual({ status: 200, code: '0000', msg: '' });
    return answer.data as CallData<N>;
  }

  const every = Object.keys(CALLS) as CallName[];
  /** What these need is made by the visitor's own steps: their answers are tested with the module. */
  const OF_VISITORS =
    /^(booking\/(?!pavilion|calendar)|waiting\/|application\/|subscribe\/|alert\/|jobAlert\/|pressAlert\/|media\/(bundle|cancelBundle)$)/;

  it.each(every.filter((name) => !OF_VISITORS.test(name)))(
    '%s answers in both languages, in the shape of the contract and no wider',
    async (name) => {
      for (const language of [CN, EN]) {
        const data = await dataOf(name, VALID_BODIES[name] ?? {}, language);
        expect(CALLS[name].response.parse(data)).toEqual(data);
      }
    },
  );

  it.each(every)('%s wants to know the language', async (name) => {
    for (const language of [NO_LANGUAGE, 0, 3, 'cn']) {
      const { status, body } = await service.call(name, VALID_BODIES[name] ?? {}, language);
      expect({ status, code: body.code }).toEqual({ status: 200, code: '40022' });
      expect(JSON.stringify(body.data)).toMatch(/\{"field":"language","rule":"(required|choice)"\}/);
    }
  });

  it.each(every)('%s refuses a field it does not know', async (name) => {
    const { body } = await service.call(name, { ...VALID_BODIES[name], surprise: 1 }, EN);
    expect(body).toMatchObject({ code: '40022', msg: 'Please check what you entered' });
    expect(body.data).toContainEqual({ field: 'surprise', rule: 'unknown' });
  });

  it.each(every)('%s may be cached by caches only when everybody gets the same', async (name) => {
    const row: CallRow = CALLS[name];
    const { headers, body } = await service.call(name, VALID_BODIES[name] ?? {}, EN);
    const cached = row.maxAge === undefined ? 'no-cache' : `public, max-age=${row.maxAge}`;
    const isCached = isForEverybody(row) && body.code === '0000';
    expect(headers['cache-control']).toBe(isCached ? cached : 'no-store');
    expect('etag' in headers).toBe(isForEverybody(row));
    expect('x-content-version' in headers).toBe(row.effect === 'read' && body.code === '0000');
  });

  it.each(every.filter((name) => (CALLS[name] as CallRow).audience === 'service'))(
    '%s is there for our own programs only',
    async (name) => {
      const { method } = CALLS[name];
      const query = new URLSearchParams({ language: '1', ...VALID_BODIES[name] });
      const url = `/cn/api/${name}?${query}`;
      const payload = { language: 1, ...VALID_BODIES[name] };
      const remoteAddress = '203.0.113.9';
      const sent = method === 'GET' ? { method, url } : { method, url, payload };
      const answer = await service.app.server.inject({ ...sent, remoteAddress });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, '40400']);
    },
  );

  it('says in the language of the request what is wrong', async () => {
    const chinese = await service.call('article/detail', { baseId: 'unknown-one' }, CN);
    const english = await service.call('article/detail', { baseId: 'unknown-one' }, EN);
    expect([chinese.body.msg, english.body.msg]).toEqual(['未找到该内容', 'This content was not found']);
  });

  it('lists every bad field of a body, not only the first', async () => {
    const { body } = await service.call('article/page', { pageSize: 0, pageNo: 'one', beginTime: 'today' }, CN);
    expect(body.data).toEqual(
      expect.arrayContaining([
        { field: 'pageSize', rule: 'range' },
        { field: 'pageNo', rule: 'type' },
        { field: 'beginTime', rule: 'format' },
      ]),
    );
  });

  describe('menus', () => {
    it('hold what is meant for the language or for both, as a tree', async () => {
      const names = async (language: number) => (await dataOf('menu/queryAll', {}, language)).map(({ id }) => id);
      expect(await names(CN)).toEqual(['news', 'party', 'contact']);
      expect(await names(EN)).toEqual(['news', 'investors', 'contact']);
      const [news] = await dataOf('menu/queryAll', {}, EN);
      expect(news?.sonMenu[0]?.sonMenu[0]).toMatchObject({ id: 'level-three', parentId: 'level-two', sonMenu: [] });
    });

    it('can be asked for by code', async () => {
      const menus = await dataOf('menu/queryAllByParm', { code: 'MENU-SUB1' }, CN);
      expect(menus.map(({ id }) => id)).toEqual(['contact']);
    });
  });

  describe('article lists', () => {
    const idsOf = async (filter: object, language = EN) =>
      (await dataOf('article/page', filter, language)).list.map(({ baseId }) => baseId);

    it('show what exists in the language, newest first, and nothing before its hour', async () => {
      expect(await idsOf({}, CN)).toEqual(['only-chinese', 'second-wind', 'first-light']);
      expect(await idsOf({}, EN)).toEqual(['other-column', 'second-wind', 'first-light']);
    });

    it('show an article from its publishing time on', async () => {
      now = Date.parse('2026-12-01T09:00:00+08:00') - 1;
      expect(await idsOf({})).not.toContain('not-yet');
      now += 1;
      expect(await idsOf({})).toContain('not-yet');
      now = NOON;
    });

    it('come in pages that know the total', async () => {
      const second = await dataOf('article/page', { pageNo: 2, pageSize: 2 }, EN);
      expect(second).toMatchObject({ pageNo: 2, totalCount: 3, list: [{ baseId: 'first-light' }] });
    });

    it('can be narrowed by one category or several', async () => {
      expect(await idsOf({ categoryCode: 'COL-XWZX-PPDT' })).toEqual(['other-column']);
      expect(await idsOf({ categoryCodeList: ['COL-XWZX-PPDT', 'COL-XWZX-QYDT'] })).toHaveLength(3);
    });

    it('can be narrowed by time, both ends included', async () => {
      const filter = { beginTime: '2026-11-02 09:00:00', endTime: '2026-11-04 09:00:00' };
      expect(await idsOf(filter)).toEqual(['other-column', 'second-wind']);
    });

    it('do not show the future when the time range reaches into it', async () => {
      expect(await idsOf({ endTime: '2027-01-01 00:00:00' })).not.toContain('not-yet');
    });

    it('refuse a day that is not in the calendar', async () => {
      const { body } = await service.call('article/page', { beginTime: '2026-02-30 00:00:00' }, EN);
      expect(body).toMatchObject({ code: '40022', data: [{ field: 'beginTime', rule: 'format' }] });
    });

    it('find words of title and summary in any case, and take % as it is', async () => {
      expect(await idsOf({ searchKeyword: 'FIRST' })).toEqual(['first-light']);
      expect(await idsOf({ searchKeyword: '100%' })).toEqual(['second-wind']);
      expect(await idsOf({ searchKeyword: '%light%' })).toEqual([]);
      expect(await idsOf({ searchKeyword: '第二' }, CN)).toEqual(['second-wind']);
    });

    it('carry the picture with its sizes and words', async () => {
      const { list } = await dataOf('article/page', {}, EN);
      expect(list.at(-1)).toMatchObject({
        firstPicUrl: '/cn/media-files/windtunnel-800.webp',
        picture: { name: 'windtunnel', widths: [480, 800], alt: 'Wind tunnel' },
      });
    });
  });

  describe('an article', () => {
    it('comes in full, with its neighbours of the same category and its attachments', async () => {
      const article = await dataOf('article/detail', { baseId: 'second-wind' }, CN);
      expect(article).toMatchObject({
        languages: ['cn', 'en'],
        prev: { baseId: 'first-light', title: '第一缕光' },
        next: { baseId: 'only-chinese', title: '只有中文' },
      });
      const { attachments, content } = await dataOf('article/detail', { id: 'first-light' }, EN);
      expect(attachments).toEqual([expect.objectContaining({ name: 'Annex (English)', size: 1024 })]);
      expect(content).toContain('<figcaption>A day in the tunnel</figcaption>');
    });

    it('comes in pieces too, whose figures are data, with the time it takes to read', async () => {
      const { body, readingMinutes } = await dataOf('article/detail', { id: 'first-light' }, EN);
      expect(readingMinutes).toBe(1);
      expect(body).toMatchObject([
        { kind: 'html', html: '<p>Text.</p>' },
        { kind: 'figure', picture: { name: 'windtunnel', alt: 'Wind tunnel' }, caption: 'A day in the tunnel' },
      ]);
    });

    it('that has no version in the language names the languages it has', async () => {
      const { status, body } = await service.call('article/detail', { baseId: 'only-chinese' }, EN);
      expect(status).toBe(200);
      expect(body).toEqual({
        code: '40001',
        msg: 'This content has no version in this language',
        data: { languages: ['cn'] },
      });
    });

    it('is unknown before its hour, but may be previewed', async () => {
      const hidden = await service.call('article/detail', { baseId: 'not-yet' }, EN);
      expect(hidden.body.code).toBe('40004');
      const preview = (token?: string) => ({ baseId: 'not-yet', preview: true, ...(token ? { token } : {}) });
      const token = signPreview(service.app.services.data, 'not-yet', now);
      expect(await dataOf('article/detail', preview(token), EN)).toMatchObject({ title: 'Not yet' });
      const foreign = signPreview(service.app.services.data, 'first-light', now);
      const old = signPreview(service.app.services.data, 'not-yet', now - 8 * 24 * 60 * 60 * 1000);
      for (const refused of [undefined, 'nonsense', foreign, old, `${token}x`]) {
        expect((await service.call('article/detail', preview(refused), EN)).body.code).toBe('40004');
      }
      expect((await service.call('article/updateHits', { baseId: 'not-yet' }, EN)).body.code).toBe('40004');
    });

    it('needs to be named', async () => {
      const { body } = await service.call('article/detail', {}, EN);
      expect(body).toMatchObject({ code: '40022', data: [{ field: 'baseId', rule: 'required' }] });
    });

    it('leads to related ones by tags, then category, never to itself', async () => {
      const { list } = await dataOf('article/more', { id: 'second-wind' }, EN);
      expect(list.map(({ baseId }) => baseId)).toEqual(['first-light', 'other-column']);
      const next = await dataOf('article/more', { id: 'second-wind', pageNo: 2, pageSize: 1 }, EN);
      expect(next.list.map(({ baseId }) => baseId)).toEqual(['other-column']);
    });
  });

  it('announcements come by market, newest first, none of them dated tomorrow', async () => {
    const first = await dataOf('topic/rootPage', { categoryCode: 'SPC-TZGX-GGB-AG' }, EN);
    expect(first.totalCount).toBe(7);
    expect(first.list.map(({ baseId }) => baseId)).toEqual(['a-7', 'a-6', 'a-5', 'a-4', 'a-3']);
    const ofH = await dataOf('topic/rootPage', { categoryCode: 'SPC-TZGX-GGB-HG' }, CN);
    expect(ofH.list).toMatchObject([{ title: 'h-1（中文）', categoryCode: 'SPC-TZGX-GGB-HG' }]);
  });

  it('last month is the newest month that is over', async () => {
    const total = await dataOf('performance/lastMonthCompanySales', {}, EN);
    expect(total).toMatchObject({ month: '2026-10', sales: 1048, output: 1148 });
    expect(total.salesYoY).toBeCloseTo(12 / 1036);
    expect(total.trend).toHaveLength(36);
  });

  it('the media library can be narrowed by kind and by days', async () => {
    const ids = async (filter: object) => (await dataOf('media/page', filter, EN)).list.map(({ id }) => id);
    expect(await ids({})).toEqual(['video-one', 'image-one']);
    expect(await ids({ type: 'image' })).toEqual(['image-one']);
    expect(await ids({ time: 30 })).toEqual(['video-one']);
    expect(await ids({ time: 20 })).toEqual(['video-one']);
    expect(await ids({ time: 19 })).toEqual([]);
  });

  it('programmes know from their dates how far they are', async () => {
    const { list } = await dataOf('job/programmes', {}, EN);
    expect(list.map(({ id, status }) => [id, status])).toEqual([
      ['open-round', 'inProgress'],
      ['old-round', 'completed'],
    ]);
  });

  describe('quotes', () => {
    it('of today are fifteen minutes old, not a minute younger', async () => {
      const close = Date.parse('2026-11-20T15:00:00+08:00');
      now = close + 15 * 60_000 - 1;
      expect(await dataOf('stock/realtime', { market: 'A' }, EN)).toMatchObject({
        time: '2026-11-20 14:59',
        prevClose: 308,
      });
      now = close + 15 * 60_000;
      expect(await dataOf('stock/realtime', { market: 'A' }, EN)).toMatchObject({
        time: '2026-11-20 15:00',
        last: 309,
        prevClose: 308,
        change: 1,
        changePct: 0.32,
        delayMin: 15,
        sample: true,
      });
      now = NOON;
    });

    it('come as weeks and months too', async () => {
      const { list } = await dataOf('stock/kline', { market: 'H', period: 'month' }, CN);
      expect(list.at(-1)).toEqual(['2026-11-20', 289, 309, 288, 310, 20_000, 100_000]);
    });
  });
});
