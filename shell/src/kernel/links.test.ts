import { describe, expect, it, vi } from 'vitest';
import { click, fragmentOf, openWindow, serveFragments } from '../testing/open-window.ts';

const LINKS = `<h1>Cars</h1>
  <a id="trucks" href="/cn/en/trucks">Trucks</a>
  <a id="file" href="/cn/media-files/a.pdf">File</a>
  <a id="other" href="https://elsewhere.example/cn/en/trucks">Elsewhere</a>
  <a id="tab" href="/cn/en/trucks" target="_blank">New tab</a>
  <a id="part" href="/cn/en/cars#prices">Prices</a>
  <form id="find" action="/cn/en/trucks"><input name="key" value="wind"><input name="none" value=""></form>
  <form id="order" action="/cn/en/trucks" method="post"><input name="key" value="wind"></form>`;

async function openCars() {
  openWindow({ html: LINKS });
  const fetch = serveFragments({ '/cn/_f/en/trucks': fragmentOf('/cn/en/trucks') });
  const { listenForLinks } = await import('./links.ts');
  listenForLinks();
  return fetch;
}

function submit(selector: string): SubmitEvent {
  const { SubmitEvent } = document.defaultView ?? globalThis;
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

describe('a click on a link to a page', () => {
  it('brings the page into this document', async () => {
    const fetch = await openCars();
    expect(click('#trucks').defaultPrevented).toBe(true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/cn/_f/en/trucks', expect.anything());
    await vi.waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe('Trucks'));
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('is the browser’s with %s held', async (key) => {
    const fetch = await openCars();
    expect(click('#trucks', { [key]: true }).defaultPrevented).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is the browser’s with another button of the mouse', async () => {
    await openCars();
    expect(click('#trucks', { button: 1 }).defaultPrevented).toBe(false);
  });

  it('is nobody’s when an island has followed it already', async () => {
    const fetch = await openCars();
    document.querySelector('#trucks')?.addEventListener('click', (event) => event.preventDefault());
    click('#trucks');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each(['#file', '#other', '#tab', '#part'])('is the browser’s when it leads to no other page: %s', async (link) => {
    const fetch = await openCars();
    expect(click(link).defaultPrevented).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a form', () => {
  it('that asks for a page is a link with what was filled in', async () => {
    const fetch = await openCars();
    expect(submit('#find').defaultPrevented).toBe(true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/cn/_f/en/trucks?key=wind', expect.anything());
  });

  it('that sends something is the browser’s', async () => {
    const fetch = await openCars();
    expect(submit('#order').defaultPrevented).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('forward, while the page of back is on its way,', () => {
  it('stays on the page that is shown', async () => {
    const { window } = openWindow({ html: LINKS });
    const late = Promise.withResolvers<Response>();
    const fetch = vi.fn<(address: string, init: { signal: AbortSignal }) => Promise<Response>>(() => late.promise);
    vi.stubGlobal('fetch', fetch);
    const { listenForLinks } = await import('./links.ts');
    listenForLinks();
    const pop = (path: string) => {
      history.replaceState({ key: path }, '', path);
      window.dispatchEvent(new window.PopStateEvent('popstate', { state: { key: path } }));
    };
    pop('/cn/en/trucks');
    pop('/cn/en/cars');
    expect(fetch.mock.calls.map(([, { signal }]) => signal.aborted)).toEqual([true]);
    late.resolve(Response.json(fragmentOf('/cn/en/trucks')));
    await vi.advanceTimersByTimeAsync(1000);
    expect([document.querySelector('main h1')?.textContent, location.pathname]).toEqual(['Cars', '/cn/en/cars']);
  });
});
