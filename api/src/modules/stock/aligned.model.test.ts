import { expect, it } from 'vitest';
import { alignedTo } from './aligned.model.ts';

it('a market that was closed stands where it stood, and has no value before its first', () => {
  const dates = ['2026-09-29', '2026-09-30', '2026-10-02', '2026-10-08', '2026-10-09'];
  const values = [
    ['2026-09-30', 3.6],
    ['2026-10-06', 3.7],
    ['2026-10-07', 3.8],
    ['2026-10-09', 3.9],
    ['2026-10-12', 4],
  ] as const;
  expect(alignedTo(dates, values)).toEqual([null, 3.6, 3.6, 3.8, 3.9]);
  expect(alignedTo(dates, [])).toEqual([null, null, null, null, null]);
});
