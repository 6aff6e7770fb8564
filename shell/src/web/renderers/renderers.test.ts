import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Snapshot } from '../constellation/snapshot.ts';
import { renderRequest, type RenderContext } from '../page/render-request.ts';
import { routeAddress } from '../page/route-address.ts';
import { textOf } from '../testing/fake-snapshot.ts';
import { recordingPool, startedSnapshot } from '../testing/started-snapshot.ts';
import { sectionCode, storedSite } from '../testing/stored-site.ts';

function contextWith(call: (name: string, body: unknown) => unknown = () => null) {
  const reports: string[] = [];
  const context = {
    call: async (name: string, body: unknown) => call(name, body),
    siteData: { get: async () => ({}) },
    report: (error: Error) => reports.push(error.message),
    origin: 'https://www.example.com',
  } as unknown as RenderContext;
  return { context, reports };
}

async function read(snapshot: Snapshot, path: string, { context } = contextWith()) {
  const routed = routeAddress(snapshot, { lang: 'en', path, search: '' });
  const answer = await renderRequest(snapshot, context, routed);
  if (answer.kind === 'missing') return answer.screen;
  return answer.kind === 'page' ? (textOf(answer.page).split('<hr>')[0] ?? '') : answer.to;
}

/** A section that says how often its process was asked, and ends its process at `/cars/end` by a throw in a timer. */
const COUNTING = sectionCode(
  'mf-cars',
  `load: async (_page, request, { api, report }) => {
    globalThis.visits = (globalThis.visits ?? 0) + 1;
    if (request.params.id === 'end') {
      setTimeout(() => { throw new Error('thrown in a timer'); }, 0);
      return new Promise(() => {});
    }
    if (request.params.id === 'asks') return { kind: 'page', head: {}, data: await api.call('brand/list', { of: 'cars' }) };
    if (request.params.id === 'waits') return { kind: 'page', head: {}, data: 'waited ' + await api.call('slow', {}) };
    if (request.params.id === 'works') for (const until = performance.now() + 40; performance.now() < until;);
    if (request.params.id === 'reports') report(new Error('survived'));
    if (request.params.id === 'writes') console.log('a line', { of: 'objects' });
    if (request.params.id === 'leads') return { kind: 'redirect', status: 301, to: '/cn/en' };
    return { kind: 'page', head: {}, data: 'visit ' + globalThis.visits };
  }`,
);

describe('the renderers of a section', () => {
  it('have their calls made by the web process, and get its answers and its faults', async () => {
    const { snapshot } = await startedSnapshot(storedSite({ 'mf-cars': COUNTING }));
    const call = vi.fn((_name: string, _body: unknown): unknown => 'four brands');
    expect(await read(snapshot, '/cars/asks', contextWith(call))).toBe('<h1>four brands</h1>');
    expect(call).toHaveBeenCalledWith('brand/list', { of: 'cars' });
    const failing = contextWith(() => {
      throw Object.assign(new Error('not now'), { name: 'ApiError', code: '50300' });
    });
    expect(await read(snapshot, '/cars/asks', failing)).toBe('application-error');
    expect(failing.reports).toEqual(['not now']);
  });

  it('pass on what a page reports and writes, and lead elsewhere', async () => {
    const { snapshot, lines } = await startedSnapshot(storedSite({ 'mf-cars': COUNTING }));
    const given = contextWith();
    expect(await read(snapshot, '/cars/reports', given)).toBe('<h1>visit 1</h1>');
    expect(given.reports).toEqual(['survived']);
    await read(snapshot, '/cars/writes');
    expect(lines).toEqual(['a line [object Object]']);
    expect(await read(snapshot, '/cars/leads')).toBe('/cn/en');
  });

  it('are replaced when their process ends: the cause is named, and who waited beside it gets a page', async () => {
    const { snapshot, faults } = await startedSnapshot(storedSite({ 'mf-cars': COUNTING }));
    const service = Promise.withResolvers<string>();
    let calls = 0;
    const waiting = contextWith(() => {
      calls += 1;
      return calls === 1 ? service.promise : 'twice';
    });
    const beside = read(snapshot, '/cars/waits', waiting);
    await vi.waitFor(() => expect(calls).toBe(1));
    expect(await read(snapshot, '/cars/end')).toBe('application-error');
    expect(await beside).toBe('<h1>waited twice</h1>');
    expect(faults).toMatchObject([{ release: { app: 'mf-cars' }, request: { params: { id: 'end' } } }]);
    expect(faults[0]?.reason).toContain('thrown in a timer');
  });

  it('are not ended for being busy with many pages, as long as one after the other is answered', async () => {
    const { snapshot, faults } = await startedSnapshot(storedSite({ 'mf-cars': COUNTING }), { silence: 500 });
    const pages = await Promise.all(Array.from({ length: 60 }, () => read(snapshot, '/cars/works')));
    expect(faults).toEqual([]);
    expect(new Set(pages)).toHaveLength(60);
    expect(pages).not.toContain('application-error');
  });

  it('go on serving the next constellation when their release stays, and end with the last one', async () => {
    const site = storedSite({ 'mf-cars': COUNTING });
    const { pool } = recordingPool();
    const one = await startedSnapshot(site, { pool });
    expect(await read(one.snapshot, '/cars/a')).toBe('<h1>visit 1</h1>');
    const two = await startedSnapshot(site, { id: 'two', pool });
    expect(await read(two.snapshot, '/cars/a')).toBe('<h1>visit 2</h1>');
    one.snapshot.renderers.close();
    expect(await read(two.snapshot, '/cars/a')).toBe('<h1>visit 3</h1>');
    expect(await read(one.snapshot, '/cars/a').catch((error: Error) => error.message)).not.toContain('visit');
  });

  it('are as many for each section as is set', async () => {
    const { snapshot } = await startedSnapshot(storedSite({ 'mf-cars': COUNTING }), { count: 2 });
    const service = Promise.withResolvers<string>();
    const call = vi.fn(() => service.promise);
    const beside = read(snapshot, '/cars/waits', contextWith(call));
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    expect([await read(snapshot, '/cars/a'), await read(snapshot, '/cars/a')]).toEqual([
      '<h1>visit 1</h1>',
      '<h1>visit 2</h1>',
    ]);
    service.resolve('long enough');
    expect(await beside).toBe('<h1>waited long enough</h1>');
  });
});

describe('the renderers of an app that is being written', () => {
  const code = (version: string) =>
    sectionCode(
      'mf-cars',
      `load: async () => {
        globalThis.visits = (globalThis.visits ?? 0) + 1;
        return { kind: 'page', head: {}, data: '${version}, visit ' + globalThis.visits };
      }`,
    );

  /** Opens each code of the section in the place of the one before, as `pnpm dev` does after each change. */
  function writtenSite() {
    const { pool } = recordingPool({ reopens: true });
    const site = storedSite({ 'mf-cars': '' });
    const { verifyRelease, releaseFolder } = site.store;
    const open = async (text: string) => {
      writeFileSync(path.join(releaseFolder('mf-cars', '1.0.0'), 'server.cjs'), text);
      const store: typeof site.store = {
        ...site.store,
        verifyRelease: async (...of) => ({ ...(await verifyRelease(...of)), owner: text }),
      };
      return (await startedSnapshot({ ...site, store }, { pool })).snapshot;
    };
    return { open };
  }

  it('load the next code into the process that they have, whose visitors keep the code that they came to', async () => {
    const { open } = writtenSite();
    const before = await open(code('first'));
    expect(await read(before, '/cars/a')).toBe('<h1>first, visit 1</h1>');
    const after = await open(code('second'));
    expect(await read(after, '/cars/a')).toBe('<h1>second, visit 2</h1>');
    expect(await read(before, '/cars/a')).toBe('<h1>first, visit 3</h1>');
    before.renderers.close();
    expect(await read(after, '/cars/a')).toBe('<h1>second, visit 4</h1>');
  });

  it('say what is wrong with code that cannot be loaded, and begin anew with what comes after it', async () => {
    const { open } = writtenSite();
    const before = await open(code('first'));
    expect(await read(before, '/cars/a')).toBe('<h1>first, visit 1</h1>');
    const broken = await open("throw new Error('no section');");
    expect(broken.renderers.unusable.get('mf-cars')?.message).toContain('no section');
    expect(await read(before, '/cars/a')).toBe('<h1>first, visit 2</h1>');
    const mended = await open(code('mended'));
    expect(await read(mended, '/cars/a')).toBe('<h1>mended, visit 1</h1>');
  });
});
