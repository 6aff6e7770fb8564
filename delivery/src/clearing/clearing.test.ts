import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { createPreview } from '../preview/preview.ts';
import { orderRollout } from '../promotion/rollout/rollout.ts';
import { publishFixture } from '../testing/fixture-release.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { clearReleases } from './clear-releases.ts';
import { createUseNotes } from './use-notes.ts';

const DAY = 86_400_000;
const MONTH = 30 * DAY;
/** When everything that the site has is old. */
const LATER = Date.now() + 2 * MONTH;

/** A site with a release that was served six sets ago, and one that nobody was ever served. */
async function oldSite() {
  const site = await promotedSite();
  const { store, folder, promoteInvest } = site;
  for (const version of ['1.3.0', '1.4.0', '1.5.0', '1.6.0'])
    await publishFixture(store, folder, { app: 'mf-invest', version });
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0']) await promoteInvest(version);
  const clear = async (isDry = false) => {
    const { removed } = await clearReleases(store, { keepMs: MONTH, now: LATER, isDry });
    return removed.map(({ app, version }) => `${app}@${version}`);
  };
  return { ...site, clear };
}

describe('a release is removed', () => {
  it('when it is old and nothing can lead to it: neither a rollback nor an open page', async () => {
    const { store, clear } = await oldSite();
    expect(await clear(true)).toEqual(['mf-invest@1.0.0', 'mf-invest@1.6.0']);
    expect(await store.hasRelease('mf-invest', '1.0.0'), 'only said').toBe(true);
    expect(await clear()).toEqual(['mf-invest@1.0.0', 'mf-invest@1.6.0']);
    expect(await store.hasRelease('mf-invest', '1.0.0')).toBe(false);
    expect(await readdir(join(store.dataDir, 'signatures/mf-invest'))).not.toContain('1.0.0.json');
    expect(await clear()).toEqual([]);
  });

  it('not while it was served or published within the time', async () => {
    const { store } = await oldSite();
    expect((await clearReleases(store, { keepMs: MONTH })).removed).toEqual([]);
  });

  it('not while a page that is open asks for it', async () => {
    const { store, clear } = await oldSite();
    const name = { app: 'mf-invest', version: '1.0.0' };
    await createUseNotes(store.dataDir)(name);
    await utimes(join(store.dataDir, 'run/used/mf-invest@1.0.0'), LATER / 1000, LATER / 1000 - 3600);
    expect(await clear()).toEqual(['mf-invest@1.6.0']);
  });

  it('not while a rollout or a preview leads to it', async () => {
    const { store, clear } = await oldSite();
    const names = [{ app: 'mf-invest', version: '1.6.0' }];
    await orderRollout(store, { names, actor: 'Lin', percent: 5, forMs: 0 });
    await createPreview(store, { names: [{ app: 'mf-invest', version: '1.0.0' }], actor: 'Lin' });
    expect(await clear()).toEqual([]);
  });

  it('not while nobody knows what was served', async () => {
    const { store, clear } = await oldSite();
    await writeFile(join(store.dataDir, 'history.jsonl'), '{}\n');
    await expect(clear()).rejects.toMatchObject({ code: 'history-broken' });
  });
});

test('what is asked for is written down once an hour, and a disk that takes nothing costs no answer', async () => {
  const { store } = await promotedSite();
  let now = 0;
  const note = createUseNotes(store.dataDir, () => now);
  const file = join(store.dataDir, 'run/used/mf-invest@1.0.0');
  const name = { app: 'mf-invest', version: '1.0.0' };
  await note(name);
  await utimes(file, 1, 1);
  now = 3_599_999;
  await note(name);
  expect((await stat(file)).mtimeMs).toBe(1000);
  now = 3_600_000;
  await note(name);
  expect((await stat(file)).mtimeMs).toBeGreaterThan(1000);

  const full = createUseNotes(join(store.dataDir, 'current'));
  await mkdir(store.dataDir, { recursive: true });
  await expect(full(name)).resolves.toBeUndefined();
});
