import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storedScope, storeOfPage, type StoredPage } from 'shared/contract/section/stored-page';

const SOURCE = stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, 'stored-page.worker.ts'), 'utf8'));
const SCOPE = storedScope('en', '/book/ticket');
const ORIGIN = 'https://site.example';
const NOW = Date.parse('2026-12-01T12:00:00+08:00');
const DAY = 86_400_000;

const PAGE: StoredPage = {
  start: '<main>',
  end: '</main>',
  policy: "default-src 'none'",
  entries: [
    { until: NOW + DAY, html: '<p>first</p>' },
    { until: NOW + 3 * DAY, html: '<p>second</p>' },
  ],
};

interface Network {
  /** What the site answers to the page: a status, or nothing at all. */
  page?: number | 'silence' | 'no network';
  /** What it answers to its worker. */
  worker?: number | 'no network';
}

/** A browser that has this page in its storage, and its worker. */
function device(stored: StoredPage | null, { page = 200, worker = 200 }: Network = {}) {
  vi.useFakeTimers({ now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const stores = new Map(stored ? [[storeOfPage(SCOPE), JSON.stringify(stored)]] : []);
  const listeners = new Map<string, (event: object) => void>();
  const unregister = vi.fn(async () => true);
  const fetched: string[] = [];
  const fetch = async (request: { url: string } | string) => {
    const isPage = typeof request !== 'string';
    fetched.push(isPage ? 'page' : 'worker');
    const answer = isPage ? page : worker;
    if (answer === 'silence') return new Promise<never>(() => {});
    if (answer === 'no network') throw new TypeError('no network');
    return new Response('live', { status: answer });
  };
  runInNewContext(SOURCE, {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: {
      match: async (address: string, { cacheName }: { cacheName: string }) =>
        address === SCOPE && stores.has(cacheName) ? new Response(stores.get(cacheName)) : undefined,
      delete: async (name: string) => stores.delete(name),
    },
    registration: { scope: ORIGIN + SCOPE, unregister },
    location: { href: `${ORIGIN}/worker.js` },
    skipWaiting: async () => {},
    Date,
    URL,
    Response,
    fetch,
    setTimeout,
  });
  /** Opens an address; null where the worker leaves it to the browser. */
  async function open(address = SCOPE, { mode = 'navigate', method = 'GET' } = {}) {
    const given: Promise<Response>[] = [];
    const work: Promise<unknown>[] = [];
    listeners.get('fetch')?.({
      request: { url: ORIGIN + address, mode, method },
      respondWith: (response: Promise<Response>) => given.push(response),
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    });
    const [answer] = given;
    if (!answer) return null;
    const arrived = answer.catch(() => null);
    await vi.advanceTimersByTimeAsync(2500);
    const response = await arrived;
    await Promise.all(work);
    return { text: (await response?.text()) ?? 'the browser’s own', headers: response?.headers };
  }
  return { open, stores, unregister, fetched };
}

describe('the worker of a kept page', () => {
  it('shows the live page as long as the site answers in time', async () => {
    expect((await device(PAGE).open())?.text).toBe('live');
  });

  it.each(['no network', 'silence', 502, 404] as const)('shows what is kept for %j', async (page) => {
    const seen = await device(PAGE, { page }).open();
    expect(seen?.text).toBe('<main><p>first</p><p>second</p></main>');
    expect(seen?.headers?.get('content-security-policy')).toBe("default-src 'none'");
    expect(seen?.headers?.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('shows what is kept at once to whoever asks for that', async () => {
    const { open, fetched } = device(PAGE);
    expect((await open(`${SCOPE}?stored=1`))?.text).toContain('first');
    expect(fetched).toEqual(['worker']);
  });

  it('leaves everything but its page to the browser', async () => {
    const { open } = device(PAGE);
    expect(await open('/cn/en/book/ticket-office')).toBeNull();
    expect(await open(SCOPE, { method: 'POST' })).toBeNull();
    expect(await open(SCOPE, { mode: 'cors' })).toBeNull();
  });

  it('shows no entry that is over, and leaves the device with the last of them', async () => {
    const [first, second] = PAGE.entries.map((entry) => ({ ...entry, until: NOW - 1 }));
    const one = device({ ...PAGE, entries: [first ?? never(), ...PAGE.entries.slice(1)] }, { page: 'no network' });
    expect((await one.open())?.text).toBe('<main><p>second</p></main>');
    expect(one.unregister).not.toHaveBeenCalled();
    const none = device({ ...PAGE, entries: [first ?? never(), second ?? never()] }, { page: 'no network' });
    expect((await none.open())?.text).toBe('the browser’s own');
    expect([none.unregister.mock.calls.length, none.stores.size]).toEqual([1, 0]);
  });

  it.each([404, 410])('leaves with everything once the site has no worker any more (%i)', async (worker) => {
    const { open, unregister, stores } = device(PAGE, { worker });
    await open();
    expect([unregister.mock.calls.length, stores.size]).toEqual([1, 0]);
  });

  it.each([500, 503, 'no network'] as const)('stays while the site is at fault (%j)', async (worker) => {
    const { open, unregister, stores } = device(PAGE, { worker, page: 'no network' });
    await open();
    expect([unregister.mock.calls.length, stores.size]).toEqual([0, 1]);
  });

  it('leaves where nothing is kept, or what is kept cannot be read', async () => {
    const empty = device(null);
    expect((await empty.open())?.text).toBe('live');
    expect(empty.unregister).toHaveBeenCalledOnce();
    const broken = device('nonsense' as unknown as StoredPage);
    expect((await broken.open())?.text).toBe('live');
    expect(broken.unregister).toHaveBeenCalledOnce();
  });
});

function never(): never {
  throw new Error('the page has two entries');
}
