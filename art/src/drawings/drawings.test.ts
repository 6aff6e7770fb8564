import { describe, expect, test } from 'vitest';
import { SEDAN } from '../vehicles/sedan.ts';
import { makeBody } from '../body/implicit.ts';
import { battery } from './battery.ts';
import { electricMotor } from './electric-motor.ts';
import { crossSection } from './ghost.ts';
import { toSvg } from './sheet.ts';
import { boxFigures } from './solids.ts';

describe('a cross-section of a body', () => {
  const { inside } = makeBody(SEDAN);

  test('lies on the skin', () => {
    const points = crossSection(inside, 0, 0.46) ?? [];
    expect(points.length).toBeGreaterThan(60);
    expect(points.every(([x, y, z]) => Math.abs(inside(x, y, z)) < 0.02)).toBe(true);
  });

  test('is nothing in front of the nose', () => {
    expect(crossSection(inside, 3, 0.46)).toBeNull();
  });
});

describe('a sheet', () => {
  const camera = { from: [6, -6, 3], at: [0, 0, 0], fov: 20 } as const;
  const box = boxFigures([0, 0, 0], [0.5, 0.5, 0.5], { colour: '#808080' });

  test('draws near things over far ones', () => {
    const [near, far] = [
      {
        points: [
          [2, -2, 0],
          [2, -2, 1],
        ],
        stroke: 'near',
      },
      {
        points: [
          [-2, 2, 0],
          [-2, 2, 1],
        ],
        stroke: 'far',
      },
    ] as const;
    const svg = toSvg({ width: 100, height: 100, camera, figures: [near, far] });
    expect(svg.indexOf('far')).toBeLessThan(svg.indexOf('near'));
  });

  test('leaves out what lies behind the camera', () => {
    const behind = {
      points: [
        [12, -12, 6],
        [13, -12, 6],
      ],
      stroke: 'behind',
    } as const;
    expect(toSvg({ width: 100, height: 100, camera, figures: [behind] })).not.toContain('behind');
  });

  test('shows a box lighter from above than from the side', () => {
    const fills = box.map(({ fill }) => Number.parseInt(fill?.slice(1, 3) ?? '', 16));
    expect(fills.at(-1)).toBe(Math.max(...fills));
  });
});

test.each([
  ['the battery', battery],
  ['the motor', electricMotor],
])('%s is drawn the same every time', (_name, draw) => {
  const svg = toSvg(draw());
  expect(svg).toBe(toSvg(draw()));
  expect(svg).not.toMatch(/NaN|undefined/);
});
