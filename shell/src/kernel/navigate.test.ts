import { describe, expect, it, vi } from 'vitest';
import { fragmentOf, openWindow, serveFragments } from '../testing/open-window.ts';

const TRUCKS = '/cn/en/trucks';

const WITH_ISLAND = { section: 'mf-a', islands: [{ name: 'quote', when: 'load', props: {} }] };

/** Goes from the cars to the trucks, whose fragment is so. */
async function goToTrucks(more: object = {}, kind: 'push' | 'pop' = 'push') {
  const opened = openWindow({ html: '<h1>Cars</h1>' });
  serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS, more) });
  const { navigate } = await import('./navigate.ts');
  await navigate(new URL(TRUCKS, location.href), kind === 'push' ? { kind } : { kind, state: { key: 'old' } });
  return opened;
}

const shown = () => [document.querySelector('main h1')?.textContent, location.pathname];

describe('a navigation', () => {
  it('shows the page under its address, with its title, and says so to those who do not see', async () => {
    const { assign } = await goToTrucks();
    expect(shown()).toEqual(['Trucks', TRUCKS]);
    expect(document.title).toBe('Trucks');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('All trucks');
    expect(document.getElementById('live')?.textContent).toBe('Trucks');
    expect(document.activeElement).toBe(document.querySelector('main h1'));
    expect(assign).not.toHaveBeenCalled();
  });

  it.each([
    ['of another constellation', { constellation: 'two' }],
    ['in another language', { htmlLang: 'zh-CN' }],
    ['with another layout', { layout: 'bare' }],
  ])('to a page %s loads a document', async (_which, more) => {
    const { assign } = await goToTrucks(more);
    expect(assign.mock.calls.map(([url]) => String(url))).toEqual([`https://www.example.com${TRUCKS}`]);
    expect(shown()).toEqual(['Cars', '/cn/en/cars']);
  });

  it('back to a page of another constellation reloads, because the address has changed already', async () => {
    const { assign, reload } = await goToTrucks({ constellation: 'two' }, 'pop');
    expect([assign.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
  });

  it('opens a document when the answer is no fragment', async () => {
    const { assign } = openWindow({ html: '<h1>Cars</h1>' });
    vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    const { navigate } = await import('./navigate.ts');
    await navigate(new URL(TRUCKS, location.href), { kind: 'push' });
    expect(assign).toHaveBeenCalledOnce();
  });

  it('shows the page for those without a network when there is none', async () => {
    const { assign } = openWindow({ html: '<h1>Cars</h1>' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { navigate } = await import('./navigate.ts');
    await navigate(new URL(TRUCKS, location.href), { kind: 'push' });
    expect(shown()).toEqual(['You are offline', TRUCKS]);
    expect(document.title).toBe('Offline');
    expect(assign).not.toHaveBeenCalled();
  });

  it('gives way to a newer one', async () => {
    const { assign } = openWindow({ html: '<h1>Cars</h1>' });
    const late = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return address.endsWith('/trucks') ? late.promise : Promise.resolve(Response.json(fragmentOf('/cn/en/vans')));
    });
    const { navigate } = await import('./navigate.ts');
    const older = navigate(new URL(TRUCKS, location.href), { kind: 'push' });
    await navigate(new URL('/cn/en/vans', location.href), { kind: 'push' });
    late.resolve(Response.json(fragmentOf(TRUCKS, { constellation: 'two' })));
    await older;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(location.pathname).toBe('/cn/en/vans');
    expect(assign).not.toHaveBeenCalled();
  });

  it('that is given up while the islands leave changes nothing, and they come back', async () => {
    openWindow({ html: '<h1>Cars</h1><div data-island="0"></div>', page: WITH_ISLAND });
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS) });
    const { bootIslands, registerRuntime } = await import('./islands/islands.ts');
    const { state } = await import('./islands/island-state.ts');
    const { firstPage } = await import('./page-data.ts');
    const { navigate, stopNavigating } = await import('./navigate.ts');
    const left = Promise.withResolvers<void>();
    const sync = vi.fn(() => (state.page ? Promise.resolve() : left.promise));
    registerRuntime({ sync, retry: async () => {} });
    bootIslands(firstPage);
    const going = navigate(new URL(TRUCKS, location.href), { kind: 'push' });
    await vi.waitFor(() => expect(state.page).toBeNull());
    stopNavigating();
    left.resolve();
    await going;
    expect(shown()).toEqual(['Cars', '/cn/en/cars']);
    expect(document.querySelector('meta[name=description]')).toBeNull();
    expect([state.page, [...state.due]]).toEqual([firstPage, [0]]);
  });
});
