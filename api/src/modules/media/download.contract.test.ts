import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ReportFault } from '../../db/client.ts';
import { contractSuite } from '../../../testing/database/engine.ts';
import { openLibrary, type TestLibrary } from '../../../testing/media-library.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { readConfig } from '../../settings/config.ts';
import { LocalStorage } from '../../storage/local-storage.ts';
import { openStorage } from '../../storage/open-storage.ts';
import { Downloads } from './download.service.ts';

// Spec M2, M4, M5, M20.
contractSuite('downloads of the media library', () => {
  let service: TestService;
  let library: TestLibrary;
  let now = NOON;
  const report = vi.fn<ReportFault>();

  beforeAll(async () => {
    service = await startService({ now: () => now, env: { DOWNLOAD_SMALL_BYTES: '0' } });
    library = await openLibrary(service);
    await library.bring();
  });
  afterAll(() => service.stop());
  afterEach(() => {
    now = NOON;
    report.mockClear();
    vi.restoreAllMocks();
  });

  /** All that is made is written. */
  const stored = (more: Record<string, string> = {}) =>
    readConfig({ MEDIA_DIR: path.join(service.packFolder, 'media'), DOWNLOAD_SMALL_BYTES: '0', ...more });
  const reading = () => ({
    db: service.db,
    pictures: service.app.services.pictures,
    content: service.app.services.content,
    now: () => now,
  });
  const storageFile = (url: string) => {
    const name = path.basename(url);
    return path.join(service.engine.env.DATA_DIR, 'storage/zip', name.slice(0, 2), name.slice(2, 4), name);
  };

  describe('are fetched', () => {
    it('with their exact length, a strong tag and a name, whole or by ranges that make the whole', async () => {
      const url = await library.order(['show-pack']);
      const whole = await library.get(url);
      const size = whole.rawPayload.length;
      expect(whole.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-length': String(size),
        'accept-ranges': 'bytes',
        'content-disposition': 'attachment; filename="20261120_show-pack_2-files.zip"',
      });
      const half = Math.floor(size / 2);
      const first = await library.get(url, { range: `bytes=0-${half - 1}` });
      const second = await library.get(url, { range: `bytes=${half}-`, 'if-range': String(whole.headers.etag) });
      expect([first.statusCode, second.statusCode]).toEqual([206, 206]);
      expect(second.headers['content-range']).toBe(`bytes ${half}-${size - 1}/${size}`);
      expect(Buffer.concat([first.rawPayload, second.rawPayload]).equals(whole.rawPayload)).toBe(true);
    });

    it('whole again when the part that is there is of another file, and not at all when nothing is new', async () => {
      const url = await library.order(['show-pack']);
      const { headers, rawPayload } = await library.get(url);
      const other = await library.get(url, { range: 'bytes=0-9', 'if-range': '"another"' });
      expect([other.statusCode, other.rawPayload.length]).toEqual([200, rawPayload.length]);
      const known = await library.get(url, { 'if-none-match': String(headers.etag) });
      expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    });

    it('as a head alone, and with 416 beyond their end', async () => {
      const url = await library.order(['show-pack']);
      const whole = await library.get(url);
      const head = await service.app.server.inject({ method: 'HEAD', url });
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
      expect(head.rawPayload).toHaveLength(0);
      const beyond = await library.get(url, { range: 'bytes=999999999-' });
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.rawPayload.length}`]);
    });

    it.each(['0'.repeat(64), '../../etc/passwd', 'x'])(
      'only by an address that was given: %s is not there',
      async (key) => {
        const answer = await library.get(`/cn/api/media/download/${encodeURIComponent(key)}.zip`);
        expect(answer.json<{ code: string }>().code).not.toBe('0000');
        expect(answer.headers['content-type']).toContain('application/json');
      },
    );
  });

  describe('are made', () => {
    it('once for everybody who asks, and again with the same bytes when they were lost', async () => {
      const put = vi.spyOn(LocalStorage.prototype, 'put');
      const ids = ['side-pack', 'image-one'];
      const urls = await Promise.all(Array.from({ length: 8 }, () => library.order(ids)));
      expect(new Set(urls).size).toBe(1);
      const [url = ''] = urls;
      const answers = await Promise.all(Array.from({ length: 8 }, () => library.get(url)));
      expect(put).toHaveBeenCalledTimes(1);
      fs.rmSync(storageFile(url));
      const again = await library.get(url);
      expect(put).toHaveBeenCalledTimes(2);
      for (const { rawPayload } of answers) expect(rawPayload.equals(again.rawPayload)).toBe(true);
    });

    it('one for a choice, in whatever order it was made', async () => {
      expect(await library.order(['side-pack', 'image-one'])).toBe(await library.order(['image-one', 'side-pack']));
    });

    it('so many for one visitor; what is there already costs nobody anything', async () => {
      const { limits } = readConfig({ LIMIT_DOWNLOADS: '2' });
      let taken = 0;
      const take = () => Promise.resolve((taken += 1) > limits.downloads ? 7 : 0);
      const { downloads: settings } = stored();
      const storage = new LocalStorage(path.join(service.engine.env.DATA_DIR, 'few'));
      const few = new Downloads({ ...reading(), settings, storage, limit: { take }, report });
      const order = (id: string, resolution: 'original' | 'web' = 'original') =>
        few.order({ ids: [id], resolution }, 'visitor');
      const first = path.basename(await order('show-pack'), '.zip');
      await few.open(first, 'visitor');
      await order('side-pack');
      await expect(order('image-one')).rejects.toMatchObject({ code: '42900', data: { wait: 7 } });
      expect(path.basename(await order('show-pack'), '.zip')).toBe(first);
      await few.close();
    });

    it('one after the other, and no more than may wait: the next one is told to come back', async () => {
      const { downloads: settings } = stored();
      const storage = new LocalStorage(path.join(service.engine.env.DATA_DIR, 'busy'));
      const disk = Promise.withResolvers<void>();
      vi.spyOn(storage, 'put').mockReturnValue(disk.promise);
      const limit = { take: () => Promise.resolve(0) };
      const busy = new Downloads({ ...reading(), settings, storage, limit, report, mostWaiting: 2 });
      const order = (id: string) => busy.order({ ids: [id], resolution: 'original' }, undefined);
      const first = await order('show-pack');
      await order('side-pack');
      await expect(order('image-one')).rejects.toMatchObject({ code: '50300' });
      expect(await order('show-pack')).toBe(first);
      disk.resolve();
      await vi.waitFor(async () => expect(await order('image-one')).toMatch(/\.zip$/));
      await busy.close();
    });

    it('not in part: what breaks while it is made leaves nothing behind', async () => {
      const url = await library.order(['side-pack']);
      await library.get(url);
      fs.rmSync(storageFile(url));
      vi.spyOn(fs, 'createReadStream').mockImplementationOnce(() => {
        throw new Error('the disk was pulled out');
      });
      expect((await library.get(url)).statusCode).toBe(500);
      expect(fs.existsSync(storageFile(url))).toBe(false);
      expect((await library.get(url)).statusCode).toBe(200);
    });

    it('with a word in the log when one fails that nobody waits for', async () => {
      const { downloads: settings } = stored();
      const storage = new LocalStorage(path.join(service.engine.env.DATA_DIR, 'broken'));
      const limit = { take: () => Promise.resolve(0) };
      const downloads = new Downloads({ ...reading(), settings, storage, limit, report });
      const fault = new Error('the disk was pulled out');
      vi.spyOn(storage, 'put').mockRejectedValueOnce(fault);
      await downloads.order({ ids: ['side-pack'], resolution: 'original' }, undefined);
      await downloads.close();
      expect(report.mock.calls).toEqual([[fault, 'making a download']]);
    });

    it('to be kept while somebody wants them, and not much longer', async () => {
      const url = await library.order(['image-one']);
      await library.get(url);
      now = NOON + 6 * 86_400_000;
      await service.app.services.downloads.sweep();
      expect((await library.get(url)).statusCode).toBe(200);
      now = NOON + 14 * 86_400_000;
      await service.app.services.downloads.sweep();
      expect(fs.existsSync(storageFile(url))).toBe(false);
      expect((await library.get(url)).statusCode).toBe(404);
    });

    describe('when they are small', () => {
      const limit = { take: vi.fn(() => Promise.resolve(0)) };
      function openSmall() {
        const storage = new LocalStorage(path.join(service.engine.env.DATA_DIR, 'small'));
        const put = vi.spyOn(storage, 'put');
        const { downloads: settings } = stored({ DOWNLOAD_SMALL_BYTES: String(16 * 1024 ** 2) });
        const downloads = new Downloads({ ...reading(), settings, storage, limit, report });
        const order = async (id: string) =>
          path.basename(await downloads.order({ ids: [id], resolution: 'original' }, 'visitor'), '.zip');
        return { downloads, order, put };
      }

      it('in memory, with the bytes that they would have on disk, whole and in part', async () => {
        const { downloads, order, put } = openSmall();
        const bundle = await downloads.open(await order('show-pack'), 'visitor');
        const onDisk = await library.fetched(['show-pack']);
        expect(bundle.size).toBe(onDisk.length);
        expect((await buffer(await bundle.read())).equals(onDisk)).toBe(true);
        const part = await buffer(await bundle.read({ from: 10, to: 19 }));
        expect(part.equals(onDisk.subarray(10, 20))).toBe(true);
        expect(put).not.toHaveBeenCalled();
        await downloads.close();
      });

      it('once for everybody, and again by a service that never made it', async () => {
        limit.take.mockClear();
        const one = openSmall();
        const key = await one.order('side-pack');
        const bundles = await Promise.all([one.downloads.open(key, 'visitor'), one.downloads.open(key, 'visitor')]);
        expect(limit.take).toHaveBeenCalledTimes(1);
        const other = openSmall();
        const again = await other.downloads.open(key, 'visitor');
        expect(limit.take).toHaveBeenCalledTimes(2);
        for (const { size } of bundles) expect(size).toBe(again.size);
        await one.downloads.close();
        await other.downloads.close();
      });
    });

    it('the same in a bucket as in a folder, whole and in part', async () => {
      const server = new S3rver({
        address: '127.0.0.1',
        port: 0,
        silent: true,
        directory: path.join(service.engine.env.DATA_DIR, 'bucket'),
        configureBuckets: [{ name: 'site', configs: [] }],
      });
      const { port } = await server.run();
      const { downloads: settings, storage: folder } = stored({
        DATA_DIR: service.engine.env.DATA_DIR,
        S3_BUCKET: 'site',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      });
      const storage = await openStorage(folder);
      const limit = { take: () => Promise.resolve(0) };
      const downloads = new Downloads({ ...reading(), settings, storage, limit, report });
      const url = await downloads.order({ ids: ['show-pack'], resolution: 'original' }, undefined);
      const bundle = await downloads.open(path.basename(url, '.zip'), undefined);
      const inFolder = await library.fetched(['show-pack']);
      expect(bundle.size).toBe(inFolder.length);
      expect((await buffer(await bundle.read())).equals(inFolder)).toBe(true);
      const part = await buffer(await bundle.read({ from: 10, to: 19 }));
      expect(part.equals(inFolder.subarray(10, 20))).toBe(true);
      await downloads.close();
      await server.close();
    });
  });
});
