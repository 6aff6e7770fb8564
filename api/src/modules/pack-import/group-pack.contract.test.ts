import path from 'node:path';
import type { Brand } from 'shared/contract/content/brand';
import type { CallData } from 'shared/contract/call/calls';
import { LANG_CODE } from 'shared/contract/text/lang';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite, engineKind } from '../../../testing/database/engine.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { importContent } from './pack-import.service.ts';

const CONTENT = path.resolve(import.meta.dirname, '../../../../content');
/** Milliseconds: a minute is what is promised on a machine of its own, and what is printed tells how much of it was needed. */
const PATIENCE = 300_000;
const MICROSECONDS = 1_000_000;
/** Seconds of processors: an import that works for longer is broken, on the slowest machine too. */
const MOST_BUSY = 60;

contractSuite('the pack of the group', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ env: { MEDIA_DIR: path.join(CONTENT, 'media') } });
  });
  afterAll(() => service.stop());

  it(
    'fills an empty database, says in how many seconds, and changes nothing the second time',
    async () => {
      const started = performance.now();
      const before = process.cpuUsage();
      const { version, changes } = await importContent(service.db, CONTENT);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const { user, system } = process.cpuUsage(before);
      const busy = (user + system) / MICROSECONDS;
      const added = Object.values(changes).reduce((sum, kind) => sum + kind.added.length, 0);
      process.stdout.write(
        `the pack of the group on ${engineKind}: ${added} records in ${seconds} s, ${busy.toFixed(1)} s of processors\n`,
      );
      expect(busy).toBeLessThan(MOST_BUSY);
      expect(version).toBe(1);
      expect(Object.values(changes).flatMap(({ changed, removed }) => [...changed, ...removed])).toEqual([]);
      expect(await importContent(service.db, CONTENT)).toEqual({ version: 1, changes: {} });
    },
    PATIENCE,
  );

  it('gives every brand a wide picture and vehicles to show, in both languages', async () => {
    for (const language of Object.values(LANG_CODE)) {
      const { body } = await service.call('brand/list', {}, language);
      const { list } = body.data as { list: Brand[] };
      expect(list.filter(({ hero, vehicles }) => hero?.width !== 1600 || vehicles.length === 0)).toEqual([]);
      expect(list.filter(({ outdoors }) => outdoors?.picture.width !== 1600 || outdoors.caption === '')).toEqual([]);
    }
  });

  it('shows every vehicle by night as well, but offers pictures for download as they are', async () => {
    const brands = await service.call('brand/list', {}, LANG_CODE.en);
    const { list } = brands.body.data as { list: Brand[] };
    const vehicles = list.flatMap((brand) => brand.vehicles);
    expect(vehicles.filter(({ picture }) => picture.night?.name !== `${picture.name}-night`)).toEqual([]);
    const library = await service.call('media/page', { type: 'image' }, LANG_CODE.en);
    const images = (library.body.data as CallData<'media/page'>).list;
    expect(images.filter(({ picture }) => picture?.night !== undefined)).toEqual([]);
  });
});
