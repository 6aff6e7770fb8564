import { describe, expect, it } from 'vitest';
import { reliefHeights, salesRelief } from './sales-relief.ts';

const BOX = { width: 300, height: 200 };
const numbersIn = (path: string) => path.match(/-?\d+/g)?.map(Number) ?? [];
const heightsOf = (path: string) => numbersIn(path).filter((_, at) => at % 2 === 1);
const swingOf = (path: string) => Math.max(...heightsOf(path)) - Math.min(...heightsOf(path));

describe('months of sales as lines', () => {
  const lines = salesRelief([100, 180, 90, 160], BOX);

  it('begin and end at the edges, with the best month highest', () => {
    const [top = ''] = lines;
    expect(top).toMatch(/^M0 \d+C.* 300 \d+$/);
    const through = numbersIn(top).slice(0, 2).concat(numbersIn(top).slice(6, 8));
    expect(through[3]).toBeLessThan(through[1] ?? 0);
  });

  it('yield less and less, and stay inside the box', () => {
    expect(swingOf(lines[0] ?? '')).toBeGreaterThan(swingOf(lines[5] ?? ''));
    expect(swingOf(lines.at(-1) ?? '')).toBe(0);
    for (const line of lines) expect(Math.max(...heightsOf(line))).toBeLessThanOrEqual(BOX.height);
  });

  it('pass the heights that the months are marked at', () => {
    const [top = ''] = lines;
    const heights = reliefHeights([100, 180, 90, 160], BOX.height);
    expect(heightsOf(top)[0]).toBe(heights[0]);
    expect(heightsOf(top).at(-1)).toBe(heights.at(-1));
    expect(Math.min(...heights)).toBe(heights[1]);
  });

  it('never cross each other', () => {
    const ends = lines.map((line) => heightsOf(line).at(-1) ?? 0);
    expect(ends.every((end, at) => at === 0 || end > (ends[at - 1] ?? 0))).toBe(true);
  });

  it('are level when every month sold the same, and absent for a single one', () => {
    expect(swingOf(salesRelief([5, 5, 5], BOX)[0] ?? '')).toBe(0);
    expect(salesRelief([5], BOX)).toEqual([]);
  });
});
