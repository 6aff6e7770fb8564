import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { isMedia, LIFTED, openLibrary, unzip, type TestLibrary } from '../../../testing/media-library.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';

const EN = 2;
const MOST_FILES = 3;

contractSuite('what downloads of the media library hold', () => {
  let service: TestService;
  let library: TestLibrary;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { DOWNLOAD_FILES: String(MOST_FILES) } });
    library = await openLibrary(service);
    await library.bring();
  });
  afterAll(() => service.stop());
  afterEach(() => {
    now = NOON;
  });

  describe('hold', () => {
    it('exactly the files and bytes that were shown, once each, with lists and terms', async () => {
      for (const ids of [['show-pack'], ['side-pack', 'show-pack', 'image-one']]) {
        const zip = await library.fetched(ids);
        const entries = await unzip(zip);
        const media = entries.filter(isMedia);
        const shown = await library.amount({ ids });
        expect(shown).toEqual({
          count: media.length,
          size: media.reduce((sum, { bytes }) => sum + bytes.length, 0),
          zip: zip.length,
        });
        expect(entries.slice(media.length).map(({ name }) => name)).toEqual([
          'manifest.csv',
          'manifest.json',
          'CAPTIONS_cn.txt',
          'LICENSE_cn.txt',
          'CAPTIONS_en.txt',
          'LICENSE_en.txt',
        ]);
      }
    });

    it('what the list says of a pack, and it has the address of its form', async () => {
      const { body } = await service.call('media/page', { type: 'pack' }, EN);
      const { list } = body.data as CallData<'media/page'>;
      const pack = list.find(({ id }) => id === 'show-pack');
      const { count, size } = await library.amount({ ids: ['show-pack'] });
      expect(pack).toMatchObject({ fileCount: count, size, url: '/cn/api/media/pack/show-pack.zip' });
    });

    it('originals byte for byte', async () => {
      const entries = await unzip(await library.fetched(['show-pack']));
      const small = entries.find(({ name }) => name === 'car-small-640.jpg');
      expect(small?.bytes.equals(library.sources['car-small-640.jpg'] ?? Buffer.alloc(0))).toBe(true);
    });

    it('lists for spreadsheets, programs and editors in both languages, and terms that name the publisher', async () => {
      const entries = new Map(
        (await unzip(await library.fetched(['show-pack']))).map(({ name, bytes }) => [name, bytes.toString()]),
      );
      const manifest = entries.get('manifest.csv') ?? '';
      expect(manifest.startsWith('\uFEFFfile,title_cn,title_en,')).toBe(true);
      expect(manifest).toContain(`car-small-640.jpg,素材 show-pack,"'=HYPERLINK(""https://evil.example"")"`);
      expect(manifest).toMatch(/,车,Car,设计中心,Design Centre,2026-11-20,640,320,\d+,[0-9a-f]{64}\r\n/);
      const { files } = JSON.parse(entries.get('manifest.json') ?? '') as { files: object[] };
      expect(files).toHaveLength(2);
      expect(files).toContainEqual(
        expect.objectContaining({ file: 'car-large-3840.jpg', caption: { cn: '车', en: 'Car' }, width_px: 3840 }),
      );
      expect(entries.get('CAPTIONS_en.txt')).toContain('\nCar\nCredit: Design Centre, 2026-11-20\n');
      expect(entries.get('CAPTIONS_cn.txt')).toContain('\n车\n来源：设计中心，2026-11-20\n');
      expect(entries.get('LICENSE_cn.txt')).toContain('辰岳 媒体素材使用条款');
      expect(entries.get('LICENSE_en.txt')).toContain('Chenyue – terms of use');
    });

    it.each([
      ['web', [640, 800]],
      ['press', [640, 1600]],
      ['print', [640, 3840]],
    ])('%s pictures of %j pixels: what there is, never enlarged', async (resolution, widths) => {
      const pictures = (await unzip(await library.fetched(['show-pack'], { resolution }))).filter(isMedia);
      const found = await Promise.all(pictures.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
      expect(found.toSorted((a, b) => a - b)).toEqual(widths);
    });

    it('every picture in the resolution that was chosen for its entry', async () => {
      const entries = await unzip(await library.fetched(['show-pack~web', 'side-pack~print']));
      expect(
        entries
          .filter(isMedia)
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(['car-large-3840.jpg', 'car-large-800.jpg', 'car-small-640.jpg']);
    });
  });

  describe('are offered', () => {
    it('with the resolutions that all pictures have, and with the bytes and pixels that come', async () => {
      const { body } = await service.call('media/page', {}, EN);
      const { list } = body.data as CallData<'media/page'>;
      const offers = list.flatMap(({ id, offers: own }) => own.map((offer) => ({ id, ...offer })));
      const namesOf = (id: string) => offers.filter((offer) => offer.id === id).map(({ resolution }) => resolution);
      expect(namesOf('side-pack')).toEqual(['print', 'press', 'web']);
      expect(namesOf('show-pack')).toEqual(['original']);
      expect(namesOf('video-one')).toEqual([]);
      for (const { url, bytes, count, type, pixels } of offers) {
        const start = await library.get(`${url}&language=2&acceptTerms=true`);
        expect(start.statusCode).toBe(303);
        const file = await library.get(String(start.headers.location));
        expect(file.headers['content-length']).toBe(String(bytes));
        expect(file.rawPayload).toHaveLength(bytes);
        expect(file.headers['content-disposition']).toMatch(new RegExp(`\\.${type}"$`));
        if (type !== 'zip') continue;
        const media = (await unzip(file.rawPayload)).filter(isMedia);
        const widths = await Promise.all(media.map(async (one) => (await sharp(one.bytes).metadata()).width));
        expect(media).toHaveLength(count);
        expect([Math.min(...widths), Math.max(...widths)]).toEqual(pixels?.map(({ width }) => width));
      }
    });

    it('of a basket as they are, in its order, and say what is gone', async () => {
      const ids = ['side-pack~web', 'image-one', 'never-heard-of', 'show-pack~print'];
      const { body } = await service.call('media/basket', { ids }, EN);
      const { lines, missing, amount } = body.data as CallData<'media/basket'>;
      expect(lines.map(({ item, resolution }) => [item.id, resolution])).toEqual([
        ['side-pack', 'web'],
        ['image-one', 'original'],
        ['show-pack', 'original'],
      ]);
      expect(missing).toEqual(['never-heard-of']);
      expect(amount).toEqual(await library.amount({ ids: ['side-pack~web', 'image-one', 'show-pack'] }));
    });
  });

  describe('are asked for', () => {
    it('with the terms accepted, or refused by the service', async () => {
      for (const acceptTerms of [false, 'true', 1, undefined]) {
        const body = await library.ask(['show-pack'], { acceptTerms });
        expect(body.code).toBe('40022');
        expect(body.data).toEqual([expect.objectContaining({ field: 'acceptTerms' })]);
      }
    });

    it('by ids or by conditions, not both and not neither', async () => {
      const conditions = { type: 'pack', time: 30 } as const;
      expect(await library.amount({ conditions })).toEqual(await library.amount({ ids: ['show-pack', 'side-pack'] }));
      expect((await service.call('media/fileCountAndSize', {}, EN)).body.data).toEqual([
        { field: 'ids', rule: 'choice' },
      ]);
      expect((await library.ask(['show-pack'], { conditions })).code).toBe('40022');
    });

    it('not at all when there is nothing, or too much', async () => {
      expect(await library.ask(['video-one'])).toMatchObject({ code: '40908' });
      expect(await library.ask(['never-heard-of'])).toMatchObject({ code: '40004', data: { ids: ['never-heard-of'] } });
      now = LIFTED;
      const body = await library.ask(['show-pack', 'secret-pack', 'image-one']);
      expect(body).toMatchObject({ code: '41301', data: { count: 4, maxCount: MOST_FILES } });
      expect(body.msg).toBe('The selection is larger than one download may be, please take it in parts');
    });

    it('by a form or a link, which lead to the terms before they lead to the file', async () => {
      const form = '/cn/api/media/pack/show-pack.zip?language=2&resolution=web';
      const before = await library.get(form);
      expect([before.statusCode, before.headers.location]).toEqual([
        303,
        '/cn/en/media/terms?picks=show-pack&resolution=web',
      ]);
      const accepted = await library.get(`${form}&acceptTerms=true`);
      expect(accepted.headers.location).toBe(await library.order(['show-pack'], { resolution: 'web' }));
      const [cookie = ''] = String(accepted.headers['set-cookie']).split(';');
      expect(String(accepted.headers['set-cookie'])).toMatch(/; Path=\/cn\/api\/media; .*HttpOnly; SameSite=Lax/);
      const later = await library.get('/cn/api/media/take?pick=side-pack~web&pick=image-one', { cookie });
      expect(later.headers.location).toBe(await library.order(['side-pack~web', 'image-one']));
    });

    it('one file by itself as it lies there, whole or in part', async () => {
      const start = await library.get('/cn/api/media/take?pick=image-one~original&acceptTerms=true');
      const to = String(start.headers.location);
      expect(to).toBe('/cn/api/media/download/file/image-one/original');
      const whole = await library.get(to);
      expect(whole.headers).toMatchObject({
        'content-type': 'image/webp',
        'accept-ranges': 'bytes',
        'content-disposition': 'attachment; filename="windtunnel-800.webp"',
      });
      const end = await library.get(to, { range: 'bytes=5-', 'if-range': String(whole.headers.etag) });
      expect([end.statusCode, end.rawPayload.equals(whole.rawPayload.subarray(5))]).toEqual([206, true]);
      expect((await library.get('/cn/api/media/download/file/show-pack/web')).statusCode).toBe(404);
    });

    it('and a refusal leads to a page that says why, with what was chosen', async () => {
      const gone = await library.get('/cn/api/media/take?pick=never-heard-of&language=2&acceptTerms=true');
      expect(gone.headers.location).toBe('/cn/en/media/terms?picks=never-heard-of&refused=40004');
      expect(gone.headers['set-cookie']).toBeUndefined();
    });
  });
});
