import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

// Spec I5, I6: issue 17, item 2.
contractSuite('what stands beside the candles', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    const pack = samplePack();
    const announced = pack.files['announcements.json'];
    if (announced[0]) announced[0].category = 'results';
    await importContent(service.db, writePack(service.packFolder, pack));
  });
  afterAll(() => service.stop());

  async function compareAt(time: string, period: 'day' | 'month' = 'day'): Promise<CallData<'stock/compare'>> {
    now = Date.parse(`${time.replace(' ', 'T')}+08:00`);
    const { body } = await service.call('stock/compare', { market: 'A', period }, 2);
    expect(body.code).toBe('0000');
    return body.data as CallData<'stock/compare'>;
  }

  it('is the other share, an index, two companies and a rate, each with a value for every candle', async () => {
    const answer = await compareAt('2026-11-21 12:00:00');
    expect(answer.lines.map(({ id }) => id)).toEqual(['share', 'index', 'peer-1', 'peer-2']);
    const { body } = await service.call('stock/kline', { market: 'A', period: 'day' }, 2);
    const { list } = body.data as CallData<'stock/kline'>;
    expect(answer.dates).toEqual(list.map(([date]) => date));
    const lengths = [...answer.lines.map(({ values }) => values), answer.rates].map(({ length }) => length);
    expect(lengths).toEqual([300, 300, 300, 300, 300]);
    expect(answer.rates.slice(-4)).toEqual([null, 0.9, 0.9, 1]);
    expect(answer.lines[0]?.values.at(-1)).toBe(309);
    expect(answer.lines[1]?.name).toBe('index (English)');
  });

  it('is as late as the candles are: nothing of a day before a quarter of an hour after its close', async () => {
    expect((await compareAt('2026-11-20 15:14:59')).rates.at(-1)).toBe(0.9);
    const answer = await compareAt('2026-11-20 15:15:00');
    expect([answer.dates.at(-1), answer.rates.at(-1)]).toEqual(['2026-11-20', 1]);
    // Market H trades for another hour.
    expect(answer.lines[0]?.values.at(-1)).toBe(308);
  });

  it('of months has the values of their last days', async () => {
    const { dates, rates } = await compareAt('2026-11-21 12:00:00', 'month');
    expect([dates.at(-1), rates.at(-1), rates.at(-2)]).toEqual(['2026-11-20', 1, null]);
  });

  it('marks results, other announcements that are out, and the days without dividend, oldest first', async () => {
    now = NOON;
    const { body } = await service.call('stock/marks', { market: 'A' }, 2);
    const { list } = body.data as CallData<'stock/marks'>;
    expect(list.map(({ date }) => date)).toEqual(list.map(({ date }) => date).toSorted());
    expect(list.find(({ kind }) => kind === 'results')?.id).toBe('a-1');
    const newsOf = (marks: typeof list) => marks.filter(({ kind }) => kind === 'news').map(({ id }) => id);
    const inChinese = (await service.call('stock/marks', { market: 'A' }, 1)).body.data as CallData<'stock/marks'>;
    expect(newsOf(inChinese.list)).toHaveLength(6);
    // One exists in Chinese only: nobody is led to a page in a language that they do not read.
    expect(newsOf(list)).toHaveLength(5);
    expect(list.find(({ date }) => date === '2026-10-20')).toEqual({
      date: '2026-10-20',
      kind: 'dividend',
      id: '',
      title: 'Without the interim dividend of 2026, CNY 0.80 for ten shares',
    });
    const ofH = (await service.call('stock/marks', { market: 'H' }, 1)).body.data as CallData<'stock/marks'>;
    expect(ofH.list.filter(({ kind }) => kind !== 'dividend').map(({ id }) => id)).toEqual(['h-1']);
    expect(ofH.list.at(-1)?.title).toBe('2026年中期股息除息，每10股0.80元');
  });

  it('is there to take away, with premium and rate for every day', async () => {
    now = NOON;
    const { body } = await service.app.server.inject('/cn/api/export/comparison.csv?language=2&market=A&period=day');
    const lines = body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFDate,A-DEMO (CNY),H-DEMO (HKD),index (English),peer-1 (English),peer-2 (English),CNY for HKD 1,Premium of A over H (%)',
    );
    // 309 / (309 × 1.0) − 1, and 308 / (308 × 0.9) − 1 of the day before.
    expect(lines).toContain('2026-11-20,309,309,3000.1,20.1,30.1,1,0');
    expect(lines).toContain('2026-11-19,308,308,3000,20,30,0.9,11.11');
    expect(lines.join()).toContain('Sample data');
  });
});
