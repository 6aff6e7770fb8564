import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import type { PageAddress } from '../page/route-address.ts';
import type { Trial } from '../page/thrown-pages.ts';
import { fakeSnapshot } from '../testing/fake-snapshot.ts';
import { storedSite } from '../testing/stored-site.ts';
import { followConstellations } from './constellations.ts';
import type { Snapshot } from './snapshot.ts';

const log = pino({ level: 'silent' });
const ADDRESS = { lang: 'en', path: '/cars', search: '' } as const;

const setOf = (version: string) => ({ schema: 1, contract: 1, apps: { 'mf-cars': { version } } });

interface Site {
  /** Whether the history takes what is written. */
  isWritable?: boolean;
  /** Versions of the section that cannot be opened. */
  unusable?: readonly string[];
  /** How the failing page goes with a version; made by all when absent. */
  goes?: Readonly<Record<string, Trial>>;
}

/** A web process on a store in which `mf-cars` went through 1.0.0, 1.1.0 and 1.2.0. */
async function follow({ isWritable = true, unusable = [], goes = {} }: Site = {}) {
  const site = storedSite({ 'mf-cars': '' });
  for (const [at, to] of ['1.0.0', '1.1.0', '1.2.0'].entries()) {
    site.promote(`with ${to}`);
    Object.assign(site.moves.at(-1) ?? {}, { changes: [{ app: 'mf-cars', from: at === 0 ? null : '…', to }] });
  }
  const write = vi.spyOn(site.store, 'write');
  if (!isWritable) write.mockRejectedValue(new Error('ENOSPC: no space left on device'));
  else write.mockResolvedValue(true);
  const open = async (id: string, set = setOf('1.2.0')): Promise<Snapshot> => {
    const version = set.apps['mf-cars']?.version ?? '';
    const snapshot = fakeSnapshot({ id, match: () => null, render: () => Promise.reject(new Error('nobody asks')) });
    const broken = new Map(unusable.includes(version) ? [['mf-cars', new Error('damaged')]] : []);
    const releases = { 'mf-cars': { app: 'mf-cars', version } } as unknown as Snapshot['releases'];
    return { ...snapshot, releases, renderers: { ...snapshot.renderers, unusable: broken } };
  };
  const versionOf = (snapshot: Snapshot | null) => snapshot?.releases['mf-cars']?.version;
  const following = followConstellations({
    store: Object.assign(site.store, {
      readConstellation: async (id: string) => setOf(id.replace('with ', '')),
    }),
    log,
    origin: 'https://www.example.com',
    open: open as never,
    prove: async () => {},
    proveFrame: async () => {},
    tryPage: async (snapshot: Snapshot, _address: PageAddress) => goes[versionOf(snapshot) ?? ''] ?? 'made',
  });
  site.promote('with 1.2.0');
  const constellations = await following;
  const fail = (isThrow = true) =>
    constellations.giveWay({
      release: { app: 'mf-cars', version: '1.2.0' },
      reason: 'no engine',
      at: { address: ADDRESS, isThrow },
    });
  return { version: () => versionOf(constellations.current), fail, write, constellations, site };
}

describe('a release that fails too often', () => {
  it('gives way to the one before at once, although the disk takes no demotion', async () => {
    const { version, fail, write } = await follow({ isWritable: false });
    expect(version()).toBe('1.2.0');
    fail();
    await vi.waitFor(() => expect(version()).toBe('1.1.0'));
    await vi.waitFor(() => expect(write).toHaveBeenCalledWith('demote mf-cars@1.2.0', expect.anything()));
    expect(version()).toBe('1.1.0');
  });

  it('gives way to one further back where the one before fails too', async () => {
    const { version, fail } = await follow({ unusable: ['1.1.0'] });
    fail();
    await vi.waitFor(() => expect(version()).toBe('1.0.0'));
  });

  it('gives way only to one that makes the page that it throws at', async () => {
    const { version, fail } = await follow({ goes: { '1.1.0': 'unknown' } });
    fail();
    await vi.waitFor(() => expect(version()).toBe('1.0.0'));
  });

  it('that ends its process gives way to one that has no such page', async () => {
    const { version, fail } = await follow({ goes: { '1.1.0': 'unknown' } });
    fail(false);
    await vi.waitFor(() => expect(version()).toBe('1.1.0'));
  });

  it('stays where none does better: a visitor who finds what all of them throw at changes nothing', async () => {
    const { version, fail, site, constellations } = await follow({ goes: { '1.1.0': 'threw', '1.0.0': 'threw' } });
    fail();
    site.promote('another');
    await vi.waitFor(() => expect(constellations.current?.id).toBe('another'));
    expect(version()).toBe('1.2.0');
  });
});

describe('a process that starts with a release that cannot be opened', () => {
  it('serves the section’s earlier release, and writes that down when it can', async () => {
    const { version, write } = await follow({ unusable: ['1.2.0', '1.1.0'] });
    expect(version()).toBe('1.0.0');
    await vi.waitFor(() => expect(write.mock.calls.map(([purpose]) => purpose)).toEqual(['demote mf-cars@1.2.0']));
  });

  it('serves the others where there is no earlier one', async () => {
    const { version, write } = await follow({ unusable: ['1.2.0', '1.1.0', '1.0.0'] });
    expect(version()).toBe('1.2.0');
    expect(write).not.toHaveBeenCalled();
  });
});
