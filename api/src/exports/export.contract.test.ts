import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';

contractSuite('tables to take away', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  const get = (path: string) => service.app.server.inject(`/cn/api/export/${path}`);
  const linesOf = async (path: string) => (await get(path)).body.split('\r\n');

  it('are files with a name, in UTF-8 with a byte order mark', async () => {
    const { headers, rawPayload } = await get('sales.csv?language=1');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="sales.csv"',
      'x-content-type-options': 'nosniff',
    });
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('of sales name their units, sum up, and leave a change from zero empty', async () => {
    const lines = await linesOf('sales.csv?language=2');
    expect(lines[0]).toContain('"Sales, month (vehicles)"');
    expect(lines[2]).toMatch(/^supercar \(English\),5,0,,10,0,,5,0,,10,0,$/);
    expect(lines[3]).toMatch(/^Total,1148,1136,1\.06,/);
    expect(lines.slice(5, 8)).toEqual([
      'Production and sales 2026-10',
      'Source: Chenyue',
      'No change is given where last year’s figure is zero.',
    ]);
    expect(await linesOf('sales.csv?language=1&month=2025-03&dimension=company')).toContain('产销数据 2025-03');
  });

  it('of 36 months hold the group, new energy and each part, with the decimals of the page', async () => {
    const lines = await linesOf('salesHistory.csv?language=2&dimension=company');
    expect(lines[0]).toContain('"New-energy share (%)",one (English): output (vehicles)'.replaceAll('"', ''));
    expect(lines[36]).toMatch(/^2026-10,\d+,1048,\d+,\d+\.\d\d,/);
    expect(lines.slice(37, 39)).toEqual(['', 'Production and sales 2023-11 to 2026-10']);
  });

  it('of quotes say that they are a sample and delayed', async () => {
    const lines = await linesOf('quotes.csv?language=2&market=H&period=month');
    expect(lines[0]).toBe('\uFEFFDate,Open (HKD),Close (HKD),Low (HKD),High (HKD),Volume (shares),Turnover (HKD)');
    expect(lines).toContain('2026-11-20,289,309,288,310,20000,100000');
    expect(lines).toContain('"Sample data, not from an exchange."');
    expect(lines.join()).toContain('15 minutes');
  });

  it('of key figures hold every year and figure, as the call gives them', async () => {
    const lines = await linesOf('keyFigures.csv?language=2');
    expect(lines[0]).toContain('Sales (vehicles),Revenue (CNY bn)');
    expect(lines.slice(1, 3).map((line) => line.split(',').slice(0, 2))).toEqual([
      ['2025', '100'],
      ['2024', '90'],
    ]);
    expect(lines[1]?.endsWith(',2.30')).toBe(true);
  });

  it('of dividends hold the annual totals', async () => {
    expect((await linesOf('dividends.csv?language=1')).slice(1, 4)).toEqual([
      '2026,中期,0.80,2026-10-20,2026-10-20,2026-10-20,2026-10-20,2026-10-20',
      '2025,全年合计,2.30,,,,,',
      '2025,末期,1.60,2026-06-20,2026-06-20,2026-06-20,2026-06-20,2026-06-20',
    ]);
  });

  it.each([
    'sales.xlsx?language=1',
    'quotes.xlsx?language=2&market=A',
    'dividends.xlsx?language=2',
    'keyFigures.xlsx?language=1',
    'salesHistory.xlsx?language=1',
  ])('%s is a workbook', async (path) => {
    const { headers, rawPayload } = await get(path);
    expect(headers['content-type']).toContain('spreadsheetml.sheet');
    expect(rawPayload.subarray(0, 2).toString('latin1')).toBe('PK');
    expect(rawPayload.length).toBeGreaterThan(1500);
  });

  it.each([
    'sales.csv',
    'sales.csv?language=3',
    'sales.csv?language=1&month=1999-01',
    'sales.csv?language=1&surprise=1',
    'quotes.csv?language=1',
    'dividends.xlsx?language=1&market=A',
  ])('%s is refused with the reason', async (path) => {
    expect((await get(path)).json()).toMatchObject({ code: '40022', data: [{}] });
  });

  it('come in no other format', async () => {
    expect((await get('sales.pdf?language=1')).statusCode).toBe(404);
  });
});
