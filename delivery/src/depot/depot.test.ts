import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { folderObjects } from './folder-objects.ts';
import { openStore, type ReleaseStore } from '../store.ts';
import { promote } from '../promotion/promote.ts';
import { publishFixture } from '../testing/fixture-release.ts';
import { ACCESS, exportedSite as exported } from '../testing/exported-site.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { startS3 } from '../testing/s3-double.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { clearDepot } from './clear-depot.ts';
import { exportStore } from './export-store.ts';
import { importStore } from './import-store.ts';
import { openObjects } from './open-objects.ts';
import { setsServedSince } from './served-sets.ts';

const versionIn = async (store: ReleaseStore) =>
  (await store.readConstellation((await store.readPointer()) ?? '')).apps['mf-invest']?.version;
/** A release that was published on another machine too. */
async function copyRelease(from: ReleaseStore, to: ReleaseStore, version: string): Promise<void> {
  const parts = [`releases/mf-invest/${version}`, `signatures/mf-invest/${version}.json`];
  for (const part of parts) await cp(join(from.dataDir, part), join(to.dataDir, part), { recursive: true });
}
const promoteOn = (store: ReleaseStore, version: string) =>
  promote(store, { wanted: [{ app: 'mf-invest', version }], actor: 'Wei' });

describe('a machine that imports', () => {
  it('serves the same set by the same signatures, and can roll back to what was served today', async () => {
    const { objects, machine, promoteInvest, store, first } = await exported();
    expect(first).toMatchObject({ moves: 1 });
    await promoteInvest('1.1.0');
    expect(await exportStore(store, objects)).toMatchObject({ moves: 1 });
    const other = await machine();
    const imported = await importStore(other, objects);
    expect(imported?.releases.map(({ app, version }) => `${app}@${version}`).toSorted()).toEqual([
      'mf-invest@1.0.0',
      'mf-invest@1.1.0',
      'shell@1.0.0',
    ]);
    expect([await versionIn(other), (await other.readHistory()).broken]).toEqual(['1.1.0', null]);
    await promoteOn(other, '1.0.0');
    expect(await versionIn(other)).toBe('1.0.0');
  });

  it('finds nothing new until somebody exports, and then only that', async () => {
    const { objects, machine, promoteInvest, store } = await exported();
    const other = await machine();
    await importStore(other, objects);
    expect(await importStore(other, objects)).toBeNull();
    await promoteInvest('1.2.0');
    await exportStore(store, objects);
    expect(await importStore(other, objects)).toMatchObject({
      moves: 1,
      releases: [{ app: 'mf-invest', version: '1.2.0' }],
    });
  });

  it.each([
    ['a file of a release has other bytes', 'client/js/entry.js', 'release-damaged'],
    ['a release is not signed', 'signatures/mf-invest/1.0.0.json', 'store-unfit'],
    ['a move was changed', 'history/0000000001.json', 'history-broken'],
  ])('takes over nothing where %s', async (_, part, code) => {
    const { objects, s3, machine } = await exported();
    const key = [...s3.objects.keys()].find((name) => name.includes('mf-invest/1.0.0') && name.endsWith(part));
    const found = key ?? `releases/${part}`;
    if (code === 'store-unfit') s3.objects.delete(found);
    else s3.objects.set(found, Buffer.from(String(s3.objects.get(found)).replace(/[a-z]/, 'X')));
    const other = await machine();
    await expect(importStore(other, objects)).rejects.toMatchObject({ code });
    expect(await other.readPointer()).toBeNull();
  });

  it('believes nobody whom it does not trust', async () => {
    const { objects } = await exported();
    const stranger = openStore(join(await temporaryFolder(), 'data'));
    await expect(importStore(stranger, objects)).rejects.toThrow(/is refused|does not count/);
    expect(await stranger.readPointer()).toBeNull();
  });

  it('goes on where it was ended', async () => {
    const { objects, s3, machine } = await exported();
    const other = await machine();
    s3.isBroken = true;
    await expect(importStore(other, objects)).rejects.toThrow('AccessDenied');
    s3.isBroken = false;
    expect(await importStore(other, objects)).toMatchObject({ moves: 1 });
  });
});

describe('two who promote at the same time on two machines', () => {
  it('are not mixed: the second is told whose move it lacks, and nothing of theirs is served', async () => {
    const { objects, machine, promoteInvest, store } = await exported();
    const other = await machine();
    await importStore(other, objects);
    await promoteInvest('1.1.0');
    await copyRelease(store, other, '1.2.0');
    await promoteOn(other, '1.2.0');
    await exportStore(store, objects);
    await expect(exportStore(other, objects)).rejects.toMatchObject({
      code: 'store-moved',
      message: expect.stringMatching(/has a move that this folder has not: 2, promote by Lin/) as string,
    });
    await expect(importStore(other, objects)).rejects.toMatchObject({
      code: 'store-moved',
      message: expect.stringMatching(/This folder has a move .* 2, promote by Wei/) as string,
    });
    const third = await machine();
    await importStore(third, objects);
    expect(await versionIn(third)).toBe('1.1.0');
  });

  it('are not mixed either when the other comes between the look and the write', async () => {
    const { objects, s3, machine, promoteInvest, store } = await exported();
    const other = await machine();
    await importStore(other, objects);
    await promoteInvest('1.1.0');
    await copyRelease(store, other, '1.2.0');
    await promoteOn(other, '1.2.0');
    const [line = ''] = (await readFile(join(other.dataDir, 'history.jsonl'), 'utf8')).trimEnd().split('\n').slice(-1);
    s3.beforePut = (key) => {
      if (key.endsWith('history/0000000002.json')) s3.objects.set(key, Buffer.from(line));
    };
    await expect(exportStore(store, objects)).rejects.toMatchObject({ code: 'store-moved' });
  });
});

test('an export that is ended at any write changes nothing or everything for who reads, and the next one completes it', async () => {
  const { objects, s3, machine, promoteInvest, store } = await exported();
  await promoteInvest('1.1.0');
  const before = [...s3.objects];
  const readByOther = async () => {
    const other = await machine();
    await importStore(other, objects);
    return versionIn(other);
  };
  let cut = true;
  for (let writes = 0; cut; writes += 1) {
    s3.objects.clear();
    for (const [key, bytes] of before) s3.objects.set(key, bytes);
    let left = writes;
    s3.beforePut = () => void (s3.isBroken = left-- === 0);
    cut = await exportStore(store, objects).then(
      () => false,
      () => true,
    );
    s3.isBroken = false;
    s3.beforePut = () => {};
    expect(await readByOther(), `after ${writes} writes`).toBe(cut ? '1.0.0' : '1.1.0');
    expect((await exportStore(store, objects)).moves).toBeLessThanOrEqual(1);
  }
  expect(await readByOther()).toBe('1.1.0');
});

test('an import that is ended at any read leaves what is served, and the next one completes it', async () => {
  const { objects, s3, machine, promoteInvest, store } = await exported();
  const other = await machine();
  await importStore(other, objects);
  await promoteInvest('1.1.0');
  await exportStore(store, objects);
  let isCut = true;
  for (let reads = 0; isCut; reads += 1) {
    let left = reads;
    s3.beforeGet = () => void (s3.isBroken = left-- === 0);
    isCut = await importStore(other, objects).then(
      () => false,
      () => true,
    );
    s3.isBroken = false;
    expect(await versionIn(other), `after ${reads} reads`).toBe(isCut ? '1.0.0' : '1.1.0');
    expect((await other.readHistory()).broken).toBeNull();
  }
});

describe('clearing a depot', () => {
  const DAY = 86_400_000;
  const later = Date.now() + 60 * DAY;

  /** A depot that has had six sets, long ago. */
  async function oldDepot() {
    const given = await exported();
    const { store, folder, promoteInvest, objects } = given;
    for (const version of ['1.3.0', '1.4.0', '1.5.0'])
      await publishFixture(store, folder, { app: 'mf-invest', version });
    for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) await promoteInvest(version);
    await exportStore(store, objects);
    const clear = async (now: number, isDry = false) => {
      const { removed } = await clearDepot(objects, { keepMs: 30 * DAY, now, isDry });
      return removed.map(({ app, version }) => `${app}@${version}`);
    };
    return { ...given, clear };
  }

  it('removes what was neither served nor brought in the time, and leaves the five sets of a rollback', async () => {
    const { clear, machine, objects, s3 } = await oldDepot();
    expect(await clear(Date.now()), 'all of it is young').toEqual([]);
    expect(await clear(later, true)).toEqual(['mf-invest@1.0.0']);
    expect(await clear(later)).toEqual(['mf-invest@1.0.0']);
    expect([...s3.objects.keys()].filter((key) => key.includes('mf-invest/1.0.0'))).toEqual([]);
    expect(await clear(later)).toEqual([]);
    const other = await machine();
    await importStore(other, objects);
    expect(await versionIn(other)).toBe('1.5.0');
  });

  it('leaves what somebody is about to promote again: an export writes it anew', async () => {
    const { clear, promoteInvest, store, objects, s3 } = await oldDepot();
    await promoteInvest('1.0.0');
    s3.now = () => later;
    s3.beforePut = (key) => void (s3.isBroken = key.includes('history/'));
    await expect(exportStore(store, objects)).rejects.toThrow('AccessDenied');
    s3.isBroken = false;
    expect(await clear(later)).toEqual([]);
  });
});

test('a service that overwrites what is written once holds no releases', async () => {
  const { store } = await promotedSite();
  const { endpoint, objects: there } = await startS3({ ignoresConditions: true });
  const objects = await openObjects('s3://site', { ...ACCESS, endpoint });
  await expect(exportStore(store, objects)).rejects.toMatchObject({ code: 'store-unfit' });
  expect([...there.keys()]).toEqual(['conditions']);
});

test('a folder takes and gives the same as a bucket', async () => {
  const { store, promoteInvest } = await promotedSite();
  const folder = join(await temporaryFolder(), 'depot');
  await exportStore(store, folderObjects(folder));
  await promoteInvest('1.1.0');
  await exportStore(store, folderObjects(folder));
  const other = openStore(join(await temporaryFolder(), 'data'), { signingDir: join(store.dataDir, 'signing') });
  await importStore(other, folderObjects(folder));
  expect(await versionIn(other)).toBe('1.1.0');
});

test('a history that somebody has changed is not exported', async () => {
  const { store } = await promotedSite();
  const path = join(store.dataDir, 'history.jsonl');
  await cp(path, `${path}.kept`);
  await writeFile(path, (await readFile(path, 'utf8')).replace('Lin', 'Wei'));
  const objects = folderObjects(join(await temporaryFolder(), 'depot'));
  await expect(exportStore(store, objects)).rejects.toMatchObject({ code: 'history-broken' });
});

test('sets that were served since a time are those that were replaced after it, and the present one', () => {
  const line = (to: string | null, when: string) => ({ to, when }) as Parameters<typeof setsServedSince>[0][number];
  const lines = [
    line('a', '2026-11-01T00:00:00Z'),
    line('b', '2026-11-02T00:00:00Z'),
    line(null, '2026-11-03T00:00:00Z'),
    line('c', '2026-11-04T00:00:00Z'),
  ];
  const since = (time: string) => setsServedSince(lines, Date.parse(time));
  expect(since('2026-11-02T12:00:00Z')).toEqual(['b', 'c']);
  expect(since('2026-12-01T00:00:00Z')).toEqual(['c']);
  expect(since('2026-10-01T00:00:00Z')).toEqual(['a', 'b', 'c']);
});
