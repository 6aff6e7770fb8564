import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publishFixture } from '../testing/fixture-release.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { revokeKey } from '../trust/manage-keys.ts';
import { readTrust } from '../trust/trust-file.ts';
import { checkRelease } from './check-release.ts';
import { PAGE_CHECKS } from './probes.ts';
import { readVerdict, writeVerdict } from './signed-verdict.ts';

const NAME = { app: 'mf-invest', version: '2.0.0' };
/** Takes React from the page, as bundlers write it. */
const ENTRY =
  '64:{shareScope:"default",shareKey:"react",import:null,requiredVersion:"^19.3.1",strictVersion:!1,singleton:!0}';
const PASSED = Object.values(PAGE_CHECKS).map((check) => ({
  check,
  state: 'passed' as const,
  reason: '',
  evidence: ['/cn/en/invest 200'],
}));
const DAY = 86_400_000;

afterEach(() => void vi.useRealTimers());

/** A candidate, and the file in which a machine with a browser says that its pages are well. */
async function checkedElsewhere() {
  const { folder, store } = await promotedSite();
  await publishFixture(store, folder, { ...NAME, files: { 'client/js/entry.js': ENTRY } });
  const file = join(folder, 'verdict.json');
  const { set } = await checkRelease({ root: folder, store, names: [NAME] });
  await writeVerdict(store, file, { set, findings: PASSED });
  const check = async () =>
    (await checkRelease({ root: folder, store, names: [NAME], checked: file })).findings.slice(-2);
  return { folder, store, file, set, check };
}

/** The file with other text in its payload, and the signature as it was. */
async function rewrite(file: string, change: (payload: string) => string): Promise<void> {
  const signed = JSON.parse(await readFile(file, 'utf8')) as { payload: string };
  const payload = change(Buffer.from(signed.payload, 'base64').toString());
  await writeFile(file, JSON.stringify({ ...signed, payload: Buffer.from(payload).toString('base64') }));
}

describe('a machine without a browser', () => {
  test('takes what another one found of the pages of this set, and looks at everything else itself', async () => {
    const { check } = await checkedElsewhere();
    expect((await check()).map(({ state, evidence }) => [state, evidence[0]])).toEqual([
      ['passed', '/cn/en/invest 200'],
      ['passed', '/cn/en/invest 200'],
    ]);
  });

  test('takes nothing of another set', async () => {
    const { store, file } = await checkedElsewhere();
    await expect(readVerdict(store, file, '0123456789abcdef')).rejects.toThrow('check it again');
  });

  test.each<[string, (site: Awaited<ReturnType<typeof checkedElsewhere>>) => unknown, string]>([
    [
      'one that somebody changed',
      ({ file }) => rewrite(file, (text) => text.replace('200', '500')),
      'does not fit the bytes',
    ],
    ['one that is no verdict', ({ file }) => writeFile(file, '{}'), 'it is no signed verdict'],
    ['one that is cut off', ({ file }) => writeFile(file, '{"payloadType"'), 'it is no signed verdict'],
    ['one that is not there', ({ file }) => rm(file), 'There is no'],
    [
      'one of yesterday',
      () => vi.useFakeTimers({ now: Date.now() + DAY + 60_000, toFake: ['Date'] }),
      'check it again',
    ],
    [
      'one by a key that was revoked',
      async ({ store }) => {
        const { folder } = store.authority.ring;
        const key = (await readTrust(folder))?.keys.find(({ holder }) => holder === 'gate');
        await revokeKey(store, { id: key?.id ?? '', reason: 'it was lost' });
      },
      'was revoked: it was lost',
    ],
  ])('takes no verdict: %s', async (_what, spoil, reason) => {
    const site = await checkedElsewhere();
    await spoil(site);
    await expect(readVerdict(site.store, site.file, site.set)).rejects.toThrow(reason);
  });

  test('has tried nothing where the verdict says nothing of pages', async () => {
    const { store, file, set, check } = await checkedElsewhere();
    await writeVerdict(store, file, { set, findings: [] });
    expect((await check()).map(({ state }) => state)).toEqual(['not-run', 'not-run']);
  });
});
