import { describe, expect, it, vi } from 'vitest';
import { fragmentOf, openWindow, REMOTE, serveFragments } from '../testing/open-window.ts';

const TRUCKS = '/cn/en/trucks';
const STYLE = ['/cn/mf/a.css', 'sha384-style'];
const LATE_STYLE = ['/cn/mf/b.css', 'sha384-late'];
const PAGE = '<h1>Cars</h1><div data-island="0"></div>';
const ISLANDS = { section: 'mf-a', remote: REMOTE, islands: [{ name: 'quote', when: 'load', props: {} }] };

/** The page of the cars, of which the kernel knows. */
async function openCars({ html = PAGE, page = {} }: { html?: string; page?: object } = {}) {
  const opened = openWindow({ html, page });
  const { listenForNavigation } = await import('./navigate.ts');
  const { bootPage } = await import('./boot-page.ts');
  const { firstPage } = await import('./page-data.ts');
  bootPage(firstPage);
  listenForNavigation();
  return opened;
}

const shown = () => [document.querySelector('main h1')?.textContent, location.pathname];
const stylesheets = () => document.head.querySelectorAll('link[rel=stylesheet]').length;

describe('a navigation that is given up', () => {
  it('gives way to the newer one', async () => {
    const { navigation } = await openCars();
    const late = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return address.endsWith('/trucks') ? late.promise : Promise.resolve(Response.json(fragmentOf('/cn/en/vans')));
    });
    const older = navigation.go(TRUCKS).finished;
    await navigation.go('/cn/en/vans').finished;
    late.resolve(Response.json(fragmentOf(TRUCKS, { constellation: 'two' })));
    await older;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect([location.pathname, navigation.documents]).toEqual(['/cn/en/vans', []]);
  });

  it('by the visitor, after the address has changed, brings the page of that address', async () => {
    const { navigation, reload } = await openCars();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    void navigation.go(TRUCKS, { navigationType: 'traverse', sameDocument: true, cancelable: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(['Cars', TRUCKS]);
    navigation.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('by the visitor, before the address has changed, changes nothing', async () => {
    const { navigation, reload } = await openCars();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    void navigation.go(TRUCKS);
    navigation.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect([...shown(), reload.mock.calls.length]).toEqual(['Cars', '/cn/en/cars', 0]);
  });

  it('leaves no stylesheet, no progress and no page behind', async () => {
    const { navigation } = await openCars();
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS, { css: [STYLE, LATE_STYLE] }) });
    const append = document.head.append.bind(document.head);
    vi.spyOn(document.head, 'append')
      .mockImplementationOnce((element) => append(element))
      .mockImplementation(() => {});
    const { finished } = navigation.go(TRUCKS, { navigationType: 'traverse', sameDocument: true, cancelable: false });
    await vi.advanceTimersByTimeAsync(0);
    expect(stylesheets()).toBe(1);
    navigation.go('/cn/en/cars', { navigationType: 'traverse', sameDocument: true });
    await finished;
    await vi.advanceTimersByTimeAsync(1000);
    expect(stylesheets()).toBe(0);
    expect(document.getElementById('progress')?.dataset['state']).toBeUndefined();
    expect([...shown(), document.querySelector('meta[name=description]')]).toEqual(['Cars', '/cn/en/cars', null]);
  });

  it('while the islands leave brings them back', async () => {
    const { navigation } = await openCars({ page: ISLANDS });
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS) });
    const { registerRuntime } = await import('./islands/islands.ts');
    const { state } = await import('./islands/island-state.ts');
    const { firstPage } = await import('./page-data.ts');
    const left = Promise.withResolvers<void>();
    registerRuntime({ sync: () => (state.page ? Promise.resolve() : left.promise), retry: async () => {} });
    const { finished } = navigation.go(TRUCKS);
    await vi.waitFor(() => expect(state.page).toBeNull());
    navigation.go('/cn/en/cars#prices', { hashChange: true, sameDocument: true });
    left.resolve();
    await finished;
    await vi.waitFor(() => expect([state.page, [...state.due]]).toEqual([firstPage, [0]]));
    expect(shown()).toEqual(['Cars', '/cn/en/cars']);
  });

  it('while the browser takes its picture leaves the islands where they are', async () => {
    const { navigation } = await openCars({ page: ISLANDS });
    serveFragments({ '/cn/_f/en/trucks': fragmentOf(TRUCKS) });
    const { state } = await import('./islands/island-state.ts');
    const { firstPage } = await import('./page-data.ts');
    const [pending, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<() => void>()];
    const moveShared = () => {
      pending.resolve();
      return taken.promise;
    };
    vi.stubGlobal('__kernel', { moveShared });
    const { finished } = navigation.go(TRUCKS);
    await pending.promise;
    navigation.go('/cn/en/cars#prices', { hashChange: true, sameDocument: true });
    taken.resolve(() => {});
    await finished;
    expect([state.page, [...state.due]]).toEqual([firstPage, [0]]);
  });
});
