import { describe, expect, it, vi } from 'vitest';
import { fragmentOf, openWindow, serveFragments } from '../../testing/open-window.ts';

const CARS = '/cn/en/cars';
const OFFLINE = '<h1>You are offline</h1>';

async function openOffline() {
  const opened = openWindow({ html: OFFLINE });
  const { showAgain } = await import('./show-again.ts');
  const { listenForNavigation } = await import('../navigate.ts');
  listenForNavigation();
  return { ...opened, showAgain };
}

const heading = () => document.querySelector('main h1')?.textContent;
const progress = () => document.getElementById('progress')?.dataset['state'];

describe('the page that did not come', () => {
  it('takes the place of the screen that stands in for it, with its title, seen from its beginning', async () => {
    const { showAgain, navigation, reload } = await openOffline();
    const scroll = vi.fn();
    vi.stubGlobal('scrollTo', scroll);
    serveFragments({ '/cn/_f/en/cars': fragmentOf(CARS, { title: 'All cars', html: '<h1>Cars</h1>' }) });
    await showAgain();
    expect([heading(), document.title]).toEqual(['Cars', 'All cars']);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
    expect([navigation.documents, reload.mock.calls]).toEqual([[], []]);
  });

  it('leaves the screen as it is while there is still no way to it', async () => {
    const { showAgain, reload } = await openOffline();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const before = document.querySelector('main h1');
    const trying = showAgain();
    await trying;
    await vi.advanceTimersByTimeAsync(1000);
    expect([document.querySelector('main h1') === before, reload.mock.calls, progress()]).toEqual([
      true,
      [],
      undefined,
    ]);
  });

  it('is opened as a document when the release has changed meanwhile', async () => {
    const { showAgain, reload } = await openOffline();
    serveFragments({ '/cn/_f/en/cars': fragmentOf(CARS, { constellation: 'two' }) });
    await showAgain();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a visitor who goes elsewhere meanwhile', () => {
  it('is not brought back', async () => {
    const { showAgain, navigation, reload } = await openOffline();
    const late = Promise.withResolvers<Response>();
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return address.endsWith('/cars') ? late.promise : Promise.resolve(Response.json(fragmentOf('/cn/en/trucks')));
    });
    const again = showAgain();
    await navigation.go('/cn/en/trucks', { navigationType: 'traverse' }).finished;
    late.resolve(Response.json(fragmentOf(CARS, { constellation: 'two' })));
    await again;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect([heading(), reload.mock.calls]).toEqual(['Trucks', []]);
  });

  it('is not interrupted', async () => {
    const { showAgain, navigation } = await openOffline();
    const late = Promise.withResolvers<Response>();
    const fetch = vi.fn(() => late.promise);
    vi.stubGlobal('fetch', fetch);
    const { finished } = navigation.go('/cn/en/trucks');
    await showAgain();
    expect(fetch).toHaveBeenCalledOnce();
    late.resolve(Response.json(fragmentOf('/cn/en/trucks')));
    await finished;
    expect(heading()).toBe('Trucks');
  });
});
