import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { BrowserStatus } from 'delivery/browser-status';
import type { Match } from 'shared/contract/section/frame';
import type { Release } from 'shared/contract/section/release';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import { createLog } from '../log.ts';
import type { LastStrike } from '../renderers/watched-pool.ts';
import { fakeSnapshot } from '../testing/fake-snapshot.ts';
import { LiveFaults } from './live-faults.ts';

const release = (app: string, version: string) => ({ app, version, islands: ['chart'] }) as unknown as Release;
const ARRIVING = { 'sec-fetch-site': 'none' };

function site({ known = {} }: { known?: BrowserStatus } = {}) {
  const match = (path: string) => (path === '/a' ? ({ section: 'mf-a', page: 'a' } as Match) : null);
  const base = fakeSnapshot({ match, render: () => Promise.reject(new Error('not rendered here')) });
  const set = (version: string, shell = '1.0.0'): Snapshot => ({
    ...base,
    releases: { 'mf-a': release('mf-a', version), shell: release('shell', shell) },
  });
  let serving = set('1.0.0');
  const onWorse = vi.fn<(strike: LastStrike) => void>();
  const recordFault = vi.fn<(release: string) => void>();
  const reported: BrowserStatus[] = [];
  const faults = new LiveFaults({
    serving: () => serving,
    visitorOf: ({ headers }) => headers['x-forwarded-for']?.toString(),
    hasOther: (cookie) => cookie === 'rollout=1',
    onWorse,
    recordFault,
    report: async (status) => void reported.push(status),
    known,
    log: createLog('silent'),
  });
  onTestFinished(() => faults.close());
  const headersOf = (visitor: number) => ({ ...ARRIVING, 'x-forwarded-for': `2.0.0.${visitor}` });
  const meet = (visitor: number, more: object = {}, url = '/cn/en/a') =>
    faults.meet({ method: 'GET', url, headers: { ...headersOf(visitor), ...more } } as unknown as IncomingMessage);
  const say = (visitor: number, version: string) => {
    const sourceFile = `/cn/mf/mf-a/${version}/client/entry.js`;
    const body = Buffer.from(JSON.stringify([{ type: 'island-failure', body: { sourceFile } }]));
    const raw = { headers: headersOf(visitor) } as unknown as IncomingMessage;
    faults.hear({ raw, body, headers: {} } as unknown as FastifyRequest);
  };
  const visit = (from: number, to: number, breaksOn?: string) => {
    for (let visitor = from; visitor < to; visitor += 1) {
      meet(visitor);
      if (breaksOn !== undefined) say(visitor, breaksOn);
    }
  };
  return {
    meet,
    say,
    visit,
    onWorse,
    recordFault,
    reported,
    serve: (version: string, shell?: string) => (serving = set(version, shell)),
  };
}

afterEach(() => vi.useRealTimers());

describe('a release that serves everybody', () => {
  it('gives way with the fifth visitor whose island it breaks, and says how many met it', () => {
    const { visit, onWorse, serve } = site();
    visit(0, 60);
    serve('1.1.0');
    visit(60, 64, '1.1.0');
    expect(onWorse).not.toHaveBeenCalled();
    visit(64, 66, '1.1.0');
    expect(onWorse).toHaveBeenCalledExactlyOnceWith({
      release: { app: 'mf-a', version: '1.1.0' },
      reason: 'mf-a@1.1.0: an island broke for 5 of 5 visitors, with the release before for 0 of 60',
      at: null,
    });
  });

  it('stays where islands broke as often before: then it is not its fault', () => {
    const { visit, onWorse, serve } = site();
    for (let at = 0; at < 4; at += 1) visit(at * 10, at * 10 + 1, '1.0.0');
    visit(50, 90);
    serve('1.1.0');
    visit(110, 160);
    visit(100, 106, '1.1.0');
    expect(onWorse).not.toHaveBeenCalled();
  });

  it('that took the place of a bad one does not give way for what breaks with both', () => {
    const { visit, onWorse, serve } = site();
    visit(0, 30, '1.0.0');
    expect(onWorse).toHaveBeenCalledTimes(1);
    serve('0.9.0');
    visit(30, 60, '0.9.0');
    expect(onWorse).toHaveBeenCalledTimes(1);
  });

  it('is not blamed where the shell was exchanged beneath it', () => {
    const { visit, onWorse, serve } = site();
    visit(0, 60);
    serve('1.0.0', '2.0.0');
    visit(60, 70, '1.0.0');
    expect(onWorse.mock.calls[0]?.[0].release).toEqual({ app: 'shell', version: '2.0.0' });
  });

  it('is compared by a process that begins with what the one before had counted', () => {
    const before = { made: 90, failed: 10 };
    const earlier = { 'mf-a': { version: '0.9.0', met: before, before: { made: 0, failed: 0 }, isWorse: false } };
    const same = { 'mf-a': { version: '1.0.0', met: { made: 5, failed: 0 }, before, isWorse: false } };
    for (const known of [earlier, same]) {
      const { visit, onWorse } = site({ known });
      visit(10, 60);
      visit(0, 6, '1.0.0');
      expect(onWorse).toHaveBeenCalledTimes(0);
    }
  });
});

describe('who says that a release broke', () => {
  it('met it, and counts once', () => {
    const { meet, say, onWorse, recordFault } = site();
    for (let at = 0; at < 50; at += 1) say(at, '1.0.0');
    meet(1);
    for (let at = 0; at < 50; at += 1) say(1, '1.0.0');
    expect(recordFault).toHaveBeenCalledExactlyOnceWith('mf-a@1.0.0');
    expect(onWorse).not.toHaveBeenCalled();
  });

  it.each([
    ['is a program', { 'sec-fetch-site': undefined }, '/cn/en/a'],
    ['has another set', { cookie: 'rollout=1' }, '/cn/en/a'],
    ['asked for no page of it', {}, '/cn/en/b'],
    ['asked for no page at all', {}, '/cn/api/menu'],
  ])('has not met it who %s', (_, headers, url) => {
    const { meet, say, recordFault } = site();
    meet(1, headers, url);
    say(1, '1.0.0');
    expect(recordFault).not.toHaveBeenCalled();
  });

  it('says nothing of a release that does not serve', () => {
    const { meet, say, recordFault } = site();
    meet(1);
    say(1, '7.0.0');
    expect(recordFault).not.toHaveBeenCalled();
  });
});

it('what was counted is written down for the status and for the next process', async () => {
  vi.useFakeTimers();
  const { visit, reported } = site();
  visit(0, 3);
  visit(3, 4, '1.0.0');
  await vi.advanceTimersByTimeAsync(5000);
  const nothing = { made: 0, failed: 0 };
  expect(reported).toEqual([
    { 'mf-a': { version: '1.0.0', met: { made: 3, failed: 1 }, before: nothing, isWorse: false } },
  ]);
});
