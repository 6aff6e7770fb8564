import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { makeRoom } from './bundle-room.service.ts';
import { saveBundle } from './bundle.store.ts';

const MEGABYTE = 1024 * 1024;
const PLENTY = 1024 * MEGABYTE;

// Spec M2.
contractSuite('the room for downloads', () => {
  let service: TestService;
  /** From the one that nobody has asked for longest. */
  const names = ['a', 'b', 'c'].map((letter) => letter.repeat(64));

  beforeAll(async () => {
    service = await startService({});
    for (const [hour, key] of [...names.entries()].toReversed())
      await saveBundle(
        service.db,
        { key, ids: [], resolution: 'original', order: key },
        new Date(NOON + hour * 3_600_000),
      );
  });
  afterAll(() => service.stop());

  /** A disk with a file of ten megabytes for each name and one that nobody knows. @returns names of what was removed */
  async function removedFor(bytes: number, quota: number, left = PLENTY): Promise<string[]> {
    const removed: string[] = [];
    const stored = ['stray', ...names.toReversed()].map((name) => ({ key: `zip/${name}.zip`, size: 10 * MEGABYTE }));
    const storage = {
      list: async () => stored.map((object) => ({ ...object, modified: NOON })),
      remove: async (key: string) => void removed.push(key.slice('zip/'.length, -'.zip'.length)),
      free: async () => left,
    };
    await makeRoom({ db: service.db, storage, quota }, bytes);
    return removed;
  }

  it('is there as long as all of them together stay within their bytes', async () => {
    expect(await removedFor(10 * MEGABYTE, 50 * MEGABYTE)).toEqual([]);
  });

  it('is made by removing what nobody has asked for longest', async () => {
    expect(await removedFor(11 * MEGABYTE, 50 * MEGABYTE)).toEqual(['stray']);
    expect(await removedFor(30 * MEGABYTE, 50 * MEGABYTE)).toEqual(['stray', ...names.slice(0, 1)]);
  });

  it('is made on a full disk too, and what the database needs stays free', async () => {
    expect(await removedFor(MEGABYTE, 100 * MEGABYTE, 240 * MEGABYTE)).toEqual(['stray', ...names.slice(0, 1)]);
    await expect(removedFor(MEGABYTE, 100 * MEGABYTE, 100 * MEGABYTE)).rejects.toMatchObject({ code: '50300' });
  });

  it('is refused to what is larger than all of it', async () => {
    await expect(removedFor(51 * MEGABYTE, 50 * MEGABYTE)).rejects.toMatchObject({ code: '50300' });
  });
});
