import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readWebStatus } from 'delivery/web-status';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import type { PageAddress } from '../page/render-request.ts';
import { sectionCode, storedSite } from '../testing/stored-site.ts';
import { followConstellations } from './constellations.ts';
import type { Snapshot } from './snapshot.ts';

const log = pino({ level: 'silent' });

/** A web process that follows a store, with what it proved; pages of `refused` constellations cannot be rendered. */
async function follow(site: ReturnType<typeof storedSite>, first = 'one', refused = new Set<string>()) {
  const proved: [string, PageAddress][] = [];
  const prove = async ({ id }: Snapshot, address: PageAddress) => {
    proved.push([id, address]);
    if (refused.has(id)) throw new Error('mf-cars cannot render cn/cars');
  };
  const following = followConstellations({ store: site.store, origin: 'https://www.example.com', log, prove });
  site.promote(first);
  return { constellations: await following, proved };
}

const status = (site: ReturnType<typeof storedSite>) => readWebStatus(site.store.dataDir);

describe('a constellation that is promoted', () => {
  it('serves when every probe page of it was rendered in both languages', async () => {
    const site = storedSite({ 'mf-cars': sectionCode('mf-cars') });
    const { constellations, proved } = await follow(site);
    expect(constellations.current?.id).toBe('one');
    expect(proved).toEqual(['cn', 'en'].map((lang) => ['one', { lang, path: '/cars', search: '?type=suv' }]));
    expect(await status(site)).toMatchObject({ constellation: 'one', refused: [] });
  });

  it('does not serve when a page of it cannot be rendered: the one before goes on, and the refusal is told', async () => {
    const site = storedSite({ 'mf-cars': sectionCode('mf-cars') });
    const { constellations } = await follow(site, 'one', new Set(['two']));
    site.promote('two');
    await vi.waitFor(async () => expect((await status(site))?.refused).toHaveLength(1));
    expect(constellations.current?.id).toBe('one');
    expect(await status(site)).toMatchObject({
      constellation: 'one',
      refused: [{ id: 'two', reason: 'mf-cars cannot render cn/cars' }],
    });
  });

  it('takes over from the one before, and is proved once only', async () => {
    const site = storedSite({ 'mf-cars': sectionCode('mf-cars') });
    const { constellations, proved } = await follow(site);
    site.promote('two');
    site.promote('two');
    await vi.waitFor(() => expect(constellations.current?.id).toBe('two'));
    site.promote('three');
    await vi.waitFor(() => expect(constellations.current?.id).toBe('three'));
    expect(proved.map(([id]) => id)).toEqual(['one', 'one', 'two', 'two', 'three', 'three']);
  });

  it('serves although the disk does not take the status, and so does the next one', async () => {
    const site = storedSite({ 'mf-cars': sectionCode('mf-cars') });
    writeFileSync(path.join(site.store.dataDir, 'run'), 'a file where the folder of the status should be');
    const { constellations } = await follow(site);
    site.promote('two');
    await vi.waitFor(() => expect(constellations.current?.id).toBe('two'));
  });

  it('is not looked for when nobody follows any more', async () => {
    const site = storedSite({ 'mf-cars': sectionCode('mf-cars') });
    const { constellations, proved } = await follow(site);
    constellations.close();
    site.promote('two');
    expect(proved.map(([id]) => id)).toEqual(['one', 'one']);
  });
});

describe('a process that starts', () => {
  it('serves the sections that can be opened, when its constellation is refused', async () => {
    const site = storedSite({ 'mf-cars': "throw new Error('no engine');", 'mf-news': sectionCode('mf-news') });
    const { constellations } = await follow(site);
    expect(Object.keys(constellations.current?.sections ?? {})).toEqual(['mf-cars', 'mf-news']);
    expect(await status(site)).toMatchObject({ constellation: 'one', refused: [{ id: 'one' }] });
  });

  it('serves nothing when there is no shell, and says so', async () => {
    const site = storedSite({});
    const { constellations } = await follow(site, 'bare');
    expect(constellations.current).toBeNull();
    expect(await status(site)).toMatchObject({
      constellation: null,
      refused: [{ id: 'bare', reason: 'constellation bare has no shell' }],
    });
  });

  it('remembers the last ten refusals', async () => {
    const site = storedSite({ 'mf-cars': sectionCode('mf-cars') });
    const ids = Array.from({ length: 12 }, (_, index) => `bad-${index}`);
    await follow(site, 'one', new Set(ids));
    for (const id of ids) site.promote(id);
    await vi.waitFor(async () => expect((await status(site))?.refused.at(-1)?.id).toBe('bad-11'));
    expect((await status(site))?.refused.map(({ id }) => id)).toEqual(ids.slice(2));
  });
});
