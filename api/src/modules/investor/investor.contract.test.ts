import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData, CallName } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const CN = 1;
const EN = 2;

contractSuite('what investors and applicants are told', () => {
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
  const faultOf = async (name: CallName, body: object) => (await service.call(name, body, EN)).body;
  const get = (path: string) => service.app.server.inject(`/cn/api/${path}`);

  it('a year of key figures comes with the sum of its dividends', async () => {
    const { list } = await dataOf('keyFigure/list', {});
    expect(list.map(({ year, sales, dividend }) => [year, sales, dividend])).toEqual([
      [2025, 100, 2.3],
      [2024, 90, 0.3],
    ]);
  });

  it('a lesson is given in the languages of its article, with its questions', async () => {
    const english = await dataOf('lesson/list', {});
    expect(english.list.map(({ baseId, title }) => [baseId, title])).toEqual([['first-light', 'First light']]);
    expect(english.list[0]?.questions).toEqual([
      { question: 'Which? (English)', options: ['One', 'Two'], answer: 1, explanation: 'The second (English)' },
    ]);
    const chinese = await dataOf('lesson/list', {}, CN);
    expect(chinese.list.map(({ title }) => title)).toEqual(['第一缕光', '只有中文']);
  });

  it('words of reports are explained in both languages', async () => {
    const { list } = await dataOf('glossary/list', {}, CN);
    expect(list).toEqual([{ id: 'net-profit', term: 'Net profit（中文）', text: 'What is left（中文）' }]);
  });

  it('who answers can be put into an address book', async () => {
    const { list } = await dataOf('investorContact/list', {});
    expect(list).toMatchObject([{ name: 'Wen, Yi (English)', picture: { name: 'windtunnel' } }]);
    const card = await service.app.server.inject(list[0]?.cardUrl ?? '');
    expect(card.headers).toMatchObject({
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': 'attachment; filename="office.vcf"',
    });
    expect(card.body.split('\r\n')).toEqual(
      expect.arrayContaining(['BEGIN:VCARD', String.raw`FN:Wen\, Yi (English)`, 'ORG:Chenyue', 'END:VCARD']),
    );
    expect(card.body).toContain('TEL;VALUE=uri;TYPE=work:tel:+86-20-0000-0002');
    expect((await get('investorContact/card.vcf?language=2&id=lost')).json()).toMatchObject({ code: '40004' });
  });

  it('dividends add up to their year exactly', async () => {
    const { list } = await dataOf('dividend/list', {});
    expect(list.map(({ year, kind, per10Shares }) => `${year} ${kind} ${per10Shares}`)).toEqual([
      '2026 interim 0.8',
      '2025 annual 2.3',
      '2025 final 1.6',
      '2025 interim 0.7',
      '2024 annual 0.3',
      '2024 final 0.2',
      '2024 interim 0.1',
    ]);
  });

  describe('reports', () => {
    const ids = async (filter: object) => (await dataOf('report/page', filter)).list.map(({ id }) => id);

    it('come newest first, without those of the future, and know their years', async () => {
      const page = await dataOf('report/page', {}, CN);
      expect(page).toMatchObject({ totalCount: 3, years: [2026, 2025] });
      expect(page.list[0]).toMatchObject({ id: 'q3-2026', title: 'Q3（中文）', url: '', size: 0 });
    });

    it('can be narrowed by year, kind and market; one for both markets is in each', async () => {
      expect(await ids({ year: 2025 })).toEqual(['annual-2025']);
      expect(await ids({ kind: 'half' })).toEqual(['half-2026']);
      expect(await ids({ market: 'H' })).toEqual(['half-2026', 'annual-2025']);
      expect(await ids({ pageNo: 2, pageSize: 2 })).toEqual(['annual-2025']);
    });

    it('lead to their pages where they are written out', async () => {
      const { list } = await dataOf('report/page', {});
      expect(list.map(({ web }) => web)).toEqual([undefined, undefined, '/invest/report/annual-2025']);
    });

    it('refuse what is no kind of report', async () => {
      expect((await faultOf('report/page', { kind: 'weekly', pageSize: 101 })).data).toEqual(
        expect.arrayContaining([expect.objectContaining({ field: 'kind' }), { field: 'pageSize', rule: 'range' }]),
      );
    });
  });

  describe('results', () => {
    const row = async (id: string) => (await dataOf('results/list', {})).list.find((one) => one.id === id);

    it('name what was published of a period, and count its vehicles', async () => {
      const { list } = await dataOf('results/list', {});
      expect(list.map(({ id }) => id)).toEqual(['2026-quarter3', '2025-annual']);
      expect(await row('2025-annual')).toMatchObject({
        year: 2025,
        kind: 'annual',
        publishTime: '2026-04-24 00:00',
        announcements: [{ market: 'A', baseId: 'a-1', title: 'a-1 (English)' }],
        presentation: null,
      });
      // Months of the sample sell 1,000 vehicles in October 2022, and one more each.
      const sold = Array.from({ length: 12 }, (_, at) => 1027 + at).reduce((sum, one) => sum + one);
      expect((await row('2025-annual'))?.figures).toMatchObject([
        { name: 'sales', now: sold, before: sold - 144 },
        { name: 'nev' },
        { name: 'revenue', now: 9.5, before: 9.5 },
        { name: 'netProfit' },
        { name: 'research' },
      ]);
      expect((await row('2026-quarter3'))?.figures.slice(2)).toEqual([
        { name: 'revenue', now: 7.5, before: 6 },
        { name: 'netProfit', now: 0.3, before: 0.25 },
        { name: 'research', now: 0.4, before: 0.4 },
      ]);
    });

    it('come with the minute of their reports, and never before', async () => {
      now = Date.parse('2027-04-22T23:59:59+08:00');
      expect(await row('2026-annual')).toBeUndefined();
      expect((await get('export/resultBook.csv?language=2&period=2026-annual')).json()).toMatchObject({
        code: '40004',
      });
      now = Date.parse('2027-04-23T00:00:00+08:00');
      expect(await row('2026-annual')).toMatchObject({ publishTime: '2027-04-23 00:00' });
      now = NOON;
    });

    it('say what was said about them as soon as the event is over', async () => {
      const said = await dataOf('results/briefing', { period: '2025-annual' });
      expect(said).toMatchObject({ begins: '2026-01-15', chapters: [{ id: 'figures', heading: 'Figures (English)' }] });
      expect((await row('2026-quarter3'))?.hasBriefing).toBe(false);
      expect((await faultOf('results/briefing', { period: '2026-quarter3' })).code).toBe('40004');
      expect((await faultOf('results/briefing', { period: '2019-annual' })).code).toBe('40004');
      now = Date.parse('2026-12-03T17:00:00+08:00');
      expect((await row('2026-quarter3'))?.hasBriefing).toBe(true);
      now = NOON;
    });

    it('are a data book with every month of the period, as CSV and as XLSX', async () => {
      const lines = (await get('export/resultBook.csv?language=2&period=2026-quarter3')).body.split('\r\n');
      expect(lines[0]).toBe('\uFEFFItem,Unit,Period,Same period a year before,Change (%)');
      expect(lines).toContain('Revenue,CNY bn,7.5,6,25.00');
      expect(lines.filter((line) => line.startsWith('Sales 2026-'))).toHaveLength(9);
      expect(lines).toContain('Data book nine months 2026');
      const { statusCode, headers } = await get('export/resultBook.xlsx?language=1&period=2026-quarter3');
      expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="resultBook.xlsx"']);
    });
  });

  describe('the calendar', () => {
    it('comes earliest first and knows what is over', async () => {
      const { list } = await dataOf('event/list', {});
      expect(list.map(({ id, past }) => [id, past])).toEqual([
        ['long-ago', true],
        ['timed', false],
        ['all-day', false],
      ]);
    });

    it('lets an event be over with its last minute', async () => {
      const past = async (id: string) => (await dataOf('event/list', {})).list.find((event) => event.id === id)?.past;
      now = Date.parse('2026-12-03T16:59:59+08:00');
      expect(await past('timed')).toBe(false);
      now = Date.parse('2026-12-03T17:00:00+08:00');
      expect(await past('timed')).toBe(true);
      now = Date.parse('2026-12-11T23:59:59+08:00');
      expect(await past('all-day')).toBe(false);
      now = Date.parse('2026-12-12T00:00:00+08:00');
      expect(await past('all-day')).toBe(true);
      now = NOON;
    });

    it('can be narrowed to days that an event touches', async () => {
      const ids = async (filter: object) => (await dataOf('event/list', filter)).list.map(({ id }) => id);
      expect(await ids({ from: '2026-12-11' })).toEqual(['all-day']);
      expect(await ids({ from: '2026-12-01', until: '2026-12-03' })).toEqual(['timed']);
    });

    it.each([
      ['from', '2026-13-01'],
      ['until', '2026-02-30'],
      ['from', '2026-1-1'],
      ['until', 'tomorrow'],
    ])('says that %s cannot be %j, which is no day', async (field, day) => {
      const { body } = await service.call('event/list', { [field]: day });
      expect(body).toMatchObject({ code: '40022', data: [{ field, rule: 'format' }] });
    });

    it('can be subscribed to as a file', async () => {
      const { icsUrl } = await dataOf('event/list', {}, CN);
      const answer = await service.app.server.inject(icsUrl);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="calendar.ics"',
      });
      expect(answer.headers['etag']).toBeDefined();
      expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(3);
      expect(answer.body).toContain('X-WR-CALNAME:辰岳投资者日历');
      expect(answer.body).toContain('DTSTAMP:20261121T040000Z');
      expect(answer.body).toContain('SEQUENCE:2');
    });

    it('gives one event as a file, under the same id in both languages', async () => {
      const files = await Promise.all(
        [1, 2].map((language) => get(`event/calendar.ics?language=${language}&id=timed`)),
      );
      for (const { body, headers } of files) {
        expect(body.match(/^UID:.*$/gm)).toEqual(['UID:timed@investor-calendar.chenyue.example']);
        expect(headers['content-disposition']).toBe('attachment; filename="timed.ics"');
      }
      expect(files.map(({ body }) => body.includes('//calendar//en'))).toEqual([false, true]);
    });

    it('has no file for an event that nobody knows, and takes no other questions', async () => {
      expect((await get('event/calendar.ics?language=2&id=lost')).json()).toMatchObject({ code: '40004' });
      expect((await get('event/calendar.ics?language=2&surprise=1')).json()).toMatchObject({ code: '40022' });
    });
  });

  describe('vacancies', () => {
    const ids = async (filter: object) => (await dataOf('job/page', filter)).list.map(({ id }) => id);

    it('are those that can be applied for today', async () => {
      expect(await ids({})).toEqual(['tunnel-engineer', 'drive-engineer', 'graduate']);
      now = Date.parse('2026-11-22T00:00:00+08:00');
      expect(await ids({})).toContain('of-tomorrow');
      now = NOON;
    });

    it('can be narrowed by city, function, track and words', async () => {
      expect(await ids({ city: 'guangzhou' })).toEqual(['tunnel-engineer', 'graduate']);
      expect(await ids({ city: 'guangzhou', function: 'software', track: 'campus' })).toEqual(['graduate']);
      expect(await ids({ searchKeyword: 'DRIVE' })).toEqual(['drive-engineer']);
      expect(await dataOf('job/page', { pageNo: 2, pageSize: 2 })).toMatchObject({
        totalCount: 3,
        list: [{ id: 'graduate' }],
      });
    });

    it('count what each choice would leave, so that none leads to nothing', async () => {
      const { facets } = await dataOf('job/page', { city: 'guangzhou' });
      expect(facets).toEqual({
        city: { guangzhou: 2, shanghai: 1 },
        function: { research: 1, software: 1 },
        track: { social: 1, campus: 1 },
        brand: { group: 2 },
        kind: { permanent: 1, graduate: 1 },
        days: { 30: 2 },
      });
    });

    it('come in full, also when they are closed, but not before they are published', async () => {
      const job = await dataOf('job/detail', { id: 'graduate' }, CN);
      expect(job).toMatchObject({
        title: 'graduate（中文）',
        duties: ['一', '二'],
        open: true,
        programme: { id: 'open-round' },
      });
      expect(job.workplaces.map(({ id }) => id)).toEqual(['nansha', 'shanghai']);
      expect(job.process[0]).toEqual({ name: 'Reading（中文）', date: '', decides: 'Two engineers（中文）' });
      expect(job.similar.map(({ id }) => id)).toEqual(['drive-engineer']);
      expect(await dataOf('job/detail', { id: 'filled' })).toMatchObject({ open: false });
      expect((await faultOf('job/detail', { id: 'of-tomorrow' })).code).toBe('40004');
      expect((await faultOf('job/detail', { id: 'lost' })).code).toBe('40004');
    });
  });
});
