import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { openLibrary } from '../../../testing/media-library.ts';

const EN = 2;

contractSuite('the page of a vehicle', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ now: () => NOON });
    await (await openLibrary(service)).bring();
  });
  afterAll(() => service.stop());

  const detail = async (id: string) => (await service.call('vehicle/detail', { id }, EN)).body;

  it('has its figures, words in the language, and what belongs to it', async () => {
    const { data } = await detail('car-one');
    expect(data).toMatchObject({
      id: 'car-one',
      name: 'one car (English)',
      brand: { id: 'one', name: 'one (English)' },
      dimensions: { length: 4700 },
      versions: [{ name: 'Electric (English)', range: 702 }],
      colours: [{ name: 'Silver (English)', swatch: '#bfc5ca' }],
      facts: [{ value: '812 km (English)' }],
      technology: [{ baseId: 'first-light' }],
      sheet: { size: 11 },
    });
  });

  it('is not there for what nobody builds, or has no figures', async () => {
    for (const id of ['car-two', 'tunnel']) expect((await detail(id)).code).toBe('40004');
    expect((await detail('')).code).toBe('40022');
  });

  it('is named by the brand that builds it, and by the site map', async () => {
    const { body } = await service.call('brand/list', {}, EN);
    const { list } = body.data as { list: { id: string; vehicles: { id?: string }[] }[] };
    const named = list.flatMap(({ vehicles }) => vehicles.flatMap(({ id = [] }) => id));
    expect(named).toEqual(['car-one']);
    const { body: pages } = await service.call('sitemap/pages');
    expect((pages.data as { list: string[] }).list).toContain('/brand?brand=one&vehicle=car-one');
  });
});
