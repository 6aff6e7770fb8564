import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readCurve, recordSample, withSample, type Curve } from '../promotion/rollout/rollout-curve.ts';
import type { RolloutStatus } from '../promotion/rollout/rollout-status.ts';
import { promotedSite } from '../testing/promoted-site.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { writeBrowserStatus } from '../web/browser-status.ts';
import { createFaultNotes, readFaultNotes } from '../web/fault-notes.ts';
import { curvesOf } from './curves.ts';
import { faultsPart, rolloutPart, shotsPart } from './desk-parts.ts';
import { listPath, shotsFolder } from './shots/shot-file.ts';

const BEGINS = 1_800_000_000_000;
const status = (failed: number, more: Partial<RolloutStatus> = {}): RolloutStatus => ({
  id: '0a1b2c3d',
  visitors: 10,
  tried: { made: 100 - failed, failed },
  promoted: { made: 100, failed: 0 },
  ...more,
});

describe('the curves of a rollout', () => {
  it('are as many moments as fit a screen, however long it takes, and the last is now', () => {
    let curve: Curve | null = null;
    for (let second = 0; second < 3600; second += 1) curve = withSample(curve, status(0), BEGINS + second * 1000);
    expect(curve?.samples.length).toBeLessThanOrEqual(120);
    expect(curve?.samples.length).toBeGreaterThan(50);
    expect([curve?.samples[0]?.at, curve?.samples.at(-1)?.at]).toEqual([BEGINS, BEGINS + 3_599_000]);
    expect(withSample(curve, status(0, { id: 'ffffffff' }), BEGINS).samples).toHaveLength(1);
  });

  it('are drawn for everything that was counted, both sets in each, with the figures as text', () => {
    const vitals = { tried: { visits: 4, lcp: 900 }, promoted: { visits: 9, lcp: 700 } };
    const samples = [status(0), status(5, { vitals })].map(
      (one, at) => withSample(null, one, BEGINS + at * 60_000).samples[0],
    );
    const { text } = curvesOf({ id: 'x', every: 2000, samples: samples.filter((one) => one !== undefined) });
    expect(text.match(/<svg /g)).toHaveLength(2);
    expect(text).toContain('Renders that failed: new set 5.00 %, promoted set 0.00 %');
    expect(text).toContain('(p75): new set 900 ms, promoted set 700 ms');
    expect(text).toMatch(/<polyline class="tried" points="4\.0,156\.0 636\.0,4\.0" \/>/);
  });

  it('of the last rollout stay when it is over', async () => {
    const { store } = await promotedSite();
    expect((await rolloutPart(store)).text).not.toContain('<svg');
    await recordSample(store.dataDir, status(1));
    expect((await readCurve(store.dataDir))?.id).toBe('0a1b2c3d');
    const { text } = await rolloutPart(store);
    expect(text).toContain('The last one was 0a1b2c3d');
    expect(text).toContain('<svg');
  });
});

describe('faults by release', () => {
  it('are noted with page and time, go on after a restart, and are shown with the islands that broke', async () => {
    const { store } = await promotedSite();
    const notes = createFaultNotes(store.dataDir, []);
    for (const page of ['stock', 'stock', 'record']) notes.add('mf-invest@1.0.0', page);
    await vi.waitFor(async () => expect(await readFaultNotes(store.dataDir)).toHaveLength(2), { timeout: 5000 });
    createFaultNotes(store.dataDir, await readFaultNotes(store.dataDir)).add('mf-invest@1.0.0', 'stock');
    await vi.waitFor(async () => expect((await readFaultNotes(store.dataDir))[0]?.faults).toBe(3), { timeout: 5000 });
    const counted = { version: '1.0.0', met: { made: 9, failed: 1 }, before: { made: 0, failed: 0 }, isWorse: false };
    await writeBrowserStatus(store.dataDir, { 'mf-invest': counted });
    const text = (await faultsPart(store)).text.replaceAll(/>\s+</g, '><');
    expect(text).toContain('<th scope="row">mf-invest@1.0.0</th><td>stock</td><td>3</td>');
    expect(text).toContain('mf-invest@1.0.0: an island broke for 1 of 10 visitors');
  });

  it('cost nobody an answer where nothing can be written', async () => {
    const gone = join(await temporaryFolder(), 'gone');
    createFaultNotes(gone, []).add('mf-invest@1.0.0', 'stock');
    await vi.waitFor(async () => expect(await readFaultNotes(gone)).toEqual([]));
  });
});

it('pictures are shown side by side where both sets look different, and the others counted', async () => {
  const { store } = await promotedSite();
  const [from, to] = ['0123456789abcdef', 'fedcba9876543210'];
  expect((await shotsPart(store, from, to)).text).toContain(`pnpm delivery diff ${from} ${to} --shots`);
  const folder = shotsFolder(store.dataDir, from, to);
  await mkdir(folder, { recursive: true });
  const shots = [
    { address: '/cn/en/invest', number: 0, isSame: true },
    { address: '/cn/cn/invest', number: 1, isSame: false },
  ];
  await writeFile(listPath(folder), JSON.stringify(shots));
  const { text } = await shotsPart(store, from, to);
  expect(text).toContain('1 of 2 pages look different, 1 the same');
  expect(text.match(/<img src="\/shot\/0123456789abcdef\/fedcba9876543210\/1-(?:before|after)\.png"/g)).toHaveLength(2);
});
