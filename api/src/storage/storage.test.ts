import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LocalStorage } from './local-storage.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-storage-'));
const local = path.join(folder, 'local');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const MEGABYTES = 20;
const large = Buffer.alloc(MEGABYTES * 1024 * 1024, 'a picture of a car. ');

async function* breaksOff() {
  yield large;
  throw new Error('the disk was pulled out');
}

async function openBucket(): Promise<{ storage: Storage; stop: () => Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'site', configs: [] }],
  });
  const { port } = await server.run();
  const storage = await openStorage({
    folder: local,
    bucket: {
      bucket: 'site',
      prefix: 'made/',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
  });
  return { storage, stop: () => server.close() };
}

const openFolder = async () => ({
  storage: await openStorage({ folder: local, bucket: undefined }),
  stop: async () => {},
});

describe.each([
  ['a folder', openFolder],
  ['a bucket', openBucket],
])('files kept in %s', (_name, open) => {
  let storage: Storage;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ storage, stop } = await open());
  });
  afterAll(async () => {
    storage.close();
    await stop();
  });

  it('come back byte for byte, also when they are larger than one part', async () => {
    await storage.put('zip/large.zip', Readable.from([large]));
    expect(await storage.find('zip/large.zip')).toMatchObject({ key: 'zip/large.zip', size: large.length });
    expect((await buffer(await storage.read('zip/large.zip'))).equals(large)).toBe(true);
  });

  it('can be read in part, with both ends included', async () => {
    await storage.put('zip/alphabet.zip', Readable.from([Buffer.from('abcdefgh')]));
    const part = await buffer(await storage.read('zip/alphabet.zip', { from: 2, to: 4 }));
    expect(part.toString()).toBe('cde');
  });

  it('are not there at all when writing them broke off', async () => {
    await expect(storage.put('zip/broken.zip', Readable.from(breaksOff()))).rejects.toThrow('pulled out');
    expect(await storage.find('zip/broken.zip')).toBeUndefined();
  });

  it('stay as they were when writing them again broke off', async () => {
    await storage.put('zip/again.zip', Readable.from([Buffer.from('first')]));
    await expect(storage.put('zip/again.zip', Readable.from(breaksOff()))).rejects.toThrow('pulled out');
    expect((await buffer(await storage.read('zip/again.zip'))).toString()).toBe('first');
  });

  it('are listed by kind until they are removed', async () => {
    await storage.put('list/one-file.zip', Readable.from([Buffer.from('1')]));
    await storage.put('list/two-files.zip', Readable.from([Buffer.from('22')]));
    const listed = await storage.list('list');
    expect(listed.map(({ key, size }) => `${key} ${size}`).toSorted()).toEqual([
      'list/one-file.zip 1',
      'list/two-files.zip 2',
    ]);
    await storage.remove('list/one-file.zip');
    await storage.remove('list/one-file.zip');
    expect((await storage.list('list')).map(({ key }) => key)).toEqual(['list/two-files.zip']);
  });

  it.each(['../secret', 'zip/../../etc/passwd', '/etc/passwd', 'zip/a/b.zip', 'zip/%2e%2e', 'ZIP/name', 'zip/', ''])(
    'cannot be asked for as %j',
    async (key) => {
      await expect(storage.find(key)).rejects.toThrow('not a storage key');
      await expect(storage.read(key)).rejects.toThrow('not a storage key');
      await expect(storage.put(key, Readable.from(['x']))).rejects.toThrow('not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('not a storage key');
    },
  );
});

it('a folder that cannot be read is not taken for an empty one', async () => {
  const place = path.join(folder, 'unreadable');
  const storage = new LocalStorage(place);
  await storage.put('zip/whole.zip', Readable.from(['x']));
  const file = path.join(place, fs.globSync('zip/**/whole.zip', { cwd: place })[0] ?? '');
  fs.rmSync(file);
  // A link to itself: the one fault of a disk that a test can make, also as root.
  fs.symlinkSync(file, file);
  await expect(storage.find('zip/whole.zip')).rejects.toThrow('ELOOP');
  expect(await storage.find('zip/other.zip')).toBeUndefined();
});

it('a folder shows nothing of what a killed process was writing, and forgets it in time', async () => {
  const place = path.join(folder, 'killed');
  const script = `
    import { Readable } from 'node:stream';
    import { LocalStorage } from ${JSON.stringify(path.join(import.meta.dirname, 'local-storage.ts'))};
    async function* half() {
      yield Buffer.alloc(1024 * 1024);
      process.stdout.write('written');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    }
    await new LocalStorage(process.argv[1]).put('zip/half.zip', Readable.from(half()));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const unfinished = () => fs.globSync('.unfinished/*', { cwd: place });
  await expect.poll(unfinished).toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const storage = new LocalStorage(place);
  expect(await storage.find('zip/half.zip')).toBeUndefined();
  expect(await storage.list('zip')).toEqual([]);
  await storage.dropUnfinished(Date.now() - 60_000);
  expect(unfinished()).toHaveLength(1);
  await storage.dropUnfinished(Date.now() + 60_000);
  expect(unfinished()).toEqual([]);
});
