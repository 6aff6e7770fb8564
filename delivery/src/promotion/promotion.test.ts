import { execFile } from 'node:child_process';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openStore } from '../store.ts';
import { publishFixture } from '../testing/fixture-release.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { promote } from './promote.ts';
import { rollbackAll, rollbackApp } from './rollback.ts';

const BY_LIN = { actor: 'Lin' };
const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url));

describe('promoting', () => {
  test('serves the new version and records who moved what', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    const moved = await promoteInvest('1.1.0');
    expect(await investVersion()).toBe('1.1.0');
    expect(moved).toMatchObject({
      verdict: { kind: 'no-web' },
      changes: [{ app: 'mf-invest', from: '1.0.0', to: '1.1.0' }],
    });
    const { lines, broken } = await store.readHistory();
    expect(lines.at(-1)).toMatchObject({ who: 'Lin', what: 'promote', from: moved.from, to: moved.to });
    expect(lines.at(-1)?.evidence).toContain('mf-invest@1.1.0: 3 files verified');
    expect(broken).toBeNull();
  });

  test('several apps is one step', async () => {
    const { folder, store } = await promotedSite();
    await publishFixture(store, folder, { app: 'mf-media', version: '1.0.0' });
    const wanted = [
      { app: 'mf-media', version: '1.0.0' },
      { app: 'mf-invest', version: '1.2.0' },
    ];
    await promote(store, { wanted, ...BY_LIN });
    const { lines } = await store.readHistory();
    expect(lines).toHaveLength(2);
    expect(lines[1]?.changes.map(({ app }) => app)).toEqual(['mf-invest', 'mf-media']);
  });

  test('what is promoted already writes nothing', async () => {
    const { store, promoteInvest } = await promotedSite();
    expect((await promoteInvest('1.0.0')).changes).toEqual([]);
    expect((await store.readHistory()).lines).toHaveLength(1);
  });

  test('an address that is answered today is not lost, unless its owner says so', async () => {
    const { folder, store, investVersion } = await promotedSite();
    await publishFixture(store, folder, { app: 'mf-invest', version: '2.0.0', manifest: { routes: {} } });
    const wanted = [{ app: 'mf-invest', version: '2.0.0' }];
    await expect(promote(store, { wanted, ...BY_LIN })).rejects.toThrow(
      '/mf-invest/:id (team mf-invest) would be gone',
    );
    expect(await investVersion()).toBe('1.0.0');
    await promote(store, { wanted, ...BY_LIN, dropped: ['/mf-invest/:id'] });
    expect(await investVersion()).toBe('2.0.0');
  });

  test('a version that was never published is refused and changes nothing', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await expect(promoteInvest('9.9.9')).rejects.toThrow(/mf-invest@9\.9\.9: there is no/);
    expect(await investVersion()).toBe('1.0.0');
    expect((await store.readHistory()).lines).toHaveLength(1);
  });

  test('a damaged release is refused by file name and changes nothing', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await appendFile(join(store.releaseFolder('mf-invest', '1.1.0'), 'server/section.cjs'), ' ');
    await expect(promoteInvest('1.1.0')).rejects.toThrow('mf-invest@1.1.0: server/section.cjs does not have the bytes');
    expect(await investVersion()).toBe('1.0.0');
  });

  test('a version that does not work together with the others is refused and changes nothing', async () => {
    const { folder, store, promoteInvest, investVersion } = await promotedSite();
    const manifest = { shared: { react: '20.0.0' } };
    await publishFixture(store, folder, { app: 'mf-invest', version: '2.0.0', manifest });
    await expect(promoteInvest('2.0.0')).rejects.toThrow('mf-invest@2.0.0 was built with react 20.0.0');
    expect(await investVersion()).toBe('1.0.0');
    expect((await store.readHistory()).lines).toHaveLength(1);
  });

  test('damage in another app of the set is refused as well', async () => {
    const { store, promoteInvest } = await promotedSite();
    await rm(join(store.releaseFolder('shell', '1.0.0'), 'client/js/entry.js'));
    await expect(promoteInvest('1.1.0')).rejects.toThrow('shell@1.0.0: client/js/entry.js is missing');
  });

  test('a version whose release.json was exchanged since it was promoted is refused', async () => {
    const { store, promoteInvest } = await promotedSite();
    await promoteInvest('1.1.0');
    const manifest = join(store.releaseFolder('mf-invest', '1.0.0'), 'release.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace('team mf-invest', 'team intruder'));
    await expect(promoteInvest('1.0.0')).rejects.toThrow(
      'release.json does not have the bytes that the constellation pins',
    );
  });

  test('at the same time from many processes loses none and keeps the chain', { timeout: 30_000 }, async () => {
    const { folder, store } = await promotedSite();
    const apps = ['mf-media', 'mf-talent', 'mf-booking', 'mf-content'];
    for (const app of apps) await publishFixture(store, folder, { app, version: '1.0.0' });
    const env = { ...process.env, DATA_DIR: store.dataDir, DELIVERY_ACTOR: 'Wu' };
    await Promise.all(
      apps.map((app) =>
        promisify(execFile)(process.execPath, [CLI, 'promote', `${app}@1.0.0`, '--despite', 'a test'], { env }),
      ),
    );
    const { lines, broken } = await store.readHistory();
    expect(broken).toBeNull();
    expect(lines).toHaveLength(1 + apps.length);
    const id = (await store.readPointer()) ?? '';
    expect(id).toBe(lines.at(-1)?.to);
    expect(Object.keys((await store.readConstellation(id)).apps).toSorted()).toEqual(
      ['mf-invest', 'shell', ...apps].toSorted(),
    );
  });
});

describe('rolling back', () => {
  test('an app goes one version back each time, not to and fro', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await promoteInvest('1.1.0');
    await promoteInvest('1.2.0');
    await rollbackApp(store, 'mf-invest', BY_LIN);
    expect(await investVersion()).toBe('1.1.0');
    await rollbackApp(store, 'mf-invest', BY_LIN);
    expect(await investVersion()).toBe('1.0.0');
    await expect(rollbackApp(store, 'mf-invest', BY_LIN)).rejects.toThrow('mf-invest has no earlier version');
  });

  test('returns to exactly the set that was served before', async () => {
    const { store, promoteInvest } = await promotedSite();
    const { from } = await promoteInvest('1.1.0');
    await rollbackApp(store, 'mf-invest', BY_LIN);
    expect(await store.readPointer()).toBe(from);
  });

  test('leaves the other apps at what was promoted since', async () => {
    const { folder, store, promoteInvest } = await promotedSite();
    await promoteInvest('1.1.0');
    await publishFixture(store, folder, { app: 'mf-media', version: '1.0.0' });
    await promote(store, { wanted: [{ app: 'mf-media', version: '1.0.0' }], ...BY_LIN });
    const { to } = await rollbackApp(store, 'mf-invest', BY_LIN);
    const { apps } = await store.readConstellation(to);
    expect([apps['mf-invest']?.version, apps['mf-media']?.version]).toEqual(['1.0.0', '1.0.0']);
  });

  test('the whole site takes an app that was new out again', async () => {
    const { folder, store } = await promotedSite();
    await publishFixture(store, folder, { app: 'mf-media', version: '1.0.0' });
    const { from } = await promote(store, { wanted: [{ app: 'mf-media', version: '1.0.0' }], ...BY_LIN });
    const moved = await rollbackAll(store, BY_LIN);
    expect(moved).toMatchObject({ to: from, changes: [{ app: 'mf-media', from: '1.0.0', to: null }] });
  });

  test('does not trust a history that was changed', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await promoteInvest('1.1.0');
    const path = join(store.dataDir, 'history.jsonl');
    await writeFile(path, (await readFile(path, 'utf8')).replace('Lin', 'Wu'));
    await expect(rollbackApp(store, 'mf-invest', BY_LIN)).rejects.toThrow('line 1 was changed after it was written');
    expect(await investVersion()).toBe('1.1.0');
  });
});

describe('after a crash', () => {
  test('between history and pointer the next command says so and goes on from the pointer', async () => {
    const { store, promoteInvest } = await promotedSite();
    const pointer = join(store.dataDir, 'current');
    const before = await readFile(pointer, 'utf8');
    await promoteInvest('1.1.0');
    await writeFile(pointer, before);
    await promoteInvest('1.2.0');
    const { lines, broken } = await store.readHistory();
    expect(lines.map(({ what }) => what)).toEqual(['promote', 'promote', 'recover', 'promote']);
    expect(lines.at(-1)?.changes).toEqual([{ app: 'mf-invest', from: '1.0.0', to: '1.2.0' }]);
    expect(broken).toBeNull();
  });

  test('with an unreadable pointer the last recorded set is taken', async () => {
    const { store, promoteInvest } = await promotedSite();
    await promoteInvest('1.1.0');
    await writeFile(join(store.dataDir, 'current'), '');
    const moved = await promoteInvest('1.2.0');
    expect(moved.changes).toEqual([{ app: 'mf-invest', from: '1.1.0', to: '1.2.0' }]);
    expect(await openStore(store.dataDir).readPointer()).toBe(moved.to);
  });

  test('that damaged the promoted constellation, the message says how to start over, and that works', async () => {
    const { store, promoteInvest } = await promotedSite();
    const id = (await store.readPointer()) ?? '';
    await appendFile(join(store.dataDir, 'constellations', `${id}.json`), ' ');
    const pointer = join(store.dataDir, 'current');
    await expect(promoteInvest('1.1.0')).rejects.toThrow(`remove ${pointer} and promote the apps again`);
    await rm(pointer);
    const wanted = [
      { app: 'shell', version: '1.0.0' },
      { app: 'mf-invest', version: '1.0.0' },
    ];
    expect((await promote(openStore(store.dataDir), { wanted, ...BY_LIN })).to).toBe(id);
    expect(Object.keys((await store.readConstellation(id)).apps)).toHaveLength(2);
  });
});
