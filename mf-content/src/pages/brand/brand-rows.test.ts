import type { Brand } from 'shared/contract/content/brand';
import { describe, expect, it } from 'vitest';
import type { BodyType } from './brand-query.ts';
import { columnsFor, inRows } from './brand-rows.ts';

const group = (body: BodyType, count: number) =>
  [body, Array.from<Brand['vehicles'][number]>({ length: count })] as const;
const bodies = (groups: ReturnType<typeof inRows>) => groups.map(([body]) => body);

describe('the vehicles of a brand', () => {
  it.each([
    [2, 2],
    [3, 3],
    [4, 4],
    [6, 3],
  ])('%i of them stand in %i columns', (vehicles, columns) => {
    expect(columnsFor(vehicles)).toBe(columns);
  });

  it('fill rows of three: two of a body type and a single one', () => {
    const groups = [group('sedan', 2), group('suv', 2), group('mpv', 1), group('supercar', 1)];
    expect(bodies(inRows(groups, 3))).toEqual(['sedan', 'mpv', 'suv', 'supercar']);
  });

  it('keep their order where it leaves no hole', () => {
    const groups = [group('suv', 2), group('sedan', 1), group('hatchback', 1)];
    expect(bodies(inRows(groups, 4))).toEqual(['suv', 'sedan', 'hatchback']);
  });
});
