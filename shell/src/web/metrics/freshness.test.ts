import { expect, it } from 'vitest';
import { createFreshness } from './freshness.ts';

type Recorded = [change: string, seconds: number, changedAt: number];

function measured() {
  const recorded: Recorded[] = [];
  let now = 100_000;
  const freshness = createFreshness(
    { recordChange: (change, { seconds, changedAt }) => recorded.push([change, seconds, changedAt]) },
    () => now,
  );
  return { recorded, freshness, pass: (ms: number) => (now += ms) };
}

it('a change counts from its import until it is served here, once', () => {
  const { recorded, freshness, pass } = measured();
  freshness.note('content', 40_000);
  pass(5000);
  freshness.note('content', 104_400);
  freshness.note('content', 104_400);
  expect(recorded).toEqual([
    ['content', 0, 40],
    ['content', 0.6, 104.4],
  ]);
});

it('what a process finds when it starts was not late, and content and releases are told apart', () => {
  const { recorded, freshness } = measured();
  freshness.note('content', 1000);
  freshness.note('release', 2000);
  expect(recorded.map(([change, seconds]) => [change, seconds])).toEqual([
    ['content', 0],
    ['release', 0],
  ]);
});

it('a clock that is behind makes nothing fresher than at once', () => {
  const { recorded, freshness } = measured();
  freshness.note('release', 1000);
  freshness.note('release', 100_900);
  expect(recorded.at(-1)).toEqual(['release', 0, 100.9]);
});
