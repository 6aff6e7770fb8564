import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AvailableStore, WINDOW_MS, type CountStore } from './count-store.ts';
import { RateLimit } from './rate-limit.ts';

/** A store as several services see it, with the clock and the failures of the test. */
class TestStore implements CountStore {
  readonly name: string;
  readonly #windows = new Map<string, { total: number; ends: number }>();
  now = 0;
  isAway = false;
  roundTrips = 0;

  constructor(name = 'test') {
    this.name = name;
  }

  add: CountStore['add'] = async (counts) => {
    this.roundTrips += 1;
    await Promise.resolve();
    if (this.isAway) throw new Error('away');
    return counts.map(({ subject, amount }) => {
      const known = this.#windows.get(subject);
      const window = known && known.ends > this.now ? known : { total: 0, ends: this.now + WINDOW_MS };
      window.total += amount;
      this.#windows.set(subject, window);
      return { subject, total: window.total, endsInMs: window.ends - this.now };
    });
  };

  total = (subject: string): number => this.#windows.get(subject)?.total ?? 0;
  close = () => Promise.resolve();
}

const service = (store: TestStore, most: number, slack = 0) =>
  new RateLimit({ name: 'test', most, slack, store, hash: (visitor) => visitor, now: () => store.now });

const allowed = async (limit: RateLimit, times: number, visitor = 'a') => {
  const waits = await Promise.all(Array.from({ length: times }, () => limit.take(visitor)));
  return waits.filter((wait) => wait === 0).length;
};

describe.each([0, 5])('the limit of requests, counted alone for up to %d', (slack) => {
  it('lets the allowed number through and says how long the rest must wait', async () => {
    const store = new TestStore();
    const limit = service(store, 2, slack);
    expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 0]);
    store.now = 20_500;
    expect(await limit.take('a')).toBe(40);
    expect(await limit.take('b')).toBe(0);
  });

  it('begins anew after a minute', async () => {
    const store = new TestStore();
    const limit = service(store, 1, slack);
    await limit.take('a');
    store.now = 59_999;
    expect(await limit.take('a')).toBe(1);
    store.now = 60_000;
    expect(await limit.take('a')).toBe(0);
  });

  it('is the limit of one process while the store is away, and nobody meets a fault', async () => {
    const store = new TestStore();
    store.isAway = true;
    expect(await allowed(service(store, 20, slack), 50)).toBe(20);
  });

  it('costs no round trip for whoever is over it', async () => {
    const store = new TestStore();
    const limit = service(store, 20, slack);
    await allowed(limit, 50);
    const before = store.roundTrips;
    expect(await allowed(limit, 1000)).toBe(0);
    expect(store.roundTrips).toBe(before);
  });
});

it('a limit ends after a minute, also when the clock is put back meanwhile', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00Z') });
  const stores = new AvailableStore([], { warn: () => undefined });
  const limit = new RateLimit({ name: 'test', most: 1, slack: 0, store: stores, hash: (visitor) => visitor });
  expect([await limit.take('a'), await limit.take('a')]).toEqual([0, 60]);
  vi.setSystemTime(new Date('2026-11-23T09:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(await limit.take('a')).toBe(0);
});

it('a store that failed is asked again after a second, also when the clock is put back meanwhile', async () => {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00Z') });
  const redis = new TestStore('redis');
  const stores = new AvailableStore([redis], { warn: () => undefined });
  const count = () => stores.add([{ subject: 'a', amount: 1 }]).catch(() => []);
  redis.isAway = true;
  await count();
  vi.setSystemTime(new Date('2026-11-23T09:00Z'));
  vi.advanceTimersByTime(1000);
  await count();
  expect(redis.roundTrips).toBe(2);
});

describe('two services', () => {
  it('let exactly the allowed number of writes through, however many come at once', async () => {
    const store = new TestStore();
    const [one, other] = [service(store, 60), service(store, 60)];
    const through = await Promise.all([allowed(one, 100), allowed(other, 100)]);
    expect(through[0] + through[1]).toBe(60);
  });

  it('let reads through with one round trip in many, and with no more too many than the slack of each', async () => {
    const store = new TestStore();
    const [one, other] = [service(store, 600, 30), service(store, 600, 30)];
    let through = 0;
    for (let burst = 0; burst < 100; burst += 1) through += (await allowed(one, 7)) + (await allowed(other, 11));
    expect(through).toBeGreaterThanOrEqual(600);
    expect(through).toBeLessThanOrEqual(600 + 2 * 30);
    expect(store.roundTrips).toBeLessThanOrEqual(2 + through / 30);
  });

  it('know of each other as soon as their reads are counted together', async () => {
    const store = new TestStore();
    const [one, other] = [service(store, 600, 30), service(store, 600, 30)];
    await allowed(one, 20);
    await one.settle();
    expect(store.total('test:a')).toBe(20);
    await allowed(other, 30);
    expect(await allowed(other, 1000)).toBe(550);
  });
});

describe('the memory of the limit', () => {
  it('is bounded', async () => {
    const limit = service(new TestStore(), 1, 1);
    await limit.take('first');
    for (let other = 0; other < 100_000; other += 1) await limit.take(`other ${other}`);
    expect(await limit.take('other 99999')).toBeGreaterThan(0);
    expect(await limit.take('first')).toBe(0);
  });
});

describe('the stores of the limit', () => {
  it('take over from each other, said once each way, and one that is away is not asked again at once', async () => {
    const [redis, database] = [new TestStore('redis'), new TestStore('database')];
    const said: string[] = [];
    let now = 0;
    const log = { warn: ({ store }: { store?: string }, message: string) => said.push(`${store}: ${message}`) };
    const stores = new AvailableStore([redis, database], log, () => now);
    const count = () => stores.add([{ subject: 'a', amount: 1 }]);
    redis.isAway = true;
    await count();
    await count();
    now = 1000;
    await count();
    expect([redis.roundTrips, database.total('a')]).toEqual([2, 3]);
    expect(said).toEqual(['redis: limits are counted without this store']);
    redis.isAway = false;
    now = 2000;
    await count();
    expect([redis.total('a'), database.total('a')]).toEqual([1, 3]);
    expect(said.slice(1)).toEqual(['redis: limits are counted in this store again']);
  });
});
