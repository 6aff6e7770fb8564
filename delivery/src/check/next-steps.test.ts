import { join } from 'node:path';
import { expect, test } from 'vitest';
import { promote } from '../promotion/promote.ts';
import { orderRollout } from '../promotion/rollout/rollout.ts';
import { openStore } from '../store.ts';
import { publishFixture, type FixtureRelease } from '../testing/fixture-release.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { ReleaseName } from '../verify.ts';
import { checkRelease } from './check-release.ts';

const PAGE = { usePage: '0123456789abcdef' };
const OLD = { useOld: 'aaaaaaaaaaaaaaaa' };
const SHELL = { app: 'shell', version: '2.0.0' };
const FIRST = { app: 'mf-invest', version: '1.0.0' };
const SECOND = { app: 'mf-invest', version: '1.1.0' };

/** A shell, whose next release gives `useOld` no more; of `mf-invest` the first release may take it, the second does not. */
async function openSite(taken: Record<string, string>) {
  const folder = await temporaryFolder();
  const store = openStore(join(folder, 'data'));
  const publish = (fixture: FixtureRelease) => publishFixture(store, folder, fixture);
  const move = (...wanted: ReleaseName[]) => promote(store, { wanted, actor: 'Lin' });
  await publish({ app: 'shell', version: '1.0.0', manifest: { provides: { shared: { ...PAGE, ...OLD } } } });
  await publish({ ...SHELL, manifest: { provides: { shared: PAGE } } });
  await publish({ ...FIRST, manifest: { uses: { shared: taken } } });
  await publish(SECOND);
  /** What the gate finds about what other teams may do next. */
  const check = async (...names: ReleaseName[]) => {
    const { findings } = await checkRelease({ root: folder, store, names });
    return findings.find((finding) => finding.check === 'no step is taken from another team');
  };
  return { store, move, check };
}

async function openSiteThatWentOn(taken: Record<string, string>) {
  const site = await openSite(taken);
  await site.move({ app: 'shell', version: '1.0.0' }, FIRST);
  await site.move(SECOND);
  return site;
}

test('a shell is refused beneath which a section could not go back any more', async () => {
  const { check } = await openSiteThatWentOn(OLD);
  const found = await check(SHELL);
  expect(found?.state).toBe('failed');
  expect(found?.reason).toMatch(
    /^after it mf-invest \(team mf-invest\) could not go back to mf-invest@1\.0\.0: .*useOld of shared, which is not there/,
  );
});

test('a shell passes beneath which the section can go back', async () => {
  const { check } = await openSiteThatWentOn(PAGE);
  expect(await check(SHELL)).toMatchObject({ state: 'passed', evidence: ['mf-invest@1.0.0, by rollback'] });
});

test('a section that is promoted in the same step has its own way back', async () => {
  const { check } = await openSiteThatWentOn(OLD);
  expect(await check(SHELL, SECOND)).toMatchObject({ state: 'passed', evidence: [] });
});

test('a shell is refused while some visitors have a section by a rollout that it does not go with', async () => {
  const { store, move, check } = await openSite(OLD);
  await move({ app: 'shell', version: '1.0.0' }, SECOND);
  await orderRollout(store, { names: [FIRST], actor: 'Lin', percent: 5, forMs: 60_000 });
  expect((await check(SHELL))?.reason).toContain('could not be given to all as mf-invest@1.0.0');
});

test('what goes with the promoted set neither is nobody’s loss', async () => {
  const { move, check } = await openSite({ useNone: 'bbbbbbbbbbbbbbbb' });
  await move({ app: 'shell', version: '1.0.0' }, FIRST);
  await move(SECOND);
  expect(await check(SHELL)).toMatchObject({
    state: 'passed',
    evidence: ['mf-invest@1.0.0 does not go with the promoted set either'],
  });
});
