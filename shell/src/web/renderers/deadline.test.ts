import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

const LIMIT = 5000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function start(waited: () => number) {
  const onLate = vi.fn<(isItsOwn: boolean) => void>();
  const stop = startDeadline({ limit: LIMIT, waited, onLate });
  return { onLate, stop };
}

/** Of a machine on which a process waits half of the time. */
function halfOfTheTime(): () => number {
  const begin = performance.now();
  return () => (performance.now() - begin) / 2;
}

describe('the deadline of a page', () => {
  it('is of its own time: what it waited for others is added', async () => {
    const { onLate } = start(halfOfTheTime());
    await vi.advanceTimersByTimeAsync(2 * LIMIT - 1);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onLate.mock.calls).toEqual([[true]]);
  });

  it('comes to the millisecond where nobody waited', async () => {
    const { onLate } = start(() => 0);
    await vi.advanceTimersByTimeAsync(LIMIT - 1);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onLate.mock.calls).toEqual([[true]]);
  });

  it('comes after four times as long whatever it waits for, and that is nobody’s fault', async () => {
    const begin = performance.now();
    const { onLate } = start(() => performance.now() - begin);
    await vi.advanceTimersByTimeAsync(4 * LIMIT - 100);
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onLate.mock.calls).toEqual([[false]]);
  });

  it('does not come to a page that was answered', async () => {
    const { onLate, stop } = start(halfOfTheTime());
    await vi.advanceTimersByTimeAsync(LIMIT + 100);
    stop();
    await vi.advanceTimersByTimeAsync(10 * LIMIT);
    expect(onLate).not.toHaveBeenCalled();
  });
});
