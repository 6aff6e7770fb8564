import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reportMove } from '../commands/report-move.ts';
import { reportStatus } from '../commands/report-status.ts';
import type { ReleaseStore } from '../store.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { writeWebStatus, type WebStatus } from '../web/web-status.ts';
import { promote } from './promote.ts';

/** A web process in small: serves what its judgement accepts and reports like the real one. */
async function startWeb(store: ReleaseStore, refusalOf: (id: string) => string | null) {
  let serving = await store.readPointer();
  const refused: WebStatus['refused'] = [];
  await writeWebStatus(store.dataDir, { constellation: serving, refused });
  const watch = store.watchPointer((id) => {
    if (id === null || id === serving) return;
    const reason = refusalOf(id);
    if (reason === null) serving = id;
    else refused.push({ id, reason, at: new Date().toISOString() });
    void writeWebStatus(store.dataDir, { constellation: serving, refused });
  });
  onTestFinished(() => watch.close());
}

test('a promotion that the web process accepts is reported as served', async () => {
  const { store, promoteInvest } = await promotedSite();
  await startWeb(store, () => null);
  const moved = await promoteInvest('1.1.0');
  expect(moved.verdict.kind).toBe('accepted');
  expect(reportMove(moved)).toMatchObject({ exitCode: 0 });
  expect((await reportStatus(store)).at(-1)).toBe(`web: serves ${moved.to}`);
});

test('a promotion that the web process refuses goes back, with the reason in report and history', async () => {
  const { store, promoteInvest, investVersion } = await promotedSite();
  await startWeb(store, () => 'mf-invest@1.1.0 threw while rendering /cn/invest');
  const moved = await promoteInvest('1.1.0');
  expect(moved.backTo).toBe(moved.from);
  expect(await investVersion()).toBe('1.0.0');
  const report = reportMove(moved);
  expect(report.exitCode).toBe(1);
  expect(report.lines.join('\n')).toContain('threw while rendering');
  expect(report.lines).toContain('  not promoted: mf-invest 1.0.0 -> 1.1.0');
  const last = (await store.readHistory()).lines.at(-1);
  expect(last).toMatchObject({ what: 'revert', from: moved.to, to: moved.from });
  expect(last?.evidence[0]).toContain('threw while rendering');
});

test('a release that was refused once can be promoted after the web process changed its mind', async () => {
  const { store, promoteInvest, investVersion } = await promotedSite();
  let mood: string | null = 'the service is down';
  await startWeb(store, () => mood);
  expect((await promoteInvest('1.1.0')).verdict.kind).toBe('refused');
  mood = null;
  expect((await promoteInvest('1.1.0')).verdict.kind).toBe('accepted');
  expect(await investVersion()).toBe('1.1.0');
});

test('a promotion that a running web process says nothing of goes back', async () => {
  const { store, investVersion } = await promotedSite();
  await writeWebStatus(store.dataDir, { constellation: null, refused: [] });
  const moved = await promote(store, {
    wanted: [{ app: 'mf-invest', version: '1.1.0' }],
    actor: 'Lin',
    webWaitMs: 120,
  });
  expect(moved.verdict.kind).toBe('silent');
  expect(reportMove(moved).exitCode).toBe(1);
  expect(await investVersion()).toBe('1.0.0');
  expect((await store.readHistory()).lines.at(-1)).toMatchObject({ what: 'revert', from: moved.to, to: moved.from });
});

test('the report of a web process that has ended does not count', async () => {
  const { store, promoteInvest } = await promotedSite();
  const path = join(store.dataDir, 'run', 'web-status.json');
  await mkdir(join(store.dataDir, 'run'), { recursive: true });
  await writeFile(path, JSON.stringify({ constellation: null, refused: [] }));
  await utimes(path, new Date(0), new Date(0));
  expect((await promoteInvest('1.1.0')).verdict.kind).toBe('no-web');
});
