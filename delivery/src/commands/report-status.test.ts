import { describe, expect, it } from 'vitest';
import { openStore } from '../store.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeBrowserStatus } from '../web/browser-status.ts';
import { writeWebStatus } from '../web/web-status.ts';
import { reportStatus } from './report-status.ts';

const NO_WEB = 'web: no web process runs on this store';

describe('the status that an operator reads', () => {
  it('of a fresh store is that nothing is promoted', async () => {
    expect(await reportStatus(openStore(await temporaryFolder()))).toEqual(['nothing is promoted yet', NO_WEB]);
  });

  it('names every app with version, owner, day and what came before', async () => {
    const { store, promoteInvest } = await promotedSite();
    const { to } = await promoteInvest('1.1.0');
    const [head, titles, invest, shell, ...rest] = await reportStatus(store);
    expect(head).toBe(`promoted ${to}`);
    expect(titles).toMatch(/^app {8}version {2}owner {11}since \(UTC\) {10}previous$/);
    expect(invest).toMatch(/^mf-invest {2}1\.1\.0 {4}team mf-invest {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}1\.0\.0$/);
    expect(shell).toMatch(/^shell {6}1\.0\.0 {4}team shell {6}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}-$/);
    expect(rest).toEqual([NO_WEB]);
  });

  it('tells for whom islands of a promoted release broke, and when nothing earlier took its place', async () => {
    const { store } = await promotedSite();
    const met = { version: '1.0.0', met: { made: 34, failed: 6 }, before: { made: 900, failed: 1 } };
    const lines = async (isWorse: boolean) => {
      await writeBrowserStatus(store.dataDir, {
        'mf-invest': { ...met, isWorse },
        shell: { ...met, version: '0.9.0', isWorse },
        'mf-gone': { ...met, isWorse },
      });
      return (await reportStatus(store)).filter((line) => line.startsWith('browsers:'));
    };
    const said =
      'browsers: mf-invest@1.0.0: an island broke for 6 of 40 visitors, with the release before for 1 of 901';
    expect(await lines(false)).toEqual([said]);
    expect(await lines(true)).toEqual([`${said}; that is no chance, and nothing earlier took its place`]);
  });

  it('tells what the web process serves, and what it refused', async () => {
    const { store } = await promotedSite();
    const id = await store.readPointer();
    await writeWebStatus(store.dataDir, { constellation: id, refused: [] });
    expect((await reportStatus(store)).at(-1)).toBe(`web: serves ${id}`);

    const at = '2026-11-23T08:00:00.000Z';
    await writeWebStatus(store.dataDir, { constellation: null, refused: [{ id: 'cc', reason: 'it threw', at }] });
    expect((await reportStatus(store)).slice(-2)).toEqual([
      'web: serves nothing yet, not the promoted set',
      `web: refused cc at ${at}: it threw`,
    ]);
  });
});
