import fs from 'node:fs';
import path from 'node:path';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const MIB = 1024 * 1024;
const FILES = 200;
/** Bytes of each file: together they are some times what the service may need for them. */
const SIZE = MIB / 4;
/** Bytes of buffers beyond those before: chunks that are under way. */
const MOST_BUFFERS = 8 * MIB;
/** Bytes for ZIP files: room for one such basket, not for two. */
const QUOTA = 75 * MIB;
const LOOK_MS = 500;
const PATIENCE = 120_000;

v8.setFlagsFromString('--expose-gc');
/** What nobody needs any more is no memory that something takes. */
const collect = vm.runInNewContext('gc') as () => void;
/** Bytes of buffers that are needed now. The second collection waits until what the first one found is given back. */
const buffersNow = (): number => {
  collect();
  collect();
  return process.memoryUsage().arrayBuffers;
};

const idOf = (at: number) => `film-${String(at).padStart(3, '0')}`;

// Issue 18: 200 files in one basket; spec M3, M20.
contractSuite('a basket of two hundred files', () => {
  let service: TestService;

  beforeAll(async () => {
    const env = { DOWNLOAD_STORE_BYTES: String(QUOTA), DOWNLOAD_BYTES: String(QUOTA), DOWNLOAD_SMALL_BYTES: '0' };
    service = await startService({ env: { ...env, LIMIT_DOWNLOADS: '1000' } });
    await importContent(service.db, largePack());
  }, PATIENCE);
  afterAll(() => service.stop());

  /** Every file differs in its first bytes, and takes no room on the disk beyond them. */
  function largePack(): string {
    const pack = samplePack();
    const [film] = pack.files['library.json'];
    if (!film) throw new Error('the sample pack has a film');
    const entries = Array.from({ length: FILES + 1 }, (_, at) => ({
      ...film,
      id: idOf(at),
      fileCount: 1,
      size: SIZE,
      url: `/cn/media-files/${idOf(at)}.mp4`,
    }));
    pack.files['library.json'].push(...entries);
    const folder = writePack(service.packFolder, pack);
    for (const { id } of entries) {
      const file = path.join(folder, 'media', `${id}.mp4`);
      fs.writeFileSync(file, id);
      fs.truncateSync(file, SIZE);
    }
    return folder;
  }

  const storedBytes = () => {
    const folder = path.join(service.engine.env.DATA_DIR, 'storage/zip');
    return fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0);
  };

  /** Most bytes of buffers while something is done, beyond those before. */
  async function buffersOf<T>(act: () => Promise<T>): Promise<{ value: T; most: number }> {
    const before = buffersNow();
    let most = before;
    const look = () => {
      most = Math.max(most, buffersNow());
    };
    const timer = setInterval(look, LOOK_MS);
    const value = await act();
    look();
    clearInterval(timer);
    return { value, most: most - before };
  }

  async function makeAndRead(first: number): Promise<number> {
    const { downloads } = service.app.services;
    const ids = Array.from({ length: FILES }, (_, at) => idOf(first + at));
    const url = await downloads.order({ ids, resolution: 'original' }, undefined);
    const bundle = await downloads.open(path.basename(url, '.zip'), undefined);
    let received = 0;
    for await (const chunk of await bundle.read()) received += (chunk as Buffer).length;
    expect(received).toBe((await downloads.amount({ ids, resolution: 'original' })).zip);
    return received;
  }

  it(
    'is made, kept and given with the buffers of a few files, and the disk stays within its quota',
    async () => {
      const one = await buffersOf(() => makeAndRead(0));
      const two = await buffersOf(() => makeAndRead(1));
      const inMib = (bytes: number) => (bytes / MIB).toFixed(1);
      process.stdout.write(
        `a basket of ${FILES} files, ${inMib(one.value)} MiB: at most ${inMib(one.most)} and ${inMib(two.most)} MiB of buffers, ` +
          `${inMib(storedBytes())} of ${inMib(QUOTA)} MiB stored\n`,
      );
      expect(one.value).toBeGreaterThan(FILES * SIZE);
      // The first one also reads every file for its hash, which is done once.
      expect(one.most).toBeLessThan(MOST_BUFFERS);
      expect(two.most).toBeLessThan(MOST_BUFFERS);
      expect(storedBytes()).toBeGreaterThan(FILES * SIZE);
      expect(storedBytes()).toBeLessThanOrEqual(QUOTA);
    },
    PATIENCE,
  );

  it('takes no more than two hundred, and says so by the name of the field', async () => {
    const ids = Array.from({ length: FILES + 1 }, (_, at) => idOf(at));
    const { body } = await service.call('media/fileCountAndSize', { ids }, 2);
    expect(body).toMatchObject({ code: '40022', data: [{ field: 'ids' }] });
  });
});
