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
    it('exactly the files and bytes that were shown, once each, with manifest and terms', async () => {
      for (const ids of [['show-pack'], ['side-pack', 'show-pack', 'image-one']]) {
        const entries = await unzip(await library.fetched(ids));
        const media = entries.filter(isMedia);
        const shown = await library.amount({ ids });
        expect(shown).toEqual({
          count: media.length,
          size: media.reduce((sum, { bytes }) => sum + bytes.length, 0),
        });
        expect(entries.slice(media.length).map(({ name }) => name)).toEqual([
          'manifest.csv',
          'LICENSE_cn.txt',
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
      expect(
        entries.find(({ name }) => name === 'car-small-640.webp')?.bytes.equals(library.sources['car-small']),
      ).toBe(true);
    });

    it('a manifest that spreadsheets read as text in both languages, and terms that name the publisher', async () => {
      const entries = new Map(
        (await unzip(await library.fetched(['show-pack']))).map(({ name, bytes }) => [name, bytes]),
      );
      const manifest = entries.get('manifest.csv')?.toString() ?? '';
      expect(manifest.startsWith('\uFEFFfile,title_cn,title_en,')).toBe(true);
      expect(manifest).toContain(`car-small-640.webp,素材 show-pack,"'=HYPERLINK(""https://evil.example"")"`);
      expect(manifest).toMatch(/,车,Car,设计中心,Design Centre,2026-11-20,640,320,\d+,[0-9a-f]{64}\r\n/);
      expect(entries.get('LICENSE_cn.txt')?.toString()).toContain('辰岳 媒体素材使用条款');
      expect(entries.get('LICENSE_en.txt')?.toString()).toContain('Chenyue – terms of use');
    });

    it.each([
      ['web', 800, 72],
      ['press', 1600, 300],
      ['print', 3840, 300],
    ])(
      '%s pictures at most %i pixels wide, at %i dots per inch, never enlarged',
      async (resolution, width, density) => {
        const entries = await unzip(await library.fetched(['show-pack'], { resolution }));
        const about = async (name: string) => {
          const { bytes = Buffer.alloc(0) } = entries.find((entry) => entry.name === `${name}-${resolution}.jpg`) ?? {};
          return sharp(bytes).metadata();
        };
        expect(await about('car-large')).toMatchObject({ format: 'jpeg', width, density });
        expect(await about('car-small')).toMatchObject({ format: 'jpeg', width: 640, density });
        const xmp = (await about('car-small')).xmpAsString ?? '';
        expect(xmp).toContain('<photoshop:Credit>Design Centre</photoshop:Credit>');
        expect(xmp).toContain('© 设计中心');
      },
    );
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

    it('by the form of a press package, which leads to the file once the terms are accepted', async () => {
      const form = '/cn/api/media/pack/show-pack.zip?language=2';
      expect((await library.get(form)).json()).toMatchObject({ code: '40022' });
      const answer = await library.get(`${form}&resolution=web&acceptTerms=true`);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(await library.order(['show-pack'], { resolution: 'web' }));
    });
  });
});
