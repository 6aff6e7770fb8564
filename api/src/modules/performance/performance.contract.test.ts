import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData, CallName } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const CN = 1;
const EN = 2;

contractSuite('production and sales', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  async function dataOf<N extends CallName>(name: N, body: object = {}, language = EN): Promise<CallData<N>> {
    const { body: answer } = await service.call(name, body, language);
    expect({ code: answer.code, data: answer.data }).toMatchObject({ code: '0000' });
    return answer.data as CallData<N>;
  }

  it('can be seen for months that are over and have a last year to compare with', async () => {
    const { latest, months } = await dataOf('performance/dataTime');
    expect([latest, months[0], months.at(-1), months.length]).toEqual(['2026-10', '2026-10', '2024-01', 34]);
  });

  it('of a month that is not over cannot be seen', async () => {
    now = Date.parse('2026-10-31T23:59:59+08:00');
    expect(await dataOf('performance/dataTime')).toMatchObject({ latest: '2026-09' });
    expect(await dataOf('performance/last3YearsCompanySales')).toMatchObject({
      series: [{}, {}, { year: 2026, months: expect.arrayContaining([1047, null]) as unknown }],
    });
    now = NOON;
  });

  it('by product name their categories in the language and sum to the group', async () => {
    const table = await dataOf('performance/listByCategory', {}, CN);
    expect(table).toMatchObject({ month: '2026-10', dimension: 'product' });
    expect(table.rows.map(({ category, name }) => `${category} ${name}`)).toEqual([
      'sedan sedan（中文）',
      'supercar supercar（中文）',
    ]);
    expect(table.total.sales).toMatchObject({ m: 1048, mLast: 1036 });
    const { sales, salesYoY, ytd, ytdYoY } = await dataOf('performance/lastMonthCompanySales');
    expect([table.total.sales.m, table.total.sales.ytd]).toEqual([sales, ytd]);
    expect([table.total.sales.yoy, table.total.sales.chg]).toEqual([salesYoY, ytdYoY]);
    for (const field of ['m', 'mLast', 'ytd', 'ytdLast'] as const) {
      expect(table.rows.reduce((sum, row) => sum + row.output[field], 0)).toBe(table.total.output[field]);
    }
  });

  it('have no year-on-year change where last year was zero', async () => {
    const { rows } = await dataOf('performance/listByCategory');
    expect(rows[1]?.sales).toEqual({ m: 5, mLast: 0, ytd: 10, ytdLast: 0, chg: null, yoy: null });
  });

  it('come by company and for an earlier month too', async () => {
    const table = await dataOf('performance/listByCategory', { month: '2024-01', dimension: 'company' });
    expect(table.rows.map(({ category, sales }) => [category, sales.m])).toEqual([
      ['one', 915],
      ['two', 100],
    ]);
  });

  it('of 36 months sum up to the group by product and by company, with new energy among them', async () => {
    for (const dimension of ['product', 'company'] as const) {
      const { months, rows, total } = await dataOf('performance/history', { dimension });
      expect([months.length, months[0], months.at(-1)]).toEqual([36, '2023-11', '2026-10']);
      for (const field of ['output', 'sales'] as const)
        expect(months.map((_, at) => rows.reduce((sum, row) => sum + (row[field][at] ?? 0), 0))).toEqual(total[field]);
      expect(total.nev.every((nev, at) => nev <= (total.sales[at] ?? 0))).toBe(true);
    }
  });

  it.each(['2023-12', '2026-11', '1999-01'])('refuse %s, which no table is known for', async (month) => {
    const { body } = await service.call('performance/listByCategory', { month }, EN);
    expect(body).toMatchObject({ code: '40022', data: [{ field: 'month', rule: 'choice' }] });
  });

  it('of the last month by product tell the share of each', async () => {
    const { month, list } = await dataOf('performance/lastMonthProductSales');
    expect(month).toBe('2026-10');
    expect(list.map(({ sales }) => sales)).toEqual([1043, 5]);
    expect(list.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1);
    expect(list[1]).toMatchObject({ salesLast: 0, yoy: null });
  });

  it('of three years are twelve months each, with nothing where nothing is known yet', async () => {
    const { series } = await dataOf('performance/last3YearsCompanySales');
    expect(series.map(({ year }) => year)).toEqual([2024, 2025, 2026]);
    expect(series[2]?.months.slice(8)).toEqual([1047, 1048, null, null]);
    expect(series[0]?.months[0]).toBe(1015);
  });
});
