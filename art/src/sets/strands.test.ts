import { expect, test } from 'vitest';
import { enlarged, type Strand } from './strands.ts';

const thread: Strand = { points: [], stroke: '#fff', width: 1.5, opacity: 1, dash: { pattern: '4 8.5', offset: -3 } };

test('a picture of twice the pixels has its threads twice as wide, but for those that have a width in the place', () => {
  const [wide, solid] = enlarged([thread, { ...thread, solid: true }], 2);
  expect(wide).toEqual({ ...thread, width: 3, dash: { pattern: '8 17', offset: -6 } });
  expect(solid?.width).toBe(1.5);
});
