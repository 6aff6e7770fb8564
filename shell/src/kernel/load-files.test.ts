import { describe, expect, it, vi } from 'vitest';
import { openWindow } from '../testing/open-window.ts';

const A = ['/cn/mf/a.js', 'sha384-a'] as const;
const STYLE = ['/cn/mf/a.css', 'sha384-style'] as const;

async function openLoader() {
  const { window } = openWindow({ html: '' });
  const fetch = vi.fn<(href: string, init: object) => Promise<Response>>(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  const files = await import('./load-files.ts');
  const { learn } = await import('./trusted-types.ts');
  // Nothing is really fetched: elements that are connected say that they were loaded.
  let isBroken = false;
  const connect = document.head.append.bind(document.head);
  const append = vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (isBroken) (element as Element).dispatchEvent(new window.Event('error'));
    else connect(element);
  });
  const added = () => append.mock.calls.map(([element]) => element as HTMLElement);
  const breakNetwork = (broken: boolean) => void (isBroken = broken);
  return { ...files, learn, fetch, added, breakNetwork };
}

describe('a script', () => {
  it('is loaded once, with the hash that the browser checks', async () => {
    const { loadScript, learn, added } = await openLoader();
    learn([A]);
    await Promise.all([loadScript(A[0]), loadScript(A[0])]);
    expect(added()).toHaveLength(1);
    expect(added()[0]?.getAttribute('integrity')).toBe('sha384-a');
    expect(added()[0]?.getAttribute('crossorigin')).toBe('anonymous');
  });

  it('that did not come is tried again with the next call', async () => {
    const { loadScript, learn, added, breakNetwork } = await openLoader();
    learn([A]);
    breakNetwork(true);
    await expect(loadScript(A[0])).rejects.toThrow('did not load: /cn/mf/a.js');
    breakNetwork(false);
    await expect(loadScript(A[0])).resolves.toBeUndefined();
    expect(added()).toHaveLength(2);
  });

  it('that is no file of the constellation is refused', async () => {
    const { loadScript } = await openLoader();
    await expect(loadScript('/elsewhere.js')).rejects.toThrow('unknown script: /elsewhere.js');
  });

  it('of the next page is fetched once, and again after a failure', async () => {
    const { fetchEarly, fetch } = await openLoader();
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    fetchEarly(A);
    fetchEarly(A);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/cn/mf/a.js', { integrity: 'sha384-a', priority: 'high' });
    await vi.waitFor(() => {
      fetchEarly(A);
      expect(fetch).toHaveBeenCalledTimes(2);
    });
  });

  it('that may be due some day is fetched when nothing else is', async () => {
    const { fetchEarly, fetch, added } = await openLoader();
    fetchEarly(A, 'low');
    fetchEarly(A);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/cn/mf/a.js', { integrity: 'sha384-a', priority: 'low' });
    expect(added()).toEqual([]);
  });

  it.each(['preload', 'modulepreload preload'])('that the document has asked for by %s is not fetched', async (rel) => {
    const { fetchEarly, fetch } = await openLoader();
    document.head.insertAdjacentHTML('beforeend', `<link rel="${rel}" href="${A[0]}">`);
    fetchEarly(A);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a stylesheet', () => {
  it('applies before its page is shown, is not loaded twice, and goes with its pages', async () => {
    const { loadStylesheet, dropStylesheetsExcept, added } = await openLoader();
    const { signal } = new AbortController();
    await loadStylesheet(STYLE, signal);
    await loadStylesheet(STYLE, signal);
    expect(added()).toHaveLength(1);
    dropStylesheetsExcept([STYLE]);
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    dropStylesheetsExcept([]);
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
  });

  it('of the frame stays', async () => {
    const { dropStylesheetsExcept } = await openLoader();
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/cn/mf/frame.css">');
    dropStylesheetsExcept([]);
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
  });

  it('goes with the navigation that wanted it', async () => {
    const { loadStylesheet, added } = await openLoader();
    const giving = new AbortController();
    const append = vi.mocked(document.head.append);
    const place = document.createElement('div');
    append.mockImplementation((element) => place.append(element));
    const loading = loadStylesheet(STYLE, giving.signal);
    giving.abort();
    await expect(loading).rejects.toThrow('did not load: /cn/mf/a.css');
    expect([added().length, place.childElementCount]).toEqual([1, 0]);
  });

  it('that does not come says so, and leaves nothing behind', async () => {
    const { loadStylesheet, breakNetwork } = await openLoader();
    breakNetwork(true);
    await expect(loadStylesheet(STYLE, new AbortController().signal)).rejects.toThrow('did not load: /cn/mf/a.css');
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
  });
});
