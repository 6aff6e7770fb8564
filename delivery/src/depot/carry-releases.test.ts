import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { promote } from '../promotion/promote.ts';
import { openStore } from '../store.ts';
import { exportedSite as exported } from '../testing/exported-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fetchReleases, sendReleases } from './carry-releases.ts';
import { importStore } from './import-store.ts';

describe('a team that releases on another machine than the site serves from', () => {
  const NAME = { app: 'mf-invest', version: '1.2.0' };

  it('brings its release alone, which the machine promotes after it has verified it', async () => {
    const { store, objects, machine } = await exported();
    const other = await machine();
    await importStore(other, objects);
    const before = await other.readPointer();
    expect(await sendReleases(store, objects, [NAME])).toBeGreaterThan(3);
    expect(await fetchReleases(other, objects, [NAME])).toEqual([NAME]);
    expect(await other.readPointer(), 'nothing moved').toBe(before);
    expect(await fetchReleases(other, objects, [NAME]), 'it is there').toEqual([]);
    await promote(other, { wanted: [NAME], actor: 'Wei' });
    const promoted = await other.readConstellation((await other.readPointer()) ?? '');
    expect(promoted.apps['mf-invest']?.version).toBe('1.2.0');
  });

  it('is refused by a machine that does not trust its key, which keeps nothing of it', async () => {
    const { store, objects } = await exported();
    await sendReleases(store, objects, [NAME]);
    const stranger = openStore(join(await temporaryFolder(), 'data'));
    await expect(fetchReleases(stranger, objects, [NAME])).rejects.toMatchObject({ code: 'untrusted' });
    expect(await stranger.hasRelease(NAME.app, NAME.version)).toBe(false);
  });

  it('cannot put other bytes under a version that is there', async () => {
    const { store, objects, s3 } = await exported();
    await sendReleases(store, objects, [NAME]);
    const key = [...s3.objects.keys()].find((name) => name.endsWith('mf-invest/1.2.0/release.json')) ?? '';
    s3.objects.set(key, Buffer.from('{}'));
    await expect(sendReleases(store, objects, [NAME])).rejects.toMatchObject({ code: 'release-exists' });
  });

  it('is told of a release that is not there', async () => {
    const { store, objects } = await exported();
    await expect(fetchReleases(store, objects, [{ ...NAME, version: '9.9.9' }])).rejects.toThrow(/has no .*9\.9\.9/);
  });
});
