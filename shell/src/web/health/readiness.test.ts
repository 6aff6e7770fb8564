import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.ts';
import { serviceCheck } from './service-check.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a process that is asked whether it is ready', () => {
  it('names every reason against it', async () => {
    const ready = createReadiness({
      closing: () => 'closing',
      pages: () => null,
      service: () => Promise.reject(new Error('connect ENOENT')),
    });
    expect(await ready()).toEqual(['closing', 'service: connect ENOENT']);
  });

  it('is not ready while a check hangs, however it was before', async () => {
    const check = vi
      .fn<() => Promise<null>>()
      .mockResolvedValueOnce(null)
      .mockReturnValueOnce(new Promise(() => {}));
    const ready = createReadiness({ service: check });
    expect(await ready()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    const hanging = ready();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await hanging).toEqual(['service: no answer in 2000 ms']);
  });

  it('leaves no clock running when all checks have answered', async () => {
    await createReadiness({ check: () => null, other: () => Promise.reject(new Error('no')) })();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('looks once for all who ask at the same time, and again soon after', async () => {
    const check = vi.fn<() => null>(() => null);
    const ready = createReadiness({ check });
    await Promise.all([ready(), ready()]);
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(300);
    await ready();
    expect(check).toHaveBeenCalledTimes(2);
  });
});

describe('the call of a page', () => {
  const answered = (data: unknown) => serviceCheck({ call: () => Promise.resolve(data as never) })();

  it('does not take nonsense for an answer', async () => {
    for (const nonsense of [null, 'well', {}, { name: 7 }]) {
      expect(await answered(nonsense)).toBe('service: the answer is none of the contract');
    }
  });
});
