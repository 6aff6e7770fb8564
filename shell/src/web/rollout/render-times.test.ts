import { describe, expect, it } from 'vitest';
import { RenderTimes, type Side } from './render-times.ts';

const PAGE = 'mf-cars/list';

/** A page whose renders of the promoted set take 20 ms, and which has been rendered by both often enough to be judged. */
function known() {
  const times = new RenderTimes();
  let now = 0;
  const note = (side: Side, ms: number, { page = PAGE, after = 1000 } = {}) =>
    times.note(side, { page, ms }, (now += after));
  for (let count = 0; count < 20; count += 1) note('promoted', 20);
  for (let count = 0; count < 10; count += 1) note('tried', 500);
  return { times, note };
}

describe('a render', () => {
  it.each([
    [60, 'slow', { made: 0, failed: 1 }],
    [41, 'slow', { made: 0, failed: 1 }],
    [40, 'as ever', { made: 1, failed: 0 }],
  ])('of %f ms, where 20 are usual, is %s', (ms, _, expected) => {
    const { times, note } = known();
    note('tried', ms);
    expect(times.tried).toEqual(expected);
  });

  it('of a page that takes a few milliseconds is not slow for a few more', () => {
    const { times, note } = known();
    for (let count = 0; count < 70; count += 1) note('promoted', 2);
    note('tried', 11);
    expect(times.tried).toEqual({ made: 1, failed: 0 });
  });

  it('says nothing while its process has just begun, nor while nobody knows what is usual', () => {
    const { times, note } = known();
    expect(times.tried).toEqual({ made: 0, failed: 0 });
    for (let count = 0; count < 30; count += 1) note('tried', 500, { page: 'mf-cars/other' });
    expect(times.tried).toEqual({ made: 0, failed: 0 });
  });

  it('that comes with others counts once for them: a machine that stands still for a moment is no release that is slow', () => {
    const { times, note } = known();
    for (let count = 0; count < 20; count += 1) note('tried', 60, { after: 10 });
    expect(times.tried).toEqual({ made: 0, failed: 1 });
  });

  it('of the promoted set is judged by the same measure', () => {
    const { times, note } = known();
    note('promoted', 90);
    note('promoted', 21);
    expect(times.promoted).toEqual({ made: 1, failed: 1 });
  });

  it('of long ago counts for less and less', () => {
    const { times, note } = known();
    for (let count = 0; count < 400; count += 1) note('tried', 60);
    expect(times.tried).toEqual({ made: 0, failed: 200 });
  });
});
