import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { isMedia, openLibrary, unzip, type TestLibrary } from '../../../testing/media-library.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';

const EN = 2;
const OUT = NOON + 3_600_000;

// Spec M22, M8, CALL-press-material: issue 18.
contractSuite('what belongs to a release', () => {
  let service: TestService;
  let library: TestLibrary;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    library = await openLibrary(service);
    const pack = library.pack();
    pack.files['media-subjects.json'].find(({ id }) => id === 'car-one')?.articles.push('car-release');
    pack.files['media-facts.json'].push({ id: 'side-pack', about: ['car-one'], topics: ['vehicles'] });
    pack.articles['car-release'] = {
      category: 'COL-XWZX-PPDT',
      publishTime: '2026-11-21 13:00:00',
      en: { title: 'A new car' },
    };
    await library.bring(pack);
  });
  afterAll(() => service.stop());
  afterEach(() => {
    now = NOON;
  });

  const material = async (id = 'car-release', language = EN) =>
    (await service.call('press/material', { id }, language)).body;
  const basket = async (ids: string[]) =>
    (await service.call('media/basket', { ids }, EN)).body.data as CallData<'media/basket'>;

  it('comes with it: what is only about the same first, and the fact sheet in both languages', async () => {
    now = OUT;
    const data = (await material()).data as CallData<'press/material'>;
    expect(data).toMatchObject({
      title: 'A new car',
      publishTime: '2026-11-21 13:00:00',
      categoryCode: 'COL-XWZX-PPDT',
    });
    expect(data.entries.map(({ id }) => id)).toEqual(['side-pack', 'image-one']);
    expect(data.sheets).toMatchObject([{ id: 'facts-car-one', kind: 'pack', offers: [{ type: 'zip', count: 2 }] }]);
  });

  it('is taken as one file with its fact sheet, as large as the basket says, with a credit for each', async () => {
    now = OUT;
    const ids = ['side-pack~print', 'facts-car-one'];
    const { amount, missing } = await basket(ids);
    const zip = await library.fetched(ids);
    expect([zip.length, missing]).toEqual([amount.zip, []]);
    const files = await unzip(zip);
    expect(files.filter(isMedia).map(({ name }) => name)).toEqual([
      'car-large-3840.jpg',
      'facts-cn.pdf',
      'facts-en.pdf',
    ]);
    const { files: listed } = JSON.parse(String(files.find(({ name }) => name === 'manifest.json')?.bytes)) as {
      files: { credit: { en: string }; title: { en: string } }[];
    };
    expect(listed.map(({ credit }) => credit.en)).toEqual(['Design Centre', 'Chenyue', 'Chenyue']);
    expect(listed[1]?.title.en).toBe('Car One (English): fact sheet');
  });

  it('is not there before the minute of the release, and neither is the fact sheet of its car', async () => {
    now = OUT - 1;
    expect((await material()).code).toBe('40004');
    expect((await service.call('factSheet/detail', { id: 'car-one' }, EN)).body.code).toBe('40004');
    expect(JSON.stringify((await service.call('factSheet/list', {}, EN)).body)).not.toContain('Car One');
    expect((await basket(['facts-car-one'])).missing).toEqual(['facts-car-one']);
    expect((await library.ask(['facts-car-one'])).code).toBe('40004');
    const hidden = async () =>
      ((await service.call('content/version')).body.data as CallData<'content/version'>).hidden.map(({ name }) => name);
    expect(await hidden()).toEqual(expect.arrayContaining(['facts-cn.pdf', 'facts-en.pdf']));
    now = OUT;
    expect(await hidden()).not.toContain('facts-cn.pdf');
  });

  it('is of nothing that is not there, or not in this language', async () => {
    now = OUT;
    for (const body of [await material('nobody'), await material('car-release', 1), await material('show-pack')])
      expect(body.code).toBe('40004');
  });
});
