import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryRequest } from 'shared/contract/content/category';
import type { CallData, CallName } from 'shared/contract/call/calls';
import { activityRequest } from 'shared/contract/booking/activity';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const CN = 1;
const EN = 2;

// Spec M11, M21.
contractSuite('what is listed by category code', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  async function dataOf<N extends CallName>(name: N, body: object, language = EN): Promise<CallData<N>> {
    const { body: answer } = await service.call(name, body, language);
    expect({ code: answer.code, data: answer.data }).toMatchObject({ code: '0000' });
    return answer.data as CallData<N>;
  }
  const faultOf = async (name: CallName, body: object) => (await service.call(name, body, EN)).body;

  describe('topics', () => {
    it('come newest first in the words of the language, none of them dated tomorrow', async () => {
      const page = await dataOf('topic/page', {}, CN);
      expect(page).toMatchObject({ totalCount: 2, list: [{ topicId: 'news-topic' }, { topicId: 'car-topic' }] });
      expect(page.list[1]).toMatchObject({
        displayName: 'car-topic（中文）',
        tag: '车,光',
        coverPath: '/cn/media-files/windtunnel-800.webp',
        topicLink: '',
      });
      expect(page.list[0]).toMatchObject({ coverPath: '' });
    });

    it('take what the adapter of category codes makes of a filter', async () => {
      const { call, body } = categoryRequest({ categoryCode: 'SPC-MTZX-MTZT', appendixType: 1, pageSize: 8 });
      const data = await dataOf(call as 'topic/page', body);
      expect(data.list.map(({ topicId }) => topicId)).toEqual(['car-topic']);
    });

    it('do not take the filter of articles', async () => {
      const { code, data } = await faultOf('topic/page', { categoryCode: 'SPC-MTZX-MTZT', appendixType: 1 });
      expect(code).toBe('40022');
      expect(data).toEqual(
        expect.arrayContaining([
          { field: 'categoryCode', rule: 'unknown' },
          { field: 'appendixType', rule: 'unknown' },
        ]),
      );
    });

    it('can be narrowed by words and by time, both days included', async () => {
      const ids = async (filter: object) => (await dataOf('topic/page', filter)).list.map(({ topicId }) => topicId);
      expect(await ids({ searchKeyword: 'ABOUT CAR' })).toEqual(['car-topic']);
      expect(await ids({ searchKeyword: '%' })).toEqual([]);
      expect(await ids({ beginTime: '2026-11-05 00:00:00' })).toEqual(['news-topic']);
      expect(await ids({ endTime: '2026-11-01 23:59:59' })).toEqual(['car-topic']);
      expect(await ids({ pageNo: 2, pageSize: 1 })).toEqual(['car-topic']);
    });

    it('refuse a day that is not in the calendar', async () => {
      const { code, data } = await faultOf('topic/page', { endTime: '2026-02-30 00:00:00' });
      expect({ code, data }).toEqual({ code: '40022', data: [{ field: 'endTime', rule: 'format' }] });
    });

    it('give their tags as topic/articles wants them', async () => {
      const { tags } = await dataOf('topic/detail', { id: 'car-topic' });
      expect(tags).toEqual([
        { tag: 'car', categoryCode: 'SPC-MTZX-MTZT' },
        { tag: 'light', categoryCode: 'SPC-MTZX-MTZT' },
      ]);
      const articles = await dataOf('topic/articles', { ...tags[1] });
      expect(articles).toMatchObject({ totalCount: 1, list: [{ baseId: 'first-light' }] });
    });

    it('are unknown before their day and when there are none', async () => {
      expect((await faultOf('topic/detail', { id: 'topic-of-tomorrow' })).code).toBe('40004');
      expect((await faultOf('topic/detail', { id: 'nothing' })).code).toBe('40004');
      now = Date.parse('2026-11-22T00:00:00+08:00');
      expect(await dataOf('topic/detail', { id: 'topic-of-tomorrow' })).toMatchObject({ topicDate: '2026-11-22' });
      now = NOON;
    });

    it('gather articles that exist in the language and are published', async () => {
      const ids = async (query: object, language: number) =>
        (await dataOf('topic/articles', query, language)).list.map(({ baseId }) => baseId);
      expect(await ids({ categoryCode: 'SPC-MTZX-MTZT', tag: 'car' }, EN)).toEqual(['other-column', 'first-light']);
      expect(await ids({ categoryCode: 'SPC-MTZX-MTZT', tag: '车' }, CN)).toEqual(['first-light']);
      expect(await ids({ categoryCode: 'SPC-MTZX-MTZT', tag: 'nothing' }, EN)).toEqual([]);
      expect(await ids({ categoryCode: 'SPC-MTZX-MTZT', id: 'news-topic' }, EN)).toEqual([]);
      expect(await ids({ categoryCode: 'SPC-MTZX-MTZT', pageNo: 2, pageSize: 1 }, EN)).toEqual(['first-light']);
    });

    it('are at most a hundred articles to the page', async () => {
      const { data } = await faultOf('topic/articles', { categoryCode: 'SPC-MTZX-MTZT', pageSize: 101 });
      expect(data).toEqual([{ field: 'pageSize', rule: 'range' }]);
    });
  });

  describe('special topics', () => {
    const ids = async (filter: object) =>
      (await dataOf('specialTopic/detailPageByConditions', filter)).list.map(({ id }) => id);

    it('are reports of a category, which need no document', async () => {
      const page = await dataOf('specialTopic/page', { categoryCodeList: ['SPC-SHZR-SZBG'] }, CN);
      expect(page).toMatchObject({ totalCount: 2 });
      expect(page.list[0]).toMatchObject({
        id: 'report-2025',
        title: 'report-2025（中文）',
        year: 2025,
        url: '',
        size: 0,
      });
    });

    it('are announcements too, in one list with the reports, page by page', async () => {
      const all = { categoryCodeList: ['SPC-SHZR-ESG', 'SPC-TZGX-GGB-HG', 'SPC-TZGX-GGB-AG'] };
      expect(await ids({ ...all, pageSize: 100 })).toHaveLength(9);
      expect(await ids({ ...all, pageNo: 1, pageSize: 7 })).toEqual(['a-7', 'a-6', 'a-5', 'a-4', 'a-3', 'a-2', 'h-1']);
      expect(await ids({ ...all, pageNo: 2, pageSize: 7 })).toEqual(['a-1', 'esg-2025']);
      expect(await dataOf('specialTopic/page', { ...all, pageSize: 1 })).toMatchObject({ totalCount: 9 });
      expect(await dataOf('specialTopic/page', { pageSize: 1 })).toMatchObject({ totalCount: 11 });
    });

    it('can be narrowed by year, words and name', async () => {
      expect(await ids({ year: 2024 })).toEqual(['report-2024']);
      expect(await ids({ searchKeyword: 'esg' })).toEqual(['esg-2025']);
      expect(await ids({ categoryIdList: ['a-2', 'report-2025'] })).toEqual(['a-2', 'report-2025']);
    });

    it('are only what there is a category for', async () => {
      const { data } = await faultOf('specialTopic/page', { categoryCodeList: ['COL-XWZX-QYDT'] });
      expect(data).toEqual([{ field: 'categoryCodeList.0', rule: 'choice' }]);
    });
  });

  describe('activities', () => {
    it('can be put into a calendar until they are over', async () => {
      const { list } = await dataOf('activity/list', activityRequest(2));
      const [offer] = list;
      const get = (url: string) => service.app.server.inject(url);
      const { body, headers } = await get(offer?.icsUrl ?? '');
      expect(headers['content-type']).toContain('text/calendar');
      expect(body).toContain(`UID:${offer?.id}@activities.`);
      expect(body).toContain(`DTSTART;VALUE=DATE:${offer?.begins.replaceAll('-', '')}`);
      const events = (await dataOf('activity/list', activityRequest(1))).list;
      expect(events.filter(({ expired, icsUrl }) => expired === (icsUrl !== ''))).toEqual([]);
      expect((await get('/cn/api/activity/calendar.ics?id=nobody')).json()).toMatchObject({ code: '40004' });
    });

    const states = async (body: object) =>
      (await dataOf('activity/list', body)).list.map(({ id, state, expired }) => `${id} ${state} ${expired}`);

    it('of category 1 come with those that are over, by the clock of the service', async () => {
      expect(await states(activityRequest(1))).toEqual([
        'next-fair upcoming false',
        'fair running false',
        'old-fair expired true',
      ]);
      now = Date.parse('2026-11-22T00:00:00+08:00');
      expect(await states(activityRequest(1))).toContain('fair expired true');
      now = NOON;
    });

    it('of category 2 come without', async () => {
      expect(await states(activityRequest(2))).toEqual(['offer running false']);
    });

    it('are at most 999 to the page', async () => {
      const { data } = await faultOf('activity/list', { category: 3, status: 2, pageSize: 1000 });
      expect(data).toEqual(expect.arrayContaining([{ field: 'pageSize', rule: 'range' }]));
      expect(data).toHaveLength(3);
    });
  });

  describe('categories', () => {
    it('are named in the language, with all below them or only the next level', async () => {
      const tree = await dataOf('category/query', { code: 'COL-XWZX', businessType: 2 }, CN);
      expect(tree.list.map(({ name }) => name)).toEqual(['News（中文）', 'Company news（中文）', 'Brand news（中文）']);
      const { list } = await dataOf('category/childrenByCode', { code: 'COL-XWZX' });
      expect(list.map(({ code }) => code)).toEqual(['COL-XWZX-QYDT', 'COL-XWZX-PPDT']);
      expect(await dataOf('category/childrenByCode', { code: 'COL-XWZX-PPDT' })).toEqual({ list: [] });
    });

    it('that nobody knows are not found', async () => {
      for (const call of ['category/query', 'category/childrenByCode'] as const) {
        expect((await faultOf(call, { code: 'COL-LOST' })).code).toBe('40004');
      }
    });
  });

  it('experts come in their order with both names and the articles of the language', async () => {
    const { list } = await dataOf('expert/list', {});
    expect(list.map(({ id, tag, name, enName, articles }) => ({ id, tag, name, enName, articles }))).toEqual([
      {
        id: 'listener',
        tag: 'nvh',
        name: 'One（中文）',
        enName: 'One (English)',
        articles: [{ baseId: 'first-light', categoryCode: 'COL-XWZX-QYDT', title: 'First light' }],
      },
      { id: 'driver', tag: 'chassis', name: 'Two（中文）', enName: 'Two (English)', articles: [] },
    ]);
    expect(list[0]?.mImg.alt).toBe('Wind tunnel');
  });

  it('the published list of articles is the list of articles', async () => {
    const filter = { categoryCode: 'COL-XWZX-PPDT' };
    expect(await dataOf('article/publishedPage', filter)).toEqual(await dataOf('article/page', filter));
  });
});
