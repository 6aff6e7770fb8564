import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { promotedSite } from '../testing/promoted-site.ts';
import { rollbackApp } from './rollback.ts';
import { demote, earlierMembers, earlierSets, putBack } from './self-repair.ts';

describe('a release that fails', () => {
  const fall = (version: string, to: string) => ({ app: 'mf-invest', version, to });

  test('gives way to the one before it, and the history says why', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await promoteInvest('1.1.0');
    expect(await demote(store, { falls: [fall('1.1.0', '1.0.0')], reason: 'hangs at page "stock"' })).toBe(true);
    expect(await investVersion()).toBe('1.0.0');
    const { lines, broken } = await store.readHistory();
    expect(broken).toBeNull();
    expect(lines.at(-1)).toMatchObject({
      who: 'web process',
      what: 'demotion',
      changes: [{ app: 'mf-invest', from: '1.1.0', to: '1.0.0' }],
      evidence: ['hangs at page "stock"'],
    });
    expect(await store.readPointer()).toBe(lines.at(-1)?.to);
  });

  test('stays when another is promoted already', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await promoteInvest('1.1.0');
    await promoteInvest('1.2.0');
    expect(await demote(store, { falls: [fall('1.1.0', '1.0.0')], reason: 'hangs' })).toBe(false);
    expect(await investVersion()).toBe('1.2.0');
  });

  test('is not where a later rollback goes', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await promoteInvest('1.1.0');
    await promoteInvest('1.2.0');
    await demote(store, { falls: [fall('1.2.0', '1.1.0')], reason: 'hangs' });
    await rollbackApp(store, 'mf-invest', { actor: 'Lin' });
    expect(await investVersion()).toBe('1.0.0');
  });

  test('has earlier ones that can be read, the latest first, as they were promoted', async () => {
    const { store, promoteInvest } = await promotedSite();
    await promoteInvest('1.1.0');
    await promoteInvest('1.2.0');
    const earlier = async (version: string) => {
      const members = await earlierMembers(store, { app: 'mf-invest', version });
      return members.map((member) => member.version);
    };
    expect(await earlier('1.2.0')).toEqual(['1.1.0', '1.0.0']);
    expect([await earlier('1.0.0'), await earlier('9.9.9')]).toEqual([[], []]);
    const [, first] = await earlierMembers(store, { app: 'mf-invest', version: '1.2.0' });
    const { from } = (await store.readHistory()).lines.at(1) ?? {};
    expect(first).toEqual((await store.readConstellation(from ?? '')).apps['mf-invest']);
    await rm(store.releaseFolder('mf-invest', '1.1.0'), { recursive: true, force: true });
    await rm(path.join(store.dataDir, 'constellations'), { recursive: true });
    expect(await earlier('1.2.0')).toEqual(['1.0.0']);
  });
});

describe('a pointer that names a refused set', () => {
  test('goes back to what serves, once', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    const { from, to } = await promoteInvest('1.1.0');
    const refused = { id: to, reason: 'cannot render en/invest', serving: from ?? '' };
    expect([await putBack(store, refused), await putBack(store, refused)]).toEqual([true, false]);
    expect(await investVersion()).toBe('1.0.0');
    const { lines, broken } = await store.readHistory();
    expect(broken).toBeNull();
    expect(lines.at(-1)).toMatchObject({ who: 'web process', what: 'revert', from: to, to: from });
  });

  test('stays where it is when somebody has moved it meanwhile', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    const { from, to } = await promoteInvest('1.1.0');
    await promoteInvest('1.2.0');
    expect(await putBack(store, { id: to, reason: 'slow', serving: from ?? '' })).toBe(false);
    expect(await investVersion()).toBe('1.2.0');
  });
});

test('the sets that were promoted are known, the latest first', async () => {
  const { store, promoteInvest } = await promotedSite();
  const first = await promoteInvest('1.1.0');
  const second = await promoteInvest('1.2.0');
  expect(await earlierSets(store, [second.to])).toEqual([first.to, first.from]);
});
