import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { LIFTED, openLibrary } from '../../../testing/media-library.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';

const EN = 2;

contractSuite('finding in the media library', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    await (await openLibrary(service)).bring();
  });
  afterAll(() => service.stop());

  async function page(filter: object): Promise<CallData<'media/page'>> {
    return (await service.call('media/page', filter, EN)).body.data as CallData<'media/page'>;
  }
  const ids = async (filter: object) => (await page(filter)).list.map(({ id }) => id);
  const detail = async (id: string) => (await service.call('media/detail', { id }, EN)).body;

  describe('a page of the library', () => {
    it('is found by words of either language and by what its entries are about', async () => {
      expect(await ids({ searchKeyword: 'tunnel 812', type: 'image' })).toEqual([]);
      expect(await ids({ searchKeyword: 'wind tun', type: 'image' })).toEqual(['image-one']);
      expect(await ids({ searchKeyword: '中文', type: 'image' })).toEqual(['image-one']);
      expect(await ids({ brand: 'one' })).toEqual(['image-one']);
      expect(await ids({ topic: 'aerodynamics', sort: 'oldest' })).toEqual(['image-one', 'video-one']);
    });

    it('counts every choice that would lead to something, in the language of the page', async () => {
      const { facets, totalCount } = await page({ topic: 'aerodynamics' });
      expect(totalCount).toBe(2);
      expect(facets.vehicle).toEqual([{ value: 'car-one', name: 'Car One (English)', count: 1 }]);
      expect(facets.type).toEqual([
        { value: 'image', count: 1 },
        { value: 'video', count: 1 },
      ]);
    });

    it('gives all that it finds and that can be taken for a basket, newest first', async () => {
      const all = (await service.call('media/ids', {}, 2)).body.data as CallData<'media/ids'>;
      expect(all).toEqual({ ids: ['side-pack', 'show-pack', 'image-one'], totalCount: 3 });
      const packs = (await service.call('media/ids', { type: 'pack' }, 2)).body.data;
      expect(packs).toEqual({ ids: ['side-pack', 'show-pack'], totalCount: 2 });
      expect((await service.call('media/ids', { type: 'rumour' }, 2)).body).toMatchObject({ code: '40022' });
    });

    it('refuses what is no choice, by the name of its field', async () => {
      for (const field of ['colour', 'topic', 'orientation', 'sort', 'brand', 'year']) {
        const { body } = await service.call('media/page', { [field]: '<b>' }, EN);
        expect(body).toMatchObject({ code: '40022', data: [{ field }] });
      }
    });
  });

  describe('a fact sheet', () => {
    it('has its figures and its file in the language, and what belongs to it', async () => {
      const { body } = await service.call('factSheet/list', {}, EN);
      expect(body.data).toMatchObject({
        list: [{ id: 'car-one', brand: 'one (English)', sheet: { url: '/cn/media-files/facts-en.pdf', size: 11 } }],
      });
      const { body: one } = await service.call('factSheet/detail', { id: 'car-one' }, EN);
      expect(one.data).toMatchObject({ subject: { name: 'Car One (English)' }, entries: [{ id: 'image-one' }] });
    });

    it('is of no subject without one', async () => {
      expect((await service.call('factSheet/detail', { id: 'tunnel' }, EN)).body.code).toBe('40004');
    });
  });

  describe('an entry', () => {
    it('tells what it is about, its files to the byte, and what was published about the same', async () => {
      const { data } = (await detail('image-one')) as { data: CallData<'media/detail'> };
      expect(data).toMatchObject({
        item: { id: 'image-one', kind: 'image' },
        topics: ['aerodynamics'],
        colour: 'blue',
        place: 'Tunnel (English)',
        subjects: [
          { id: 'tunnel' },
          { id: 'car-one', facts: [{ name: 'Range (English)', value: '812 km (English)' }] },
        ],
        files: [{ name: 'windtunnel-800.webp', width: 800, height: 450 }],
        articles: [{ baseId: 'first-light' }],
      });
      expect(data.files[0]?.size).toBe(data.item.size);
      expect(data.related.map(({ id }) => id)).toEqual(['video-one']);
    });

    it('of a package shows every picture in it', async () => {
      const { data } = (await detail('show-pack')) as { data: CallData<'media/detail'> };
      expect(data.pictures.map(({ picture }) => picture.name)).toEqual(['car-small', 'car-large']);
      expect(data.files.reduce((sum, { size }) => sum + size, 0)).toBe(data.item.size);
    });

    it('under embargo is as unknown as one that never was, until its minute', async () => {
      expect(await detail('never-heard-of')).toMatchObject({ code: '40004' });
      now = LIFTED - 1;
      expect(await detail('secret-pack')).toMatchObject({ code: '40004' });
      expect(await ids({ type: 'pack' })).not.toContain('secret-pack');
      now = LIFTED;
      expect(await detail('secret-pack')).toMatchObject({ code: '0000' });
      expect(await ids({ type: 'pack' })).toContain('secret-pack');
      now = NOON;
    });
  });
});
