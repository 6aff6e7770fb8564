import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallData } from 'shared/contract/call/calls';
import { contractSuite, isLoadBalanced } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const DAY_MS = 86_400_000;
const EN = 2;

contractSuite('an article', () => {
  let service: TestService;
  let now = NOON;

  beforeAll(async () => {
    service = await startService({ now: () => now });
    await importContent(service.db, writePack(service.packFolder, samplePack()));
  });
  afterAll(() => service.stop());

  const read = async (address: string) => {
    const payload = { baseId: 'second-wind', language: EN };
    const request = { method: 'POST', url: '/cn/api/article/updateHits', remoteAddress: address, payload } as const;
    const answer = await service.app.server.inject(request);
    return answer.json<{ data: { hits: number } }>().data.hits;
  };

  // Each service adds what it has not yet written down.
  it.skipIf(isLoadBalanced)('counts each of its readers once a day, also across a write to the database', async () => {
    const first = await read('203.0.113.1');
    expect(await read('203.0.113.2')).toBe(first + 1);
    const others = Array.from({ length: 20 }, (_, at) => read(`198.51.100.${at}`));
    expect(Math.max(...(await Promise.all(others)))).toBe(first + 21);
    const again = await Promise.all(Array.from({ length: 30 }, () => read('203.0.113.1')));
    expect(new Set(again), 'one visitor is one reader').toEqual(new Set([first + 21]));
    now += DAY_MS;
    expect(await read('203.0.113.1'), 'the next day').toBe(first + 22);
    const { body } = await service.call('article/detail', { baseId: 'second-wind' }, EN);
    expect((body.data as CallData<'article/detail'>).hits).toBe(first + 22);
  });
});
