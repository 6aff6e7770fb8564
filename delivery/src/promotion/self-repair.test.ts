import { describe, expect, test } from 'vitest';
import { promotedSite } from '../testing/promoted-site.ts';
import { rollbackApp } from './rollback.ts';
import { demote, earlierSets, putBack } from './self-repair.ts';

describe('a release whose renderers fail', () => {
  test('gives way to the one before it, and the history says why', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await promoteInvest('1.1.0');
    expect(await demote(store, { app: 'mf-invest', version: '1.1.0', reason: 'hangs at page "stock"' })).toBe('1.0.0');
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

  test('stays when there is no earlier one, or when another is promoted already', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    expect(await demote(store, { app: 'mf-invest', version: '1.0.0', reason: 'hangs' })).toBeNull();
    await promoteInvest('1.1.0');
    await promoteInvest('1.2.0');
    expect(await demote(store, { app: 'mf-invest', version: '1.1.0', reason: 'hangs' })).toBeNull();
    expect(await investVersion()).toBe('1.2.0');
  });

  test('is not where a later rollback goes', async () => {
    const { store, promoteInvest, investVersion } = await promotedSite();
    await promoteInvest('1.1.0');
    await promoteInvest('1.2.0');
    await demote(store, { app: 'mf-invest', version: '1.2.0', reason: 'hangs' });
    await rollbackApp(store, 'mf-invest', { actor: 'Lin' });
    expect(await investVersion()).toBe('1.0.0');
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
