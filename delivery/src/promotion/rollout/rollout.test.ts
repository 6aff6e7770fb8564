import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { parseCommand } from '../../commands/arguments.ts';
import { runCommand } from '../../commands/run-command.ts';
import { rollbackTo } from '../rollback.ts';
import { promotedSite } from '../../testing/promoted-site.ts';
import { revokeKey } from '../../trust/manage-keys.ts';
import { advance, withdraw } from './carry-out.ts';
import { comparisonWords, writeRolloutStatus } from './rollout-status.ts';
import { approveRollout, holdRollout, isApproved, orderRollout, readRollout, stopRollout } from './rollout.ts';

const NEXT = { app: 'mf-invest', version: '1.1.0' };
const MINUTE = 60_000;

async function ordered(more: Partial<Parameters<typeof orderRollout>[1]> = {}) {
  const site = await promotedSite();
  const rollout = await orderRollout(site.store, { names: [NEXT], actor: 'Lin', percent: 5, forMs: 0, ...more });
  const read = () => readRollout(site.store);
  const readSigned = async () => {
    const signed = await read();
    if (!signed) throw new Error('it does not count');
    return signed;
  };
  return { ...site, rollout, signed: await readSigned(), read, readSigned };
}

describe('a rollout', () => {
  it('names the share, the time and both sets, and moves nothing', async () => {
    const { store, rollout, signed, investVersion } = await ordered({ forMs: 30 * MINUTE });
    expect(signed.rollout).toEqual(rollout);
    expect(rollout.changes).toEqual([{ app: 'mf-invest', from: '1.0.0', to: '1.1.0' }]);
    expect(Date.parse(rollout.until) - Date.parse(rollout.begins)).toBe(30 * MINUTE);
    expect((await store.readConstellation(rollout.to)).apps['mf-invest']?.version).toBe('1.1.0');
    expect(await investVersion()).toBe('1.0.0');
  });

  it('is given to everybody by its order, which the history keeps and verifies', async () => {
    const { store, signed, read, investVersion } = await ordered();
    expect(await advance(store, signed, ['3 visitors'])).toBe(true);
    expect([await investVersion(), await read()]).toEqual(['1.1.0', null]);
    const { lines, broken } = await store.readHistory();
    expect(broken).toBeNull();
    expect(lines.at(-1)).toMatchObject({ what: 'advance', who: 'web process' });
    expect(lines.at(-1)?.evidence.join()).toMatch(/rollout [0-9a-f]{8} of Lin, 5 % .*1\.0\.0 -> 1\.1\.0.*3 visitors/);
    expect(await advance(store, signed, []), 'a second process finds it done').toBe(false);
  });

  it.each([
    ['before its time', { forMs: MINUTE }],
    ['without the approval that it asks for', { needsApproval: true }],
  ] as const)('is given to nobody %s', async (_, options) => {
    const { store, signed, investVersion } = await ordered(options);
    await advance(store, signed, []);
    await expect(store.readPointer()).rejects.toMatchObject({ code: 'pointer-untrusted' });
    await expect(investVersion()).rejects.toMatchObject({ code: 'pointer-untrusted' });
  });

  it('is over without a move where it does worse, and the history says why', async () => {
    const { store, signed, read, investVersion } = await ordered({ forMs: MINUTE });
    expect(await withdraw(store, signed, ['3 of 40 renders failed'])).toBe(true);
    expect([await investVersion(), await read()]).toEqual(['1.0.0', null]);
    const { lines, broken } = await store.readHistory();
    expect([broken, lines.at(-1)?.what, lines.at(-1)?.changes]).toEqual([null, 'withdraw', []]);
    expect(lines.at(-1)?.evidence).toContain('3 of 40 renders failed');
  });

  it('is one at a time, and of releases that are not promoted', async () => {
    const { store } = await ordered();
    const again = { names: [{ ...NEXT, version: '1.2.0' }], actor: 'Lin', percent: 5, forMs: 0 };
    await expect(orderRollout(store, again)).rejects.toThrow('is under way');
    await stopRollout(store);
    await expect(orderRollout(store, { ...again, names: [{ ...NEXT, version: '1.0.0' }] })).rejects.toThrow('already');
    await expect(stopRollout(store)).rejects.toMatchObject({ code: 'rollout-missing' });
  });

  it('begins at once when its time passed while it was checked, and not when it is long over', async () => {
    const { store, rollout } = await ordered({ at: new Date(Date.now() - MINUTE).toISOString() });
    expect(rollout.begins).toBe(rollout.when);
    await stopRollout(store);
    const late = { names: [NEXT], actor: 'Lin', percent: 0, forMs: 0, at: '2020-01-01T00:00Z' };
    await expect(orderRollout(store, late)).rejects.toThrow('is over');
    await expect(orderRollout(store, { ...late, at: 'noon' })).rejects.toThrow('is not a time');
  });

  it('ends when another set is promoted meanwhile', async () => {
    const { read, promoteInvest } = await ordered();
    await promoteInvest('1.2.0');
    expect(await read()).toBeNull();
  });

  it('is held and goes on, and keeps its approval', async () => {
    const { store, signed, readSigned } = await ordered({ needsApproval: true });
    expect(isApproved(signed)).toBe(false);
    await approveRollout(store);
    await holdRollout(store, true);
    const held = await readSigned();
    expect([held.rollout.isHeld, isApproved(held)]).toEqual([true, true]);
    await holdRollout(store, false);
    expect(await advance(store, await readSigned(), [])).toBe(true);
    expect((await store.readHistory()).broken).toBeNull();
  });

  it('does not count with one changed word, nor once the key of the gate is revoked', async () => {
    const { store, read } = await ordered();
    const path = join(store.dataDir, 'rollout.json');
    const text = await readFile(path, 'utf8');
    const file = JSON.parse(text) as { payload: string };
    const more = Buffer.from(file.payload, 'base64').toString().replace('"percent":5', '"percent":50');
    await writeFile(path, JSON.stringify({ ...file, payload: Buffer.from(more).toString('base64') }));
    expect(await read()).toBeNull();
    await writeFile(path, 'not a rollout');
    expect(await read()).toBeNull();
    await writeFile(path, text);
    expect(await read()).not.toBeNull();
    const trust = JSON.parse(await readFile(join(store.dataDir, 'signing/trust.json'), 'utf8')) as {
      keys: { id: string; holder: string }[];
    };
    const gate = trust.keys.find(({ holder }) => holder === 'gate');
    await revokeKey(store, { id: gate?.id ?? '', reason: 'lost' });
    expect(await readRollout({ ...store, readPointer: async () => null })).toBeNull();
  });
});

test('any earlier set can be promoted again, and nothing else', async () => {
  const { store, promoteInvest, investVersion } = await promotedSite();
  const first = (await store.readPointer()) ?? '';
  await promoteInvest('1.1.0');
  await promoteInvest('1.2.0');
  await rollbackTo(store, first, { actor: 'Lin' });
  expect(await investVersion()).toBe('1.0.0');
  await expect(rollbackTo(store, 'f'.repeat(16), { actor: 'Lin' })).rejects.toThrow('was never promoted');
});

test('its commands say what happens', async () => {
  const { store, folder } = await promotedSite();
  const config = { root: folder, dataDir: store.dataDir, actor: 'Lin' };
  const run = async (line: string) => {
    const printed: string[] = [];
    await runCommand(parseCommand(line.split(' ')), config, (text) => printed.push(text));
    return printed.join('\n');
  };
  const line = 'promote mf-invest@1.1.0 --percent 5 --for 30m --approval --despite test';
  expect(await run(line)).toMatch(
    /rollout [0-9a-f]{8} of mf-invest@1\.1\.0: 5 % of new visitors.*\n.*delivery approve/,
  );
  expect(await run('approve')).toContain('approved: rollout');
  expect(await run('hold')).toContain('held: everybody once it goes on');
  const { id = '' } = (await readRollout(store))?.rollout ?? {};
  const count = { made: 38, failed: 2 };
  await writeRolloutStatus(store.dataDir, { id, visitors: 7, tried: count, promoted: { made: 900, failed: 0 } });
  expect(await run('status')).toContain('7 visitors got it; 2 of 40 renders failed, of the promoted set 0 of 900');
  expect(await run('stop')).toContain('everybody has the promoted set');
  expect(await run('promote mf-invest@1.1.0 --at 2999-01-01T08:00+08:00 --despite test')).toContain(
    'everybody at 2999-01-01T00:00:00.000Z',
  );
  expect(await run('status')).toContain('mf-invest@1.1.0');
});

test.each([
  ['promote mf-invest@1.1.0 --percent 51', 'at most 50'],
  ['promote mf-invest@1.1.0 --percent five', 'at most 50'],
  ['promote mf-invest@1.1.0 --for 30m', '--percent'],
  ['promote mf-invest@1.1.0 --percent 5 --for long', 'is not a time'],
  ['rollback mf-invest --percent 5', 'are for promote'],
  ['rollback mf-invest --to 0123456789abcdef', 'one of them'],
  ['rollback --to yesterday', 'not the id of a set'],
  ['hold mf-invest', 'not expected'],
])('%s is not understood', (line, message) => {
  expect(() => parseCommand(line.split(' '))).toThrow(message);
});

test('what both sets did is said as far as it was counted', () => {
  const none = { made: 0, failed: 0 };
  const bare = { id: '', visitors: 3, tried: { made: 5, failed: 1 }, promoted: none };
  const said = '3 visitors got it; 1 of 6 renders failed, of the promoted set 0 of 0';
  expect(comparisonWords(bare)).toBe(said);
  expect(
    comparisonWords({ ...bare, times: { tried: none, promoted: none }, browsers: { tried: none, promoted: none } }),
  ).toBe(said);
  const counted = { tried: { made: 1, failed: 2 }, promoted: { made: 9, failed: 0 } };
  expect(comparisonWords({ ...bare, times: counted, browsers: counted })).toBe(
    `${said}; 2 of 3 took more than twice the usual time, of the promoted set 0 of 9; an island broke for 2 of 3 of them, with the promoted set for 0 of 9`,
  );
});
