import { describe, expect, it, vi } from 'vitest';
import { click, fragmentOf, openWindow, REMOTE, serveFragments } from '../../testing/open-window.ts';

const ISLANDS = `<div data-island="0"><button id="buy">Buy</button><a id="more" href="/cn/en/trucks">More</a></div>
  <div data-island="1"><input id="name"></div>`;
const page = {
  section: 'mf-a',
  remote: REMOTE,
  islands: [
    { name: 'order', when: 'intent', props: {} },
    { name: 'form', when: 'load', props: {} },
  ],
  js: [['/cn/mf/mf-a/order.js', 'sha384-order']],
};

/** A page with an island that waits for a visitor and one that is due at once, and a runtime that notes what it is notified. */
async function openIslands() {
  const opened = openWindow({ html: ISLANDS, page });
  const fetch = serveFragments({});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const islands = await import('./islands.ts');
  const { state, onDue } = await import('./island-state.ts');
  const notified: string[] = [];
  islands.registerRuntime({
    sync: async () => void notified.push(`sync ${state.page?.section ?? 'nothing'}`),
    retry: async (section) => void notified.push(`retry ${section}`),
  });
  islands.listenForIslands();
  const { firstPage } = await import('../page-data.ts');
  islands.bootIslands(firstPage);
  return { ...opened, ...islands, state, onDue, notified, fetch };
}

const island = (number: number) => document.querySelector(`[data-island="${number}"]`);

describe('an island', () => {
  it('that is due at once is busy until it lives, and its scripts are on their way', async () => {
    const { hydrated, fetch, notified } = await openIslands();

    expect(island(1)?.getAttribute('aria-busy')).toBe('true');
    expect(island(0)?.hasAttribute('aria-busy')).toBe(false);
    expect(fetch.mock.calls.map(([address]) => address)).toEqual([
      '/cn/mf/shell/runtime.js',
      '/cn/mf/mf-a/entry.js',
      '/cn/mf/mf-a/order.js',
    ]);
    expect(notified).toEqual(['sync mf-a']);
    hydrated(1);
    expect([island(1)?.hasAttribute('aria-busy'), island(1)?.hasAttribute('data-live')]).toEqual([false, true]);
  });

  it('that waits for a visitor wakes by the first touch, and the click is played back when it lives', async () => {
    const { hydrated, onDue } = await openIslands();
    const due: number[] = [];
    onDue((number) => due.push(number));
    const bought = vi.fn();
    document.querySelector('#buy')?.addEventListener('click', bought);
    expect(click('#buy').defaultPrevented).toBe(true);
    expect(bought).not.toHaveBeenCalled();
    expect(due).toEqual([1, 0]);
    hydrated(0);
    await vi.runAllTimersAsync();
    expect(bought).toHaveBeenCalledOnce();
    click('#buy');
    expect(bought).toHaveBeenCalledTimes(2);
  });

  it('leaves links alone, which work without it', async () => {
    await openIslands();
    expect(click('#more').defaultPrevented).toBe(false);
  });

  it('hears of what was typed before it lived', async () => {
    const { hydrated, window } = await openIslands();
    const heard = vi.fn();
    const name = document.querySelector('#name');
    name?.dispatchEvent(new window.Event('input', { bubbles: true }));
    name?.dispatchEvent(new window.Event('input', { bubbles: true }));
    name?.addEventListener('input', heard);
    hydrated(1);
    await vi.runAllTimersAsync();
    expect(heard).toHaveBeenCalledOnce();
  });

  it('that fails keeps its HTML and offers another try', async () => {
    const { failed, state, notified, window } = await openIslands();
    sessionStorage.setItem('reloaded-for', 'one');
    failed(1, new Error('no chunk'));
    expect(island(1)?.hasAttribute('data-failed')).toBe(true);
    expect([...state.due]).toEqual([]);
    const retry = document.querySelector('button[data-retry]');
    expect(retry?.textContent).toBe('Try again');
    retry?.dispatchEvent(new window.Event('click', { bubbles: true }));
    expect(island(1)?.hasAttribute('data-failed')).toBe(false);
    expect([...state.due]).toEqual([1]);
    expect(notified.at(-1)).toBe('retry mf-a');
    expect(document.querySelector('button[data-retry]')).toBeNull();
  });

  it('that fails before it lived reloads the page once', async () => {
    const { failed, hydrated, reload } = await openIslands();
    failed(1, new Error('no chunk'));
    expect(reload).toHaveBeenCalledOnce();
    expect(island(1)?.hasAttribute('data-failed')).toBe(false);
    sessionStorage.clear();
    hydrated(1);
    failed(1, new Error('thrown by a click'));
    expect(reload).toHaveBeenCalledOnce();
    expect(island(1)?.hasAttribute('data-failed')).toBe(true);
  });
});

describe('a page that goes', () => {
  it('lets its islands be unmounted before the next one is shown', async () => {
    const { notified } = await openIslands();
    const { leavePage, showPage } = await import('../show-page.ts');
    const fragment = fragmentOf('/cn/en/trucks') as unknown as Parameters<typeof showPage>[0];
    const main = document.querySelector('main');
    await leavePage(new AbortController().signal);
    expect([notified.at(-1), main?.querySelector('[data-island]') !== null]).toEqual(['sync nothing', true]);
    showPage(fragment, { scroll: () => {} });
    expect(main?.querySelector('[data-island]')).toBeNull();
    expect(main?.textContent).toBe('Trucks');
  });
});
