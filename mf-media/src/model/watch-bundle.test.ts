import type { BundleDetail } from 'shared/contract/media/media-bundle';
import { ApiError } from 'shared/contract/section/section';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBundle } from './watch-bundle.ts';

const making: BundleDetail = {
  state: 'making',
  size: 400,
  made: 100,
  count: 2,
  fileName: 'pack.zip',
  url: '/cn/api/media/download/a.zip',
  picks: ['pack'],
  resolution: 'original',
  keepDays: 7,
};
const ask = vi.fn<() => Promise<BundleDetail>>();
const onChange = vi.fn<(now: BundleDetail | null) => void>();
const shown = () => onChange.mock.calls.map(([now]) => now && `${now.state} ${now.made}`);

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  onChange.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a ZIP file is asked for every second until it is there, and never again', async () => {
  ask.mockResolvedValueOnce({ ...making, made: 300 }).mockResolvedValueOnce({ ...making, state: 'ready', made: 400 });
  watchBundle(ask, onChange);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual(['making 300']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(['making 300', 'ready 400']);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('a service that does not answer is asked later; one that has forgotten it is believed', async () => {
  ask.mockRejectedValueOnce(new ApiError('', 'away')).mockRejectedValueOnce(new ApiError('40401', 'gone'));
  watchBundle(ask, onChange);
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown(), ask.mock.calls.length]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shown(), ask.mock.calls.length]).toEqual([[null], 2]);
});

it('nothing is asked or shown any more once its page is left', async () => {
  const answer = Promise.withResolvers<BundleDetail>();
  ask.mockReturnValueOnce(answer.promise);
  const leave = watchBundle(ask, onChange);
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  answer.resolve({ ...making, state: 'ready' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shown(), ask.mock.calls.length]).toEqual([[], 1]);
});
