import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { menuItem, samplePack, writePack, type SamplePack } from '../../../testing/sample-pack.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { importContent } from './pack-import.service.ts';
import { PackError } from './pack-fault.model.ts';

contractSuite('the import of a content pack', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const bring = (pack: SamplePack) => importContent(service.db, writePack(service.packFolder, pack));
  const version = async () => {
    const { body } = await service.call('content/version');
    return (body.data as CallData<'content/version'>).version;
  };
  const titleOf = async (baseId: string) => {
    const { body } = await service.call('article/detail', { baseId }, 2);
    return (body.data as { title?: string } | null)?.title;
  };

  it('fills an empty database and raises the version', async () => {
    const { version: first, changes } = await bring(samplePack());
    expect(first).toBe(1);
    expect(changes.article?.added).toHaveLength(5);
    expect(await version()).toBe(1);
  });

  it('changes nothing when the pack is the same', async () => {
    expect(await bring(samplePack())).toEqual({ version: 1, changes: {} });
    expect(await version()).toBe(1);
  });

  it('writes and reports exactly what changed', async () => {
    const pack = samplePack();
    pack.articles['first-light'] = { ...pack.articles['first-light'], en: { title: 'First light, corrected' } };
    pack.articles['brand-new'] = { en: { title: 'Brand new' } };
    delete pack.articles['second-wind'];
    pack.files['menus.json'] = [...pack.files['menus.json'], menuItem('careers')];
    const { version: next, changes } = await bring(pack);
    expect(next).toBe(2);
    expect(changes).toEqual({
      article: { added: ['brand-new'], changed: ['first-light'], removed: ['second-wind'] },
      menu: { added: ['careers'], changed: [], removed: [] },
    });
    expect(await titleOf('first-light')).toBe('First light, corrected');
    expect(await titleOf('second-wind')).toBeUndefined();
  });

  it('keeps what was counted while an article is away', async () => {
    await bring(samplePack());
    await service.call('article/updateHits', { baseId: 'second-wind' }, 2);
    const away = samplePack();
    delete away.articles['second-wind'];
    await bring(away);
    await bring(samplePack());
    const { body } = await service.call('article/detail', { baseId: 'second-wind' }, 2);
    expect(body.data).toMatchObject({ hits: 1 });
  });

  it('takes away and changes every kind of content', async () => {
    const pack = samplePack();
    const before = await version();
    pack.files['media.json']['windtunnel'] = {
      width: 800,
      height: 450,
      widths: [480, 800],
      alt: { cn: '新', en: 'New words' },
    };
    pack.files['modules.json']['MOD-SY-01'] = [];
    pack.files['announcements.json'] = [];
    pack.files['announcement-texts.json'] = [];
    pack.files['results.json'] = [];
    pack.files['library.json'] = pack.files['library.json'].slice(0, 1);
    pack.files['media-facts.json'] = [];
    pack.files['programmes.json'] = [];
    pack.files['programme-rounds.json'] = [];
    pack.files['jobs.json'] = pack.files['jobs.json'].filter(({ programme }) => programme === undefined);
    pack.files['stock-a.json'].candles[0] = ['2025-01-25', 9, 10, 8, 12, 1000, 5000];
    pack.files['brands.json'] = pack.files['brands.json'].toReversed();
    const { changes } = await bring(pack);
    expect(Object.keys(changes).toSorted()).toEqual([
      'announcement',
      'article',
      'brand',
      'entry',
      'library',
      'module',
      'picture',
      'programme',
      'stock',
    ]);
    expect(await version()).toBe(before + 1);
    const { body } = await service.call('brand/list', {}, 2);
    expect(body.data).toMatchObject({
      list: [
        { id: 'six', vehicles: [{ picture: { alt: 'New words' } }] },
        {},
        {},
        {},
        {},
        { hero: { alt: 'New words' } },
      ],
    });
  });

  it('lists every fault of a broken pack at once and changes nothing', async () => {
    await bring(samplePack());
    const before = await version();
    const pack = samplePack();
    pack.files['brands.json'] = pack.files['brands.json'].slice(1);
    pack.files['sales.json'][3] = { month: '2023-1', output: 1.5, sales: 1, nev: 1 };
    pack.articles['first-light'] = { ...pack.articles['first-light'], publishTime: 'soon' };
    pack.articles['second-wind'] = {};
    writePack(service.packFolder, pack);
    fs.writeFileSync(path.join(service.packFolder, 'pack/site.json'), '{');
    fs.rmSync(path.join(service.packFolder, 'pack/pavilion.json'));
    const faults = await faultsOf(() => importContent(service.db, service.packFolder));
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^brands.json: /),
        expect.stringMatching(/^sales.json 3.month: /),
        expect.stringMatching(/^sales.json 3.output: /),
        expect.stringMatching(/^articles\/first-light\/article.json publishTime: /),
        'articles/second-wind: needs cn.md or en.md',
        expect.stringMatching(/^site.json: /),
        'pavilion.json: is missing',
      ]),
    );
    expect(await version()).toBe(before);
    expect(await titleOf('second-wind')).toBe('Second wind');
  });

  it('names pictures that are not there, ids that stand twice and days that do not exist', async () => {
    const pack = samplePack();
    pack.articles['first-light'] = { picture: 'nowhere', en: { title: 'A', markdown: '![x](also-nowhere)' } };
    pack.articles['second-wind'] = { publishTime: '2026-02-30 09:00:00', en: { title: 'B' } };
    pack.files['menus.json'].push(menuItem('news'), menuItem('lost', { parentId: 'nobody' }));
    pack.files['sales.json'][10] = { month: '2030-01', output: 1, sales: 1, nev: 1 };
    pack.files['brands.json'] = pack.files['brands.json'].map((brand) => ({ ...brand, hero: 'nobody' }));
    pack.files['stock-h.json'].candles[7] = ['2020-01-01', 10, 10, 11, 9, 1, 1];
    writePack(service.packFolder, pack);
    fs.rmSync(path.join(service.packFolder, 'media/windtunnel-480.avif'));
    expect(await faultsOf(() => importContent(service.db, service.packFolder))).toEqual(
      expect.arrayContaining([
        'media.json windtunnel: media/windtunnel-480.avif is missing',
        'brands.json 5.hero: picture nobody is not in media.json',
        'articles/first-light/article.json picture: picture nowhere is not in media.json',
        'articles/first-light/en.md: picture also-nowhere is not in media.json',
        'articles/second-wind/article.json publishTime: is no day of the calendar',
        'menus.json news: stands there twice',
        'menus.json lost.parentId: must be ""',
        'sales.json 10.month: must be 2023-08',
        'stock-h.json candles.7: must be later than the candle before it',
        'stock-h.json candles.7: low and high must enclose open and close',
      ]),
    );
  });

  it('leaves everything as it was when the database refuses a part of it', async () => {
    await bring(samplePack());
    const before = await version();
    const pack = samplePack();
    pack.articles['brand-new'] = { en: { title: 'Brand new' } };
    pack.files['library.json'] = pack.files['library.json'].map((item) => ({
      ...item,
      url: '',
      fileCount: 2 ** 40,
    }));
    await expect(bring(pack)).rejects.toThrow(/out of range/);
    expect(await version()).toBe(before);
    expect(await titleOf('brand-new')).toBeUndefined();
  });

  it('lets two imports at the same time end in one of the two packs', async () => {
    const [left, right] = [samplePack(), samplePack()];
    left.articles['from-left'] = { en: { title: 'Left' } };
    right.articles['from-right'] = { en: { title: 'Right' } };
    const before = await version();
    const folders = ['left', 'right'].map((name) => `${service.packFolder}-${name}`);
    writePack(folders[0] ?? '', left);
    writePack(folders[1] ?? '', right);
    await Promise.all(folders.map((folder) => importContent(service.db, folder)));
    expect(await version()).toBe(before + 2);
    const titles = [await titleOf('from-left'), await titleOf('from-right')];
    expect(titles.filter(Boolean)).toHaveLength(1);
  });

  async function faultsOf(work: () => Promise<unknown>): Promise<string[]> {
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof PackError)) throw new Error('the pack was expected to be refused', { cause: error });
    return error.faults.map(({ file, path: at, rule }) => `${file}${at === '' ? '' : ` ${at}`}: ${rule}`);
  }
});
