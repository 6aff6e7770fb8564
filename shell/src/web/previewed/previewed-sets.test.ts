import type { Preview } from 'delivery/preview';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewOf } from '../testing/preview.ts';
import { createPreviewedSets } from './previewed-sets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cookie = (digit: string) => `look=dark; preview=${digit.repeat(32)}`;

/** Previews `a`, `b` and `c`; what was started and what has ended, by first digit. */
function previews() {
  const shown = new Map(['a', 'b', 'c'].map((digit) => [digit.repeat(32), previewOf(digit)]));
  const [started, ended, read]: [string[], string[], string[]] = [[], [], []];
  const sets = createPreviewedSets({
    read: async (key) => (read.push(key[0] ?? ''), shown.get(key) ?? null),
    open: async ({ key }: Preview) => {
      started.push(key[0] ?? '');
      return { key, retire: () => void ended.push(key[0] ?? '') };
    },
  });
  const visit = async (digit: string) => (await sets.siteFor(cookie(digit)))?.key[0] ?? null;
  return { sets, shown, started, ended, read, visit };
}

test('a set is started by the first who looks at it, and once', async () => {
  const { visit, started } = previews();
  expect(started).toEqual([]);
  expect(await Promise.all([visit('a'), visit('a')])).toEqual(['a', 'a']);
  expect(started).toEqual(['a']);
});

test('who has no key, or one that is none, is asked nothing and gets the site', async () => {
  const { sets, read } = previews();
  for (const of of [undefined, 'look=dark', 'preview=', 'preview=../../x', `preview=${'a'.repeat(33)}`, 'x-preview=aa'])
    expect(await sets.siteFor(of)).toBeNull();
  expect(read).toEqual([]);
});

test('a set that nobody looks at ends, and starts again for the next', async () => {
  const { visit, started, ended } = previews();
  await visit('a');
  await vi.advanceTimersByTimeAsync(299_000);
  await visit('a');
  await vi.advanceTimersByTimeAsync(299_000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ended).toEqual(['a']);
  await visit('a');
  expect(started).toEqual(['a', 'a']);
});

test('there are two at most: a third waits while both are looked at, then takes the place of the one that was not', async () => {
  const { visit, ended } = previews();
  await visit('a');
  await visit('b');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(visit('c')).rejects.toMatchObject({ statusCode: 503, retryAfter: 40 });
  await vi.advanceTimersByTimeAsync(30_000);
  await visit('a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await visit('c')).toBe('c');
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['b']);
});

test('one that is taken back is gone within a second, with its renderers', async () => {
  const { visit, shown, ended } = previews();
  await visit('a');
  shown.clear();
  expect(await visit('a'), 'it was looked up a moment ago').toBe('a');
  await vi.advanceTimersByTimeAsync(1001);
  expect([await visit('a'), ended]).toEqual([null, ['a']]);
});

test('one that cannot be started is tried again by the next', async () => {
  const open = vi.fn(async () => ({ retire: () => {} }));
  open.mockRejectedValueOnce(new Error('the shell cannot be loaded'));
  const sets = createPreviewedSets({ read: async () => previewOf(), open });
  await expect(sets.siteFor(cookie('a'))).rejects.toThrow('the shell cannot be loaded');
  expect(await sets.siteFor(cookie('a'))).not.toBeNull();
});

test('all end with the web process', async () => {
  const { sets, visit, ended } = previews();
  await visit('a');
  await visit('b');
  sets.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['a', 'b']);
});
