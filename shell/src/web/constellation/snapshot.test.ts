import { describe, expect, it } from 'vitest';
import { sectionCode, storedSite } from '../testing/stored-site.ts';
import { loadSnapshot } from './snapshot.ts';

const CARS = { 'mf-cars': sectionCode('mf-cars') };
const load = (site: ReturnType<typeof storedSite>, onUnavailable?: (app: string, error: unknown) => void) =>
  loadSnapshot({
    store: site.store,
    id: 'one',
    origin: 'https://www.example.com',
    ...(onUnavailable ? { onUnavailable } : {}),
  });

describe('a constellation', () => {
  it('is put together from its releases: what browsers load, with the hashes that they check', async () => {
    const { site, sections, releases } = await load(storedSite(CARS));
    const { parts } = site as unknown as { parts: Record<string, unknown> };
    expect(parts).toMatchObject({
      origin: 'https://www.example.com',
      kernel: ['/cn/mf/shell/1.0.0/client/kernel.js', 'sha384-kernel.js'],
      constellation: {
        id: 'one',
        runtime: ['/cn/mf/shell/1.0.0/client/runtime.js', 'sha384-runtime.js'],
        parts: { search: ['/cn/mf/shell/1.0.0/client/search.js', 'sha384-search.js'] },
        sections: {
          'mf-cars': { container: 'mf_cars', entry: ['/cn/mf/mf-cars/1.0.0/client/entry.js', 'sha384-entry.js'] },
        },
      },
    });
    expect(Object.keys(releases)).toEqual(['shell', 'mf-cars']);
    expect(sections['mf-cars']?.css('list')).toEqual([['/cn/mf/mf-cars/1.0.0/client/a.css', 'sha384-a.css']]);
    expect(sections['mf-cars']?.js(['filter', 'none'])).toEqual([['/cn/mf/mf-cars/1.0.0/client/a.js', 'sha384-a.js']]);
  });

  it.each([
    ['is of another contract', sectionCode('mf-cars', 'contract: 2')],
    ['gives itself out as another one', sectionCode('mf-trucks')],
    ['has nothing to give', ''],
  ])('is refused when a section %s', async (_how, code) => {
    await expect(load(storedSite({ 'mf-cars': code }))).rejects.toThrow(
      'mf-cars@1.0.0 is not a section of this contract',
    );
  });

  it('is refused when a section cannot be loaded, by name and reason', async () => {
    await expect(load(storedSite({ 'mf-cars': "throw new Error('no engine');" }))).rejects.toThrow(
      'mf-cars@1.0.0 cannot be loaded: no engine',
    );
  });

  it('is refused when its shell is of another contract, or when it has none', async () => {
    const site = storedSite(CARS);
    site.write('shell', 'exports.frame = { contract: 2 };');
    await expect(load(site)).rejects.toThrow('shell@1.0.0 speaks another contract');
    await expect(loadSnapshot({ store: site.store, id: 'bare', origin: '' })).rejects.toThrow(
      'constellation bare has no shell',
    );
  });

  it('is refused when a file of it is not what it was', async () => {
    const site = storedSite(CARS);
    site.damaged.add('mf-cars');
    await expect(load(site)).rejects.toThrow('mf-cars@1.0.0: a.js does not have the bytes');
  });
});

describe('a constellation that must serve what it can', () => {
  it.each([
    ['whose code throws', "throw new Error('no engine');", false],
    ['whose files were changed', sectionCode('mf-cars'), true],
  ])('keeps the addresses of a section %s, and rejects what is asked there', async (_how, code, isDamaged) => {
    const site = storedSite({ 'mf-cars': code, 'mf-news': sectionCode('mf-news', 'load: () => "news"') });
    if (isDamaged) site.damaged.add('mf-cars');
    const unavailable: string[] = [];
    const { sections } = await load(site, (app) => unavailable.push(app));
    expect(unavailable).toEqual(['mf-cars']);
    const { server, css } = sections['mf-cars'] ?? {};
    expect(server?.routes).toEqual({ list: { pattern: '/cars' } });
    expect(css?.('list')).toEqual([]);
    const request = { path: '/cars' } as Parameters<NonNullable<typeof server>['load']>[1];
    await expect(server?.load('list', request, {} as never)).rejects.toThrow(/engine|bytes/);
    expect(sections['mf-news']?.server.load('list', request, {} as never)).toBe('news');
  });

  it('does not stand without its shell', async () => {
    const site = storedSite(CARS);
    site.damaged.add('shell');
    await expect(load(site, () => {})).rejects.toThrow('shell@1.0.0: a.js does not have the bytes');
  });
});
