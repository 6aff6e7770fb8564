import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ReportFault } from '../../../db/client.ts';
import { contractSuite } from '../../../../testing/database/engine.ts';
import { openLibrary, type TestLibrary } from '../../../../testing/media-library.ts';
import { NOON, startService, type TestService } from '../../../../testing/service.ts';
import { readConfig } from '../../../settings/config.ts';
import { LocalStorage } from '../../../storage/local-storage.ts';
import { Downloads } from '../download.service.ts';
import { findProgress, saveProgress } from './bundle.store.ts';

const ALL = ['show-pack', 'side-pack'];
const SECONDS = 1000;

// Spec M3, SCR-media-download.
contractSuite('a ZIP file while it is made', () => {
  let service: TestService;
  let library: TestLibrary;
  let now = NOON;
  const report = vi.fn<ReportFault>();
  const limit = { take: vi.fn(() => Promise.resolve(0)) };

  beforeAll(async () => {
    service = await startService({ now: () => now });
    library = await openLibrary(service);
    await library.bring();
  });
  afterAll(() => service.stop());
  afterEach(() => {
    now = NOON;
    report.mockClear();
    limit.take.mockClear();
  });

  /** Downloads on a disk that writes nothing before it is told to, and stops where it is told to. */
  function onSlowDisk(folder: string) {
    const { downloads: settings } = readConfig({
      MEDIA_DIR: path.join(service.packFolder, 'media'),
      DOWNLOAD_SMALL_BYTES: '0',
    });
    const storage = new LocalStorage(path.join(service.engine.env.DATA_DIR, folder));
    const disk = Promise.withResolvers<void>();
    const put = storage.put.bind(storage);
    const streams: Readable[] = [];
    vi.spyOn(storage, 'put').mockImplementation(async (key, bytes) => {
      streams.push(bytes);
      await Promise.race([disk.promise, new Promise((done) => void bytes.once('close', done))]);
      await put(key, bytes);
    });
    const { db } = service;
    const { pictures, content } = service.app.services;
    const given = { db, pictures, content, now: () => now, settings, storage, limit, report };
    const downloads = new Downloads({ ...given, patienceMs: 50 });
    const begin = () => downloads.begin({ ids: ALL, resolution: 'original' }, 'visitor');
    // Without a bucket every service has a disk of its own.
    const elsewhere = new LocalStorage(path.join(service.engine.env.DATA_DIR, `${folder}-elsewhere`));
    const other = () => new Downloads({ ...given, storage: elsewhere, patienceMs: 50 });
    return { downloads, begin, go: disk.resolve, streams, other };
  }

  it('says how far it is, also to another service, and is given by that address once it is there', async () => {
    const { downloads, begin, go, other } = onSlowDisk('progress');
    const { key, isReady } = await begin();
    expect(isReady).toBe(false);
    const making = await downloads.progress(key);
    expect(making).toMatchObject({ state: 'making', made: 0, count: 2, picks: ALL, keepDays: 7 });
    await vi.waitFor(async () => expect((await findProgress(service.db, key))?.at).toEqual(new Date(NOON)));
    await saveProgress(service.db, key, { made: 100, at: new Date(NOON) });
    expect(await other().progress(key)).toMatchObject({ state: 'making', made: 100 });
    go();
    const bundle = await downloads.open(key, 'visitor');
    expect(bundle.size).toBe(making.size);
    expect(await buffer(await bundle.read())).toHaveLength(making.size);
    expect(await other().progress(key)).toMatchObject({ state: 'ready', made: making.size });
    expect((await begin()).isReady).toBe(true);
    await downloads.close();
  });

  it('is made once for everybody who orders it: a second order costs nobody anything', async () => {
    const { downloads, begin, go, streams } = onSlowDisk('second');
    const [one, two] = [await begin(), await begin()];
    expect([two.key, two.order === one.order]).toEqual([one.key, false]);
    go();
    await downloads.open(one.key, 'visitor');
    expect([limit.take.mock.calls.length, streams.length]).toEqual([1, 1]);
    await downloads.close();
  });

  it('is given up once everybody has cancelled, with nothing left behind, and is made again for who comes then', async () => {
    const { downloads, begin, go, streams } = onSlowDisk('cancelled');
    const [one, two] = [await begin(), await begin()];
    await downloads.cancel(one.key, one.order);
    await downloads.cancel(one.key, one.order);
    expect(streams[0]?.destroyed).toBe(false);
    await downloads.cancel(two.key, two.order);
    await vi.waitFor(async () => expect((await downloads.progress(one.key)).state).toBe('stopped'));
    expect(streams[0]?.destroyed).toBe(true);
    expect(report).not.toHaveBeenCalled();
    go();
    expect((await downloads.open((await begin()).key, 'visitor')).size).toBeGreaterThan(0);
    await downloads.close();
  });

  it('goes on for who waits for its bytes, whoever cancels', async () => {
    const { downloads, begin, go } = onSlowDisk('waited');
    const { key, order } = await begin();
    const waiting = downloads.open(key, 'other');
    await vi.waitFor(() => expect(limit.take).toHaveBeenCalledTimes(1));
    await new Promise(setImmediate);
    go();
    await downloads.cancel(key, order);
    expect((await waiting).size).toBeGreaterThan(0);
    await downloads.close();
  });

  it('is stopped when whoever made it says nothing more', async () => {
    const { downloads, begin, go, other } = onSlowDisk('silent');
    const { key } = await begin();
    await saveProgress(service.db, key, { made: 100, at: new Date(NOON) });
    now = NOON + 9 * SECONDS;
    expect((await other().progress(key)).state).toBe('making');
    now = NOON + 11 * SECONDS;
    expect((await other().progress(key)).state).toBe('stopped');
    go();
    await downloads.close();
  });

  it('is not there for keys that nobody ordered', async () => {
    const key = '0'.repeat(64);
    const order = '11111111-1111-4111-8111-111111111111';
    expect((await service.call('media/bundle', { key }, 2)).body).toMatchObject({ code: '40401' });
    expect((await service.call('media/cancelBundle', { key, order }, 2)).body).toMatchObject({ code: '40401' });
    expect((await service.call('media/bundle', { key: '../x' }, 2)).body).toMatchObject({ code: '40022' });
  });
});
