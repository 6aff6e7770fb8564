import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWebStatus } from 'delivery/web-status';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import type { PageAddress } from '../page/route-address.ts';
import { fakeSnapshot } from '../testing/fake-snapshot.ts';
import { storedSite } from '../testing/stored-site.ts';
import { followConstellations, type ConstellationsOptions } from './constellations.ts';
import type { Snapshot } from './snapshot.ts';

const log = pino({ level: 'silent' });
const UNTRIED: Pick<ConstellationsOptions, 'proveFrame' | 'tryPage'> = {
  proveFrame: async () => {},
  tryPage: async () => 'unknown',
};
const PROBED = { list: { pattern: '/cars', probe: '/cars?type=suv' } } as unknown as Snapshot['routes'][string];

interface Options {
  first?: string | null;
  /** Constellations whose pages cannot be rendered. */
  refused?: Set<string>;
  /** Constellations that cannot be opened. */
  broken?: Set<string>;
}

/** A web process that follows a store, with what it proved and which renderers were ended. */
async function follow(
  site: ReturnType<typeof storedSite>,
  { first = 'one', refused = new Set(), broken = new Set() }: Options = {},
) {
  const proved: [string, PageAddress][] = [];
  const ended: string[] = [];
  const open = async (id: string): Promise<Snapshot> => {
    if (broken.has(id)) throw new Error(`constellation ${id} is not in the store`);
    const snapshot = fakeSnapshot({ id, match: () => null, render: () => Promise.reject(new Error('nobody asks')) });
    const end = () => void ended.push(id);
    const releases = { shell: { app: 'shell', version: '1.0.0' }, 'mf-cars': { app: 'mf-cars', version: id } };
    return {
      ...snapshot,
      releases: releases as unknown as Snapshot['releases'],
      routes: { 'mf-cars': PROBED },
      renderers: { ...snapshot.renderers, retire: end, close: end },
    };
  };
  const prove = async ({ id }: Snapshot, address: PageAddress) => {
    proved.push([id, address]);
    if (refused.has(id)) throw new Error('mf-cars cannot render cn/cars');
  };
  const following = followConstellations({
    store: site.store,
    log,
    origin: 'https://www.example.com',
    open,
    prove,
    ...UNTRIED,
  });
  if (first === null) site.damagePointer();
  else site.promote(first);
  return { constellations: await following, proved, ended };
}

const status = (site: ReturnType<typeof storedSite>) => readWebStatus(site.store.dataDir);

describe('a constellation that is promoted', () => {
  it('serves when every probe page of it was rendered in both languages', async () => {
    const site = storedSite({});
    const { constellations, proved } = await follow(site);
    expect(constellations.current?.id).toBe('one');
    expect(proved).toEqual(['cn', 'en'].map((lang) => ['one', { lang, path: '/cars', search: '?type=suv' }]));
    expect(await status(site)).toMatchObject({ constellation: 'one', refused: [] });
  });

  it('does not serve when a page of it cannot be rendered: the one before goes on, and the pointer goes back to it', async () => {
    const site = storedSite({});
    const { constellations, ended } = await follow(site, { refused: new Set(['two']) });
    site.promote('two');
    await vi.waitFor(() => expect(site.moves.at(-1)?.what).toBe('revert'));
    expect(constellations.current?.id).toBe('one');
    expect(ended).toEqual(['two']);
    expect(site.moves.at(-1)).toMatchObject({ who: 'web process', from: 'two', to: 'one' });
    expect(await status(site)).toMatchObject({
      constellation: 'one',
      refused: [{ id: 'two', reason: 'mf-cars cannot render cn/cars' }],
    });
  });

  it('takes over from the one before, whose renderers then end, and is proved once only', async () => {
    const site = storedSite({});
    const { constellations, proved, ended } = await follow(site);
    site.promote('two');
    site.promote('two');
    await vi.waitFor(() => expect(constellations.current?.id).toBe('two'));
    site.promote('three');
    await vi.waitFor(() => expect(constellations.current?.id).toBe('three'));
    expect(proved.map(([id]) => id)).toEqual(['one', 'one', 'two', 'two', 'three', 'three']);
    expect(ended).toEqual(['one', 'two']);
  });

  it('serves although the disk does not take the status, and so does the next one', async () => {
    const site = storedSite({});
    writeFileSync(path.join(site.store.dataDir, 'run'), 'a file where the folder of the status should be');
    const { constellations } = await follow(site);
    site.promote('two');
    await vi.waitFor(() => expect(constellations.current?.id).toBe('two'));
  });

  it('is not looked for when nobody follows any more', async () => {
    const site = storedSite({});
    const { constellations, proved } = await follow(site);
    constellations.close();
    site.promote('two');
    expect(proved.map(([id]) => id)).toEqual(['one', 'one']);
  });
});

describe('a process that starts', () => {
  it('serves the sections that can be opened, when its constellation is refused', async () => {
    const site = storedSite({});
    const { constellations } = await follow(site, { refused: new Set(['one']) });
    expect(constellations.current?.id).toBe('one');
    expect(await status(site)).toMatchObject({ constellation: 'one', refused: [{ id: 'one' }] });
  });

  it('serves the last whole set when its own is damaged, and the pointer goes back to that one', async () => {
    const site = storedSite({});
    for (const id of ['one', 'two', 'three']) site.promote(id);
    const { constellations } = await follow(site, { first: 'four', broken: new Set(['four', 'three']) });
    expect(constellations.current?.id).toBe('two');
    expect(await site.store.readPointer()).toBe('two');
  });

  it('serves the last whole set when the pointer cannot be read', async () => {
    const site = storedSite({});
    for (const id of ['one', 'two']) site.promote(id);
    const { constellations } = await follow(site, { first: null });
    expect(constellations.current?.id).toBe('two');
    expect(await status(site)).toMatchObject({ constellation: 'two' });
  });

  it('serves nothing when nothing was ever whole, and says so', async () => {
    const site = storedSite({});
    const { constellations } = await follow(site, { first: 'bare', broken: new Set(['bare']) });
    expect(constellations.current).toBeNull();
    expect(await status(site)).toMatchObject({
      constellation: null,
      refused: [{ id: 'bare', reason: 'constellation bare is not in the store' }],
    });
  });

  it('remembers the last ten refusals', async () => {
    const site = storedSite({});
    const ids = Array.from({ length: 12 }, (_, index) => `bad-${index}`);
    await follow(site, { refused: new Set(ids) });
    for (const id of ids) site.promote(id);
    await vi.waitFor(async () => expect((await status(site))?.refused.at(-1)?.id).toBe('bad-11'));
    expect((await status(site))?.refused.map(({ id }) => id)).toEqual(ids.slice(2));
  });
});
