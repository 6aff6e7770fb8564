import { describe, expect, it, vi } from 'vitest';
import { click, openWindow, REMOTE, serveFragments } from '../../testing/open-window.ts';

const HTML = `<div data-island="0"><form><button id="send">Send</button><input id="tick" type="checkbox"><input id="name"></form>
<a id="link" href="/cn/en/x">Link</a><a id="bare">No link</a></div><div data-island="1"></div><p id="outside"></p>`;
const page = (first: string, second = 'visible') => ({
  section: 'mf-a',
  remote: REMOTE,
  islands: [
    { name: 'form', when: first, props: {} },
    { name: 'chart', when: second, props: {} },
  ],
});

async function openWaiting({ first = 'intent', second = 'visible' } = {}) {
  const opened = openWindow({ html: HTML, page: page(first, second) });
  serveFragments({});
  vi.spyOn(console, 'warn').mockReturnValue();
  const seen = { watched: new Set<Element>(), disconnected: 0 };
  let notice = (_entries: object[]): void => undefined;
  class Observer {
    constructor(listener: typeof notice) {
      notice = listener;
    }
    observe(element: Element) {
      seen.watched.add(element);
    }
    unobserve(element: Element) {
      seen.watched.delete(element);
    }
    disconnect() {
      seen.disconnected += 1;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const islands = await import('./islands.ts');
  const { state } = await import('./island-state.ts');
  const retry = vi.fn(async () => {});
  islands.registerRuntime({ sync: async () => {}, retry });
  islands.listenForIslands();
  const { firstPage } = await import('../page-data.ts');
  islands.bootIslands(firstPage);
  const see = (selector: string, isIntersecting = true) =>
    notice([{ target: document.querySelector(selector), isIntersecting }]);
  const send = (selector: string, type: string) =>
    document.querySelector(selector)?.dispatchEvent(new opened.window.Event(type, { bubbles: true, cancelable: true }));
  return { ...opened, ...islands, state, retry, seen, see, send, firstPage, due: () => [...state.due] };
}

describe('an island below the fold', () => {
  it('wakes when it comes near, once, and not when it goes', async () => {
    const { see, seen, due } = await openWaiting();
    expect(seen.watched.size).toBe(1);
    see('[data-island="1"]', false);
    expect(due()).toEqual([]);
    see('[data-island="1"]');
    expect([due(), seen.watched.size]).toEqual([[1], 0]);
  });

  it('is no longer watched when its page has gone', async () => {
    const { bootIslands, seen, firstPage } = await openWaiting();
    bootIslands({ ...firstPage, islands: [] });
    expect(seen.disconnected).toBe(1);
  });
});

describe('an island that waits for its visitor', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('wakes by %s within it, and only there', async (type) => {
    const { send, due } = await openWaiting();
    send('#outside', type);
    expect(due()).toEqual([]);
    send('#name', type);
    expect(due()).toEqual([0]);
  });

  it('has a form that was sent before it lived sent again, by the same button', async () => {
    const { window, hydrated } = await openWaiting();
    const form = document.querySelector('form') as HTMLFormElement;
    const again = vi.spyOn(form, 'requestSubmit').mockReturnValue();
    const event = new window.Event('submit', { bubbles: true, cancelable: true });
    const submitter = document.querySelector('#send');
    form.dispatchEvent(Object.assign(event, { submitter }));
    expect(event.defaultPrevented).toBe(true);
    hydrated(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(again).toHaveBeenCalledWith(submitter);
  });

  it('plays several clicks back one after the other, in their order', async () => {
    const { hydrated } = await openWaiting();
    const clicked: string[] = [];
    for (const id of ['send', 'bare']) {
      document.querySelector(`#${id}`)?.addEventListener('click', (event) => {
        event.preventDefault();
        clicked.push(id);
      });
    }
    click('#bare');
    click('#send');
    hydrated(0);
    expect(clicked).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(clicked).toEqual(['bare', 'send']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(clicked).toHaveLength(2);
  });

  it('forgets a click on what has gone meanwhile', async () => {
    const { hydrated } = await openWaiting();
    const button = document.querySelector<HTMLElement>('#send');
    const clicked = vi.fn();
    click('#send');
    button?.addEventListener('click', clicked);
    button?.remove();
    hydrated(0);
    await vi.advanceTimersByTimeAsync(10);
    expect(clicked).not.toHaveBeenCalled();
  });

  it('hears once of what was typed, however long it took, and nothing of boxes that browsers tick themselves', async () => {
    const { send, hydrated, state } = await openWaiting();
    const field = document.querySelector('#name');
    const setValue = vi.fn();
    Object.assign(field as object, { _valueTracker: { setValue } });
    for (const _key of 'wind') send('#name', 'input');
    send('#tick', 'input');
    expect(state.queued).toHaveLength(1);
    const heard = vi.fn();
    field?.addEventListener('input', heard);
    hydrated(0);
    await vi.advanceTimersByTimeAsync(10);
    expect([heard.mock.calls.length, setValue.mock.calls]).toEqual([1, [['\0']]]);
  });

  it('that lives is left alone', async () => {
    const { hydrated } = await openWaiting();
    hydrated(0);
    expect(click('#bare').defaultPrevented).toBe(false);
  });
});

describe('an island that failed after it had lived', () => {
  it('offers one try, which wakes it and the runtime', async () => {
    const { hydrated, failed, retry, due, reload } = await openWaiting({ first: 'load' });
    hydrated(0);
    failed(0, new Error('broken'));
    failed(0, new Error('broken again'));
    expect(reload).toHaveBeenCalledTimes(1);
    const buttons = document.querySelectorAll('button[data-retry]');
    expect([buttons.length, buttons[0]?.textContent, due()]).toEqual([1, 'Try again', []]);
    click('button[data-retry]');
    expect([document.querySelectorAll('button[data-retry]').length, due()]).toEqual([0, [0]]);
    expect(retry).toHaveBeenCalledWith('mf-a');
    expect(document.querySelector('[data-failed]')).toBeNull();
  });

  it('is not woken by a touch', async () => {
    const { hydrated, failed, send, due } = await openWaiting();
    hydrated(0);
    failed(0, new Error('broken'));
    send('#name', 'pointerover');
    expect(click('#bare').defaultPrevented).toBe(false);
    expect(due()).toEqual([]);
  });
});

describe('a page whose runtime does not come', () => {
  it('is loaded once more for the islands that wait for it, and not for those that live', async () => {
    const { failAll, hydrated, reload } = await openWaiting({ first: 'load', second: 'load' });
    hydrated(0);
    failAll(new Error('no runtime'));
    expect(reload).toHaveBeenCalledOnce();
    hydrated(1);
    failAll(new Error('no runtime'));
    expect(document.querySelector('[data-failed]')).toBeNull();
  });
});

describe('the runtime', () => {
  it.each([
    ['is fetched ahead for pages with islands that wait', {}, ['/cn/mf/shell/runtime.js']],
    ['is not fetched ahead where every island is due at once', { first: 'load', second: 'load' }, []],
  ] as const)('%s', async (_what, islands, expected) => {
    const { prefetchRuntime } = await openWaiting(islands);
    const fetch = serveFragments({});
    prefetchRuntime();
    expect(fetch.mock.calls.map(([address]) => address)).toEqual(expected);
  });
});
