import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { contractSuite } from '../../testing/database/engine.ts';
import { samplePack, writePack } from '../../testing/sample-pack.ts';
import { startService, type TestService } from '../../testing/service.ts';
import { importContent } from '../modules/pack-import/pack-import.service.ts';
import { OPEN_DATA } from './open-data.service.ts';

interface File {
  fields: string[];
  rows: Record<string, string | number | null>[];
}

// Spec I27.
contractSuite('open data', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  const get = (file: string, headers: Record<string, string> = {}) =>
    service.app.server.inject({ url: `/cn/api/open/${file}`, headers });

  it.each(OPEN_DATA)('%s is as its schema says, and a page of another site may read it', async (name) => {
    const [file, schema] = await Promise.all([get(`${name}.json`), get(`${name}.schema.json`)]);
    expect(file.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const checked = z.fromJSONSchema(schema.json()).parse(file.json());
    expect(checked).toMatchObject({ licence: 'https://creativecommons.org/licenses/by/4.0/' });
    expect(file.json<File>().rows.length).toBeGreaterThan(1);
  });

  it.each(OPEN_DATA)('%s says the same as CSV, a row for each', async (name) => {
    const { fields, rows } = (await get(`${name}.json`)).json<File>();
    const lines = (await get(`${name}.csv`)).body.replace('\uFEFF', '').trimEnd().split('\r\n');
    const written = rows.map((row) => fields.map((field) => row[field] ?? '').join(','));
    expect(lines).toEqual([fields.join(','), ...written]);
  });

  it('is not sent again to whoever has it', async () => {
    const { headers } = await get('sales.csv');
    const again = await get('sales.csv', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('has the figures of the calls', async () => {
    const { list } = (await service.call('keyFigure/list', {}, 2)).body.data as { list: Record<string, unknown>[] };
    const { rows } = (await get('keyFigures.json')).json<File>();
    expect(rows).toEqual(list.map(({ restated: _restated, ...figures }) => figures));
  });
});
