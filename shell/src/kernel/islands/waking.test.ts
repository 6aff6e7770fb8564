import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { click, openWindow, REMOTE, serveFragments } from '../../testing/open-window.ts';

const HTML = `<div data-island="0"><input id="name"><input id="one" type="radio"><button id="buy">Buy</button></div>
<div data-island="1"><button id="ask">Ask</button></div>`;
const islandsThat = (...when: string[]) => when.map((one) => ({ name: 'order', when: one, props: {} }));

/** A page whose runtime has not come yet. */
async function openPage({
  page = { section: 'mf-a', remote: REMOTE },
  when = ['intent', 'intent'],
  islands: specs = islandsThat(...when),
} = {}) {
  const opened = openWindow({ html: HTML, page: { ...page, islands: specs } });
  const fetch = serveFragments({});
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const observers: { margin: string; watched: Element[] }[] = [];
  class Observer {
    readonly #watched: Element[] = [];
    constructor(_listener: unknown, { rootMargin }: { rootMargin: string }) {
      observers.push({ margin: rootMargin, watched: this.#watched });
    }
    observe(element: Element) {
      this.#watched.push(element);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const listen = vi.spyOn(document, 'addEventListener');
  const islands = await import('./islands.ts');
  const { state, onDue, resetIslands } = await import('./island-state.ts');
  const { firstPage } = await import('../page-data.ts');
  islands.listenForIslands();
  islands.bootIslands(firstPage);
  const send = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new opened.window.Event(type, { bubbles: true }));
  const scripts = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  return { ...opened, ...islands, fetch, state, onDue, resetIslands, firstPage, send, scripts, observers, listen };
}

describe('an island that gathers what visitors choose', () => {
  it.each([
    ['["one"]', [0]],
    ['[]', []],
    ['no list', []],
  ])('lives at once where this browser has %s of them', async (list, expected) => {
    const islands = [{ name: 'order', when: 'intent', stored: 'basket', props: {} }];
    const { bootIslands, firstPage, state } = await openPage({ islands });
    localStorage.setItem('basket', list);
    bootIslands(firstPage);
    expect([...state.due]).toEqual(expected);
  });
});

const island = (number: number) => document.querySelector(`[data-island="${number}"]`);
const mayReload = () => sessionStorage.setItem('reloaded-for', 'one');

describe('the first island that is due', () => {
  it('brings the runtime, whose hash is known, and is followed by it', async () => {
    const { send, scripts, registerRuntime } = await openPage();
    const sync = vi.fn(async () => {});
    expect(scripts()).toEqual([]);
    send('#name', 'focusin');
    expect(scripts()).toEqual(['/cn/mf/shell/runtime.js']);
    expect(document.querySelector('script[src]')?.getAttribute('integrity')).toBe('sha384-runtime');
    registerRuntime({ sync, retry: async () => {} });
    await vi.waitFor(() => expect(sync).toHaveBeenCalledOnce());
    send('#name', 'pointerover');
    send('#ask', 'focusin');
    expect(scripts()).toHaveLength(1);
    expect(sync).toHaveBeenCalledTimes(2);
  });

  it('of a page that names no container cannot live', async () => {
    const { send, scripts } = await openPage({ page: { section: 'mf-a' } as never });
    mayReload();
    send('#name', 'focusin');
    await vi.waitFor(() => expect(island(0)?.hasAttribute('data-failed')).toBe(true));
    expect(scripts()).toEqual([]);
  });

  it('is left to the runtime where that listens already', async () => {
    const { send, onDue, scripts } = await openPage();
    const due: number[] = [];
    onDue((number) => void due.push(number));
    send('#ask', 'focusin');
    expect([due, scripts()]).toEqual([[1], []]);
  });
});

describe('a runtime that cannot start', () => {
  const refuse = { sync: () => Promise.reject(new Error('broken')), retry: async () => {} };

  it('fails the islands that wait for it', async () => {
    const { send, registerRuntime } = await openPage();
    registerRuntime(refuse);
    mayReload();
    send('#name', 'focusin');
    await vi.waitFor(() => expect(island(0)?.getAttribute('data-failed')).toBe(''));
    expect(island(0)?.hasAttribute('aria-busy')).toBe(false);
    expect(island(1)?.hasAttribute('data-failed')).toBe(false);
  });

  it('fails nothing of the page that came meanwhile', async () => {
    const { send, registerRuntime, bootIslands, firstPage, reload } = await openPage();
    registerRuntime(refuse);
    send('#name', 'focusin');
    bootIslands({ ...firstPage, islands: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect([island(0)?.hasAttribute('data-failed'), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it('is not followed by pages that have gone while it was on its way', async () => {
    const { send, registerRuntime, bootIslands, firstPage } = await openPage();
    const sync = vi.fn(async () => {});
    send('#name', 'focusin');
    registerRuntime({ sync, retry: async () => {} });
    bootIslands({ ...firstPage, islands: [] });
    await vi.advanceTimersByTimeAsync(0);
    expect(sync).not.toHaveBeenCalled();
  });
});

describe('an island that lives', () => {
  it('has its own clicks played back, and not those of its neighbour', async () => {
    const { hydrated, state } = await openPage();
    const clicked: string[] = [];
    click('#buy');
    click('#ask');
    document.addEventListener('click', ({ target }) => void clicked.push((target as Element).id));
    hydrated(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(clicked).toEqual(['ask']);
    expect(state.queued.map((queued) => queued.island)).toEqual([0]);
    expect([island(1)?.getAttribute('data-live'), island(0)?.hasAttribute('data-live')]).toEqual(['', false]);
  });

  it('is not due again by a touch, nor when it is no longer in the document', async () => {
    const { hydrated, send, state } = await openPage();
    hydrated(0);
    hydrated(7);
    send('#name', 'pointerover');
    send('#name', 'input');
    expect([...state.due, ...state.queued]).toEqual([]);
  });
});

describe('an island that fails', () => {
  it('loses its clicks, and its neighbour keeps its own', async () => {
    const { failed, state } = await openPage();
    mayReload();
    click('#buy');
    click('#ask');
    failed(0, new Error('broken'));
    expect(state.queued.map((queued) => queued.island)).toEqual([1]);
    expect([...state.due]).toEqual([1]);
    failed(7, new Error('not here'));
    expect(document.querySelectorAll('button[data-retry]')).toHaveLength(1);
    expect(document.querySelector<HTMLElement>('button[data-retry]')?.dataset['retry']).toBe('');
  });

  it('after it lived is no longer marked as living, and may be clicked as it is', async () => {
    const { failed, hydrated, state } = await openPage();
    mayReload();
    hydrated(0);
    failed(0, new Error('broken'));
    expect([island(0)?.hasAttribute('data-live'), state.live.has(0)]).toEqual([false, false]);
    expect(click('#buy').defaultPrevented).toBe(false);
  });

  it('at the end of the page is offered again, too', async () => {
    const { failed } = await openPage();
    mayReload();
    document.querySelector('main')?.replaceChildren(island(1) as Element);
    failed(1, new Error('broken'));
    expect(island(1)?.nextElementSibling?.textContent).toBe('Try again');
  });

  it('is tried again without a runtime that never came', async () => {
    const { failed, state } = await openPage();
    mayReload();
    failed(1, new Error('broken'));
    click('button[data-retry]');
    expect([...state.due]).toEqual([1]);
  });
});

describe('what was typed', () => {
  it('wakes the island, which hears of it from wherever it listens', async () => {
    const { send, hydrated, state } = await openPage();
    send('#name', 'input');
    expect([...state.due]).toEqual([0]);
    const heard: string[] = [];
    island(0)?.addEventListener('input', ({ target }) => void heard.push((target as Element).id));
    hydrated(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(['name']);
  });

  it('or ticked is never told twice', async () => {
    const { send, state } = await openPage();
    send('#one', 'input');
    expect([[...state.due], state.queued]).toEqual([[0], []]);
  });
});

describe('a page with islands below the fold', () => {
  it('has one watcher for all of them, which sees 200 pixels further than the window', async () => {
    const { observers } = await openPage({ when: ['visible', 'visible', 'visible'] });
    expect(observers).toEqual([{ margin: '200px', watched: [island(0), island(1)] }]);
  });

  it('gets a watcher of its own after another one', async () => {
    const { observers, bootIslands, firstPage } = await openPage({ when: ['visible'] });
    bootIslands(firstPage);
    expect(observers.map(({ watched }) => watched)).toEqual([[island(0)], [island(0)]]);
  });
});

describe('a page that is leaving', () => {
  it('takes no more clicks, and fetches nothing ahead', async () => {
    const { resetIslands, state, prefetchRuntime, syncRuntime } = await openPage();
    resetIslands(null);
    expect(click('#buy').defaultPrevented).toBe(false);
    prefetchRuntime();
    expect([state.queued, document.querySelectorAll('link').length]).toEqual([[], 0]);
    await expect(syncRuntime()).resolves.toBeUndefined();
  });
});

it('islands hear of what happens in them before anybody can stop it, and never hold up a scroll', async () => {
  const { listen } = await openPage();
  const heard = Object.fromEntries(listen.mock.calls.map(([type, , how]) => [type, how]));
  const quiet = { capture: true, passive: true };
  expect(heard).toEqual({
    click: true,
    submit: true,
    input: true,
    pointerover: quiet,
    focusin: quiet,
    touchstart: quiet,
  });
});
