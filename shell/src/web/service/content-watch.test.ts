import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchContent, type ContentWatch } from './content-watch.ts';
import type { ContentState } from './service-client.ts';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');

describe('files under embargo', () => {
  let watch: ContentWatch;
  beforeEach(() => vi.useFakeTimers({ now: NOON }));
  afterEach(() => {
    watch.close();
    vi.useRealTimers();
  });

  const following = async (...states: (ContentState | null)[]) => {
    const last = states.at(-1) ?? null;
    watch = await watchContent({ contentState: async () => (states.length > 1 ? (states.shift() ?? null) : last) });
  };

  it('are hidden in all sizes until their time, and no others are', async () => {
    const hidden = [
      { name: 'secret-car', until: NOON + 1000 },
      { name: 'film.mp4', until: NOON + 1000 },
    ];
    await following({ version: '1', hidden });
    const names = [
      'secret-car-480.avif',
      'secret-car-1600.webp',
      'film.mp4',
      'secret-car-rear-480.avif',
      'car-480.avif',
    ];
    const shown = () => names.filter((name) => !watch.isHidden(name));
    vi.setSystemTime(NOON + 999);
    expect(shown()).toEqual(['secret-car-rear-480.avif', 'car-480.avif']);
    vi.setSystemTime(NOON + 1000);
    expect(shown()).toEqual(names);
  });

  it('stay hidden while the service is silent; before it has said which, all are', async () => {
    await following(null, { version: '1', hidden: [{ name: 'secret-car', until: NOON + 60_000 }] }, null);
    expect([watch.version, watch.isHidden('car-480.avif')]).toEqual(['0', true]);
    await vi.advanceTimersByTimeAsync(500);
    expect([watch.isHidden('car-480.avif'), watch.isHidden('secret-car-480.avif')]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(500);
    expect([watch.silence.aborted, watch.isHidden('secret-car-480.avif')]).toEqual([true, true]);
  });
});

describe('new content', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is known within half a second', async () => {
    const states = ['1', '2'].map((version) => ({ version, hidden: [] }));
    const watch = await watchContent({ contentState: async () => states.shift() ?? null });
    await vi.advanceTimersByTimeAsync(499);
    expect(watch.version).toBe('1');
    await vi.advanceTimersByTimeAsync(1);
    expect(watch.version).toBe('2');
    watch.close();
  });
});

describe('a service that falls silent', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is known to be, until it answers again', async () => {
    const states = [{ version: '1', hidden: [] }, null, { version: '1', hidden: [] }];
    const watch = await watchContent({ contentState: async () => states.shift() ?? null });
    const first = watch.silence;
    expect(first.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect([first.aborted, watch.silence.aborted]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(500);
    expect([first.aborted, watch.silence.aborted]).toEqual([true, false]);
    watch.close();
  });

  it('is asked once, and not again while it hangs', async () => {
    const hangs = vi.fn(() => new Promise<null>(() => {})).mockImplementationOnce(async () => null);
    const watch = await watchContent({ contentState: hangs });
    await vi.advanceTimersByTimeAsync(5000);
    expect(hangs).toHaveBeenCalledTimes(2);
    watch.close();
  });
});
