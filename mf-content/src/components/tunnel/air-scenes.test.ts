import { describe, expect, it } from 'vitest';
import { calmLines } from '../../testing/tunnel/calm-lines.ts';
import { carLines, edgeOf } from '../../testing/tunnel/car-lines.ts';
import { potentialFlow } from '../../testing/tunnel/potential-flow.ts';
import { S1_PICTURES } from '../../testing/tunnel/s1-pictures.ts';
import { airScene } from './air-scenes.ts';

const SHAPES = ['wide', 'slim'] as const;
const made = { wide: carLines(S1_PICTURES.wide), slim: carLines(S1_PICTURES.slim) };

// Spec STATE-wind; issue 23, item 1.
describe.each(SHAPES)('the air over the S1 in the %s picture', (shape) => {
  const picture = S1_PICTURES[shape];
  const { lines } = made[shape];

  it('is fifty-two lines, one of them orange', () => {
    expect(lines).toHaveLength(52);
    expect(lines.filter(({ stream }) => stream.accent)).toHaveLength(1);
  });

  it('never enters the outline of the car as it is drawn', () => {
    const { roof } = picture;
    const inside = lines.flatMap(({ points }) =>
      points.filter(([x, y]) => {
        const at = Math.round((x - roof.from) / roof.step);
        return y >= (roof.y[at] ?? Infinity);
      }),
    );
    expect(inside).toEqual([]);
  });

  it('keeps its lines in order, so that none crosses another', () => {
    for (const [at, { points }] of lines.entries()) {
      const below = lines[at - 1]?.points ?? [];
      const crossed = points.filter(([, y], column) => y >= (below[column]?.[1] ?? Infinity));
      expect(crossed, `line ${at}`).toEqual([]);
    }
  });

  it('is faster over the roof than far away: the lines are closer together there', () => {
    const gapAt = (share: number) => {
      const column = Math.round(share * ((lines[0]?.points.length ?? 0) - 1));
      return (lines[8]?.points[column]?.[1] ?? 0) - (lines[20]?.points[column]?.[1] ?? 0);
    };
    expect(gapAt(0.5)).toBeLessThan(0.92 * gapAt(1));
  });

  it('is written as a file and as the line of the page, by `vitest -u` and by hand', async () => {
    await expect(calmLines(picture, made[shape])).toMatchFileSnapshot(`s1-night-${shape}.svg`);
    const orange = lines.find(({ stream }) => stream.accent)?.stream;
    expect(airScene('s1-night')?.[shape]).toEqual({ width: picture.width, height: picture.height, orange });
  });
});

describe('the flow that they are taken from', () => {
  /** A half circle of radius 100 on a flat floor, whose flow is known. */
  const bump = { height: (x: number) => Math.sqrt(Math.max(0, 100 ** 2 - x ** 2)) };
  const gentle = { height: (x: number) => 60 * Math.exp(-((x / 220) ** 2)), from: -2400, to: 2400 };

  it('is the same for the same body, and another over another', () => {
    const { line } = potentialFlow(gentle);
    expect(potentialFlow(gentle).line(40)).toEqual(line(40));
    expect(potentialFlow({ ...gentle, height: (x) => gentle.height(x) / 2 }).line(40)).not.toEqual(line(40));
  });

  it('has its lowest line on the skin and its highest hardly bent', () => {
    const flow = potentialFlow(gentle);
    const off = flow.line(0).map(([x, y]) => Math.abs(y - gentle.height(x)));
    expect(Math.max(...off)).toBeLessThan(0.5);
    const rise = flow.line(2000).map(([, y]) => y - 2000);
    expect(Math.max(...rise)).toBeLessThan(8);
  });

  it('says when an edge is too steep to be found', () => {
    expect(() => potentialFlow({ ...bump, from: -400, to: 400 })).toThrow(/the edge is off by/);
  });

  it('passes over a car that has a wake behind it and air before its nose', () => {
    const { wide } = S1_PICTURES;
    const edge = edgeOf(wide);
    expect(edge(0)).toBeLessThan(40);
    expect(edge(wide.width)).toBeLessThan(10);
    expect(edge(1020)).toBeCloseTo(wide.floor - Math.min(...wide.roof.y) + 4, 0);
  });
});

it('yields to something true: no other picture has lines', () => {
  expect(airScene('welding-line')).toBeNull();
  expect(airScene('toString')).toBeNull();
});
