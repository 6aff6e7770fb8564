import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createStaleCache, onePerVersion, type CacheEntry } from './stale-cache.ts';

/** Bytes of an entry whose key is one letter. */
const entryBytes = (value: string) => value.length + 2;

const onFailedRenewal = vi.fn<(error: unknown) => void>();
afterEach(() => onFailedRenewal.mockClear());

function cacheAt(clock: { time: number }, maxBytes = 1000) {
  const sizeOf = (value: string) => value.length;
  return createStaleCache({ maxBytes, sizeOf, stale: 60, onFailedRenewal, now: () => clock.time });
}
const page =
  (value: string, keep = 10) =>
  () =>
    Promise.resolve({ value, keep });

describe('a cache that serves the old while it makes the new', () => {
  it('renders once for visitors who come together', async () => {
    const cache = cacheAt({ time: 0 });
    const { promise, resolve } = Promise.withResolvers<CacheEntry<string>>();
    const make = vi.fn(() => promise);
    const visitors = [cache.get('a', make), cache.get('a', make), cache.get('a', make)];
    resolve({ value: 'page', keep: 10 });
    expect(await Promise.all(visitors)).toEqual(['page', 'page', 'page']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('serves a page from memory while it is fresh', async () => {
    const clock = { time: 0 };
    const cache = cacheAt(clock);
    await cache.get('a', page('first'));
    clock.time = 9_999;
    expect(await cache.get('a', page('second'))).toBe('first');
  });

  it('serves the old page once more while the new one is made', async () => {
    const clock = { time: 0 };
    const cache = cacheAt(clock);
    await cache.get('a', page('first'));
    clock.time = 10_000;
    expect(await cache.get('a', page('second'))).toBe('first');
    await vi.waitFor(async () => expect(await cache.get('a', page('third'))).toBe('second'));
  });

  it('says whether somebody waits for the page', async () => {
    const clock = { time: 0 };
    const cache = cacheAt(clock);
    const make = vi.fn((_isWaited: boolean) => Promise.resolve({ value: 'page', keep: 10 }));
    await cache.get('a', make);
    clock.time = 10_000;
    await cache.get('a', make);
    expect(make.mock.calls).toEqual([[true], [false]]);
  });

  it('keeps serving the old page when its successor cannot be made', async () => {
    const clock = { time: 0 };
    const cache = cacheAt(clock);
    await cache.get('a', page('first'));
    clock.time = 20_000;
    const broken = () => Promise.reject(new Error('no service'));
    expect(await cache.get('a', broken)).toBe('first');
    expect(await cache.get('a', broken)).toBe('first');
  });

  it('makes eight of many old pages anew at once, and others when they are asked for again', async () => {
    const clock = { time: 0 };
    const cache = cacheAt(clock);
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    await Promise.all(keys.map((key) => cache.get(key, page('old'))));
    clock.time = 10_000;
    const { promise, resolve } = Promise.withResolvers<CacheEntry<string>>();
    const make = vi.fn(() => promise);
    const askAll = () => Promise.all(keys.map((key) => cache.get(key, make)));
    expect(await askAll()).toEqual(keys.map(() => 'old'));
    expect(make).toHaveBeenCalledTimes(8);
    resolve({ value: 'new', keep: 10 });
    await vi.waitFor(async () => expect(await askAll()).toEqual(keys.map(() => 'new')));
    expect(make).toHaveBeenCalledTimes(10);
  });

  describe('while eight old pages are made anew that do not come', () => {
    const clock = { time: 0 };
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

    async function hang() {
      clock.time = 0;
      const cache = cacheAt(clock);
      await Promise.all([...keys, 'i'].map((key) => cache.get(key, page('old'))));
      clock.time = 10_000;
      const { promise, reject } = Promise.withResolvers<CacheEntry<string>>();
      await Promise.all(keys.map((key) => cache.get(key, () => promise)));
      return { cache, fail: () => reject(new Error('too late')) };
    }

    it('another one is served as it is, and made for who waits once it is too old', async () => {
      const { cache } = await hang();
      expect(await cache.get('i', page('new'))).toBe('old');
      expect(await cache.get('j', page('first'))).toBe('first');
      clock.time = 71_000;
      expect(await cache.get('i', page('new'))).toBe('new');
    });

    it('it is its turn when they fail', async () => {
      const { cache, fail } = await hang();
      fail();
      await vi.waitFor(async () => expect(await cache.get('i', page('new'))).toBe('new'));
    });
  });

  it('says once that a successor cannot be made, however many were served the old page meanwhile', async () => {
    const clock = { time: 0 };
    const cache = cacheAt(clock);
    await cache.get('a', page('first'));
    clock.time = 20_000;
    const { promise, reject } = Promise.withResolvers<CacheEntry<string>>();
    const visitors = [cache.get('a', () => promise), cache.get('a', () => promise), cache.get('a', () => promise)];
    expect(await Promise.all(visitors)).toEqual(['first', 'first', 'first']);
    expect(onFailedRenewal).not.toHaveBeenCalled();
    const fault = new Error('no service');
    reject(fault);
    await vi.waitFor(() => expect(onFailedRenewal.mock.calls).toEqual([[fault]]));
  });

  it('leaves a failure to the visitor who waits for the page', async () => {
    const cache = cacheAt({ time: 0 });
    await expect(cache.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
    expect(onFailedRenewal).not.toHaveBeenCalled();
  });

  it('makes a page anew when it is too old to be shown', async () => {
    const clock = { time: 0 };
    const cache = cacheAt(clock);
    await cache.get('a', page('first'));
    clock.time = 70_000;
    expect(await cache.get('a', page('second'))).toBe('second');
  });

  it('never keeps an answer that says so, such as an error', async () => {
    const cache = cacheAt({ time: 0 });
    await cache.get('a', page('error', 0));
    expect(await cache.get('a', page('page'))).toBe('page');
    expect(cache.size).toBe(1);
  });

  it('lets the page go that nobody has asked for longest', async () => {
    const cache = cacheAt({ time: 0 }, 2 * entryBytes('a'));
    await cache.get('a', page('a'));
    await cache.get('b', page('b'));
    await cache.get('a', page('unused'));
    await cache.get('c', page('c'));
    expect(cache.size).toBe(2);
    expect(await cache.get('a', page('again'))).toBe('a');
    expect(await cache.get('b', page('again'))).toBe('again');
  });

  it('keeps what somebody came back for, however many addresses are asked for once', async () => {
    const cache = cacheAt({ time: 0 }, 8 * entryBytes('a'));
    await cache.get('a', page('a'));
    await cache.get('a', page('unused'));
    for (const key of 'bcdefghijklmnopqrstuvwxyz') await cache.get(key, page(key));
    expect(await cache.get('a', page('again'))).toBe('a');
    expect(cache.size).toBe(8);
  });

  it('takes in what is new also while all that it holds was asked for again', async () => {
    const cache = cacheAt({ time: 0 }, 8 * entryBytes('a'));
    for (const key of 'aabbccddeeffgghh') await cache.get(key, page(key));
    await cache.get('z', page('z'));
    expect(await cache.get('z', page('again'))).toBe('z');
    expect(cache.size).toBe(8);
  });

  it('forgets a failure, so that the next visitor tries again', async () => {
    const cache = cacheAt({ time: 0 });
    await expect(cache.get('a', () => Promise.reject(new Error('once')))).rejects.toThrow('once');
    expect(await cache.get('a', page('page'))).toBe('page');
  });

  it('counts bytes, and measures again what has grown', async () => {
    const store = createStaleCache<{ text: string }>({
      maxBytes: 20,
      sizeOf: ({ text }) => text.length,
      stale: 60,
      onFailedRenewal,
    });
    const grows = { text: 'a' };
    await store.get('a', () => Promise.resolve({ value: grows, keep: 10 }));
    await store.get('b', () => Promise.resolve({ value: { text: 'b' }, keep: 10 }));
    expect(store.size).toBe(2);
    grows.text = 'a'.repeat(16);
    store.remeasure('a');
    expect([store.peek('a')?.value, store.peek('b')]).toEqual([grows, undefined]);
  });

  it('keeps nothing that is larger than all it may hold', async () => {
    const cache = cacheAt({ time: 0 }, 10);
    expect(await cache.get('a', page('x'.repeat(100)))).toBe('x'.repeat(100));
    expect(cache.size).toBe(0);
  });

  it('shows what it keeps without making anything, until it is too old', async () => {
    const clock = { time: 0 };
    const cache = cacheAt(clock);
    expect(cache.peek('a')).toBeUndefined();
    await cache.get('a', page('first'));
    expect(cache.peek('a')).toEqual({ value: 'first', isFresh: true });
    clock.time = 10_000;
    expect(cache.peek('a')).toEqual({ value: 'first', isFresh: false });
    clock.time = 70_000;
    expect(cache.peek('a')).toBeUndefined();
  });

  it.each(['2026-11-23T09:00Z', '2026-11-23T11:00Z'])('does not heed that the clock is put to %s', async (moved) => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: new Date('2026-11-23T10:00Z') });
    const cache = createStaleCache<string>({ maxBytes: 1000, sizeOf: () => 1, stale: 60, onFailedRenewal });
    await cache.get('a', page('first'));
    vi.setSystemTime(new Date(moved));
    expect(cache.peek('a')).toEqual({ value: 'first', isFresh: true });
    vi.advanceTimersByTime(10_000);
    expect(cache.peek('a')).toEqual({ value: 'first', isFresh: false });
  });
});

it('a new version begins empty, and what is made for the old one does not reach it', async () => {
  const of = onePerVersion(() => cacheAt({ time: 0 }));
  const { promise, resolve } = Promise.withResolvers<CacheEntry<string>>();
  const old = of('1').get('a', () => promise);
  expect(await of('2').get('a', page('new'))).toBe('new');
  resolve({ value: 'old', keep: 10 });
  expect(await old).toBe('old');
  expect(await of('2').get('a', page('unused'))).toBe('new');
});
