import type { Lang } from 'shared/contract/text/lang';
import { describe, expect, it } from 'vitest';
import type { RenderContext } from '../page/render-request.ts';
import { proveAddress, proveFrame, renderRequest } from '../page/render-request.ts';
import { routeAddress } from '../page/route-address.ts';
import { textOf } from '../testing/fake-snapshot.ts';
import { startedSnapshot } from '../testing/started-snapshot.ts';
import { sectionCode, storedSite } from '../testing/stored-site.ts';
import { proveSnapshot } from './proof.ts';
import type { Snapshot } from './snapshot.ts';

const CARS = { 'mf-cars': sectionCode('mf-cars') };
const context = {
  call: async () => null,
  siteData: { get: async () => ({}) },
  report: () => {},
  origin: 'https://www.example.com',
} as unknown as RenderContext;
const proof = {
  prove: (snapshot: Snapshot, address: Parameters<typeof proveAddress>[2]) => proveAddress(snapshot, context, address),
  proveFrame: (snapshot: Snapshot, lang: Lang) => proveFrame(snapshot, context, lang),
};
const faultsOf = async (site: ReturnType<typeof storedSite>, before: Snapshot | null = null) => {
  const { snapshot } = await startedSnapshot(site);
  const faults = await proveSnapshot(snapshot, before, proof);
  return { snapshot, faults: faults.map(({ app, error, isNew }) => [app, error.message, isNew]) };
};
const pageAt = async (snapshot: Snapshot, path: string) => {
  const answer = await renderRequest(snapshot, context, routeAddress(snapshot, { lang: 'en', path, search: '' }));
  return answer.kind === 'page' ? [answer.page.status, textOf(answer.page).split('<hr>')] : answer;
};

describe('a constellation', () => {
  it('is put together from its releases: what browsers load, with the hashes that they check', async () => {
    const { snapshot } = await startedSnapshot(storedSite(CARS));
    const [status, [html = '', setup = '']] = (await pageAt(snapshot, '/cars')) as [number, string[]];
    expect([status, html]).toEqual([200, '<h1>mf-cars</h1>']);
    expect(JSON.parse(setup)).toMatchObject({
      origin: 'https://www.example.com',
      kernel: ['/cn/mf/shell/1.0.0/client/kernel.js', 'sha384-kernel.js'],
      marks: ['/cn/mf/shell/1.0.0/client/marks.js', 'sha384-marks.js'],
      constellation: {
        id: 'one',
        runtime: ['/cn/mf/shell/1.0.0/client/runtime.js', 'sha384-runtime.js'],
        parts: { search: ['/cn/mf/shell/1.0.0/client/search.js', 'sha384-search.js'] },
        sections: {
          'mf-cars': { container: 'mf_cars', entry: ['/cn/mf/mf-cars/1.0.0/client/entry.js', 'sha384-entry.js'] },
        },
      },
    });
    expect(Object.keys(snapshot.releases)).toEqual(['shell', 'mf-cars']);
    expect(await pageAt(snapshot, '/planes')).toEqual({ kind: 'missing', screen: 'route-not-found' });
  });

  it.each([
    ['is of another contract', sectionCode('mf-cars', 'contract: 2')],
    ['gives itself out as another one', sectionCode('mf-trucks')],
    ['has nothing to give', ''],
  ])('has a fault when a section %s', async (_how, code) => {
    const { faults } = await faultsOf(storedSite({ 'mf-cars': code }));
    expect(faults).toEqual([['mf-cars', 'mf-cars@1.0.0 is not a section of this contract', true]]);
  });

  it.each([
    ['loaded', "throw new Error('no engine');", 'mf-cars@1.0.0 cannot be loaded: no engine'],
    [
      'rendered',
      sectionCode('mf-cars', "render: () => { throw new Error('no engine'); }"),
      'mf-cars cannot render cn/cars: no engine',
    ],
  ])('has a fault when a section cannot be %s, by name and reason', async (_how, code, message) => {
    expect((await faultsOf(storedSite({ 'mf-cars': code }))).faults).toEqual([['mf-cars', message, true]]);
  });

  it('whose fault is known from the one that serves keeps no other team from promoting', async () => {
    const site = storedSite({ 'mf-cars': "throw new Error('no engine');" });
    const { snapshot } = await faultsOf(site);
    expect((await faultsOf(site, snapshot)).faults).toMatchObject([['mf-cars', expect.anything(), false]]);
  });

  it('does not stand when its shell is of another contract, damaged or absent', async () => {
    const site = storedSite(CARS);
    await expect(startedSnapshot(site, { id: 'bare' })).rejects.toThrow('constellation bare has no shell');
    site.write('shell', 'exports.frame = { contract: 2 };');
    await expect(startedSnapshot(site)).rejects.toThrow(
      'shell@1.0.0 cannot be loaded: the shell speaks another contract',
    );
    site.damaged.add('shell');
    await expect(startedSnapshot(site)).rejects.toThrow('shell@1.0.0: a.js does not have the bytes');
  });

  it.each([
    ['whose code throws', "throw new Error('no engine');", false],
    ['whose files were changed', sectionCode('mf-cars'), true],
  ])('keeps the addresses of a section %s, and shows the error screen there', async (_how, code, isDamaged) => {
    const site = storedSite({ 'mf-cars': code });
    if (isDamaged) site.damaged.add('mf-cars');
    const { snapshot } = await startedSnapshot(site);
    expect([...snapshot.renderers.unusable.keys()]).toEqual(['mf-cars']);
    expect(await pageAt(snapshot, '/cars')).toMatchObject([500, ['application-error', expect.anything()]]);
  });
});
