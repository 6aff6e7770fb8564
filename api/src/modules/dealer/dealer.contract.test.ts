import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const EN = 2;

// Spec CALL-dealer-page, ENT-dealer.
contractSuite('somebody who looks for a dealer', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ now: () => NOON });
    await importContent(service.db, writePack(service.packFolder, samplePack()), NOON);
  });
  afterAll(() => service.stop());

  async function found(filter: object): Promise<CallData<'dealer/page'>> {
    const { body } = await service.call('dealer/page', filter, EN);
    expect(body).toMatchObject({ code: '0000' });
    return body.data as CallData<'dealer/page'>;
  }
  const ids = ({ list }: CallData<'dealer/page'>) => list.map(({ id }) => id);

  it('finds the one of a city that sells a brand, with where it is and when it is open', async () => {
    const page = await found({ province: 'GD', city: 'gd-guangzhou', brand: 'two' });
    expect(page.list).toEqual([
      {
        id: 'gd-guangzhou-2',
        kind: 'dealer',
        name: 'gd-guangzhou-2',
        street: '8 Tingfeng Road (fictional)',
        city: 'Guangzhou',
        province: 'Guangdong',
        at: { north: 23.1, east: 113.2 },
        phone: '400-000-1000',
        opens: '09:00',
        closes: '18:00',
        brands: [
          { id: 'one', name: expect.any(String) as string },
          { id: 'two', name: expect.any(String) as string },
        ],
        services: ['sales', 'service'],
        courtesyCars: 2,
      },
    ]);
  });

  it('reads how many there are of every province, city, brand and service', async () => {
    const { totalCount, facets } = await found({});
    expect(totalCount).toBe(5);
    expect(facets).toMatchObject({
      kind: { dealer: 5, rescue: 1 },
      province: [
        { code: 'GD', name: 'Guangdong', count: 4 },
        { code: 'XZ', name: 'Tibet', count: 1 },
      ],
      service: { sales: 5, service: 4, adapted: 1 },
    });
    expect(facets.city.map(({ id, count }) => [id, count])).toEqual([
      ['gd-guangzhou', 2],
      ['gd-shenzhen', 2],
      ['xz-lhasa', 1],
    ]);
    expect(facets.brand.map(({ id, count }) => [id, count])).toEqual([
      ['one', 4],
      ['two', 2],
    ]);
  });

  it('finds a city by its name in the other language, as it is written there', async () => {
    expect(ids(await found({ searchKeyword: '深圳市' }))).toEqual(['gd-shenzhen-1', 'gd-shenzhen-2']);
    expect(ids(await found({ searchKeyword: 'YUNXIU guangz' }))).toEqual(['gd-guangzhou-1']);
    expect(await found({ searchKeyword: 'Nowhere' })).toMatchObject({ list: [], totalCount: 0 });
  });

  it('who changes the province is not held to the city of the one before', async () => {
    expect(ids(await found({ province: 'XZ', city: 'gd-guangzhou' }))).toEqual(['xz-lhasa-1']);
    expect(ids(await found({ province: 'GD', city: 'gd-lost' }))).toEqual([]);
  });

  it('turns pages, and finds those who come to a car that broke down', async () => {
    expect(ids(await found({ pageSize: 2, pageNo: 3 }))).toEqual(['xz-lhasa-1']);
    expect(ids(await found({ kind: 'rescue' }))).toEqual(['xz-lhasa-rescue-1']);
  });

  it('is told which field is wrong', async () => {
    const { body } = await service.call('dealer/page', { province: 'YY' }, EN);
    expect(body).toMatchObject({ code: '40022', data: [{ field: 'province' }] });
  });
});
