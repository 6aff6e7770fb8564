import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../../files/drafts.ts';
import { orderRollout } from '../../promotion/rollout/rollout.ts';
import { promotedSite } from '../../testing/promoted-site.ts';
import { openStore } from '../../store.ts';
import { diagnose } from './diagnose.ts';
import { mend } from './mend.ts';

async function patient() {
  const site = await promotedSite();
  const { dataDir } = site.store;
  const complaints = async () =>
    (await diagnose(openStore(dataDir)))
      .filter(({ state }) => state !== 'passed')
      .map(({ check, reason }) => `${check}: ${reason}`);
  const change = async (path: string, edit: (text: string) => string) =>
    writeFile(join(dataDir, path), edit(await readFile(join(dataDir, path), 'utf8')));
  return { ...site, dataDir, complaints, change };
}

describe('a store', () => {
  it('loses no file that somebody is writing at this moment', async () => {
    const { dataDir, complaints } = await patient();
    const draft = draftOf(join(dataDir, 'current'));
    await writeFile(draft, 'half');
    expect(await complaints()).toEqual([]);
    await mend(openStore(dataDir), 'Lin');
    expect(await readFile(draft, 'utf8')).toBe('half');
  });

  it('that is well has nothing to complain of, and says what was looked at', async () => {
    const { store } = await patient();
    const findings = await diagnose(store);
    expect(findings.filter(({ state }) => state !== 'passed')).toEqual([]);
    expect(findings.find(({ check }) => check === 'every file of what is promoted')?.evidence).toHaveLength(2);
  });

  it.each([
    [
      'an interrupted move',
      async ({ dataDir, promoteInvest }: Patient) => {
        const before = await readFile(join(dataDir, 'current'));
        await promoteInvest('1.1.0');
        await writeFile(join(dataDir, 'current'), before);
      },
      /^pointer: The pointer names .*doctor --mend/,
    ],
    [
      'a damaged pointer',
      async ({ dataDir }: Patient) => writeFile(join(dataDir, 'current'), 'nonsense\n'),
      /^pointer: .*does not hold/,
    ],
    [
      'an unfinished copy',
      async ({ dataDir }: Patient) => {
        await mkdir(join(dataDir, 'releases/.staging/draft'), { recursive: true });
      },
      /1 unfinished files or copies/,
    ],
    [
      'half of a file whose writer is gone',
      async ({ dataDir }: Patient) =>
        writeFile(join(dataDir, 'signatures/mf-invest/1.9.0.json.99999999-0a1b2c3d.tmp'), '{'),
      /1 unfinished files or copies.*1\.9\.0/,
    ],
    [
      'a key that others can read',
      async ({ dataDir }: Patient) => chmod(join(dataDir, 'signing/gate.pem'), 0o644),
      /Other users can read .*gate\.pem/,
    ],
    [
      'a rollout that nobody signed',
      async ({ store, change }: Patient) => {
        await orderRollout(store, {
          names: [{ app: 'mf-invest', version: '1.1.0' }],
          actor: 'Lin',
          percent: 5,
          forMs: 0,
        });
        // One signature of 64 begins with any of its letters.
        await change('rollout.json', (text) => text.replace(/(?<="sig":")./, (first) => (first === '_' ? 'A' : '_')));
      },
      /^rollout: Rollout [0-9a-f]{8} does not count/,
    ],
  ] as const)('with %s says so, and is well when it was mended', async (_, spoil, said) => {
    const given = await patient();
    await spoil(given);
    expect((await given.complaints()).filter((complaint) => said.test(complaint))).not.toEqual([]);
    await mend(openStore(given.dataDir), 'Lin');
    expect(await given.complaints()).toEqual([]);
  });

  it.each([
    [
      'a release with other bytes',
      async ({ dataDir }: Patient) => writeFile(join(dataDir, 'releases/mf-invest/1.0.0/client/js/entry.js'), 'other'),
      /^every file .*mf-invest@1\.0\.0.*entry\.js/,
    ],
    [
      'a changed history',
      async ({ change }: Patient) => change('history.jsonl', (text) => text.replace('Lin', 'Wei')),
      /^history: line 1 was changed.*Put history\.jsonl back/,
    ],
    [
      'no way back',
      async ({ promoteInvest, dataDir }: Patient) => {
        await promoteInvest('1.1.0');
        await rm(join(dataDir, 'releases/mf-invest/1.0.0'), { recursive: true });
      },
      /^the way back: mf-invest@1\.0\.0 is gone/,
    ],
    ['no trust', async ({ dataDir }: Patient) => rm(join(dataDir, 'signing/trust.json')), /There is no trust\.json/],
  ] as const)('with %s says so with the way out, and stays as it is', async (_, spoil, said) => {
    const given = await patient();
    await spoil(given);
    expect((await given.complaints()).filter((complaint) => said.test(complaint))).toHaveLength(1);
  });
});

type Patient = Awaited<ReturnType<typeof patient>>;
