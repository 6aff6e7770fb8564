import { describe, expect, it } from 'vitest';
import { isOnTheWay } from './safe-triangle.ts';

describe('on the way from a heading to the panel below', () => {
  const panel = { left: 0, right: 1000, top: 70, bottom: 500 };
  const heading = { x: 400, y: 30 };

  it.each([
    [350, 45],
    [600, 60],
    [400, 69],
    [950, 69],
    [0, 70],
    [1000, 70],
    [400, 30],
  ])('%i, %i crosses a neighbour that is not meant', (x, y) => {
    expect(isOnTheWay(heading, { x, y }, panel)).toBe(true);
  });

  it.each([
    [520, 30.5],
    [520, 20],
    [380, 5],
    [50, 40],
    [990, 40],
    [400, 90],
  ])('%i, %i goes along the headings or away', (x, y) => {
    expect(isOnTheWay(heading, { x, y }, panel)).toBe(false);
  });
});

describe('on the way from a row to the list at its side', () => {
  const list = { left: 700, right: 1000, top: 100, bottom: 500 };
  const row = { x: 500, y: 320 };

  it('a slanting path over other rows is', () => {
    expect(isOnTheWay(row, { x: 600, y: 400 }, list)).toBe(true);
    expect(isOnTheWay(row, { x: 600, y: 230 }, list)).toBe(true);
  });

  it.each([
    [400, 320],
    [600, 450],
    [600, 200],
    [710, 300],
  ])('%i, %i lies beside it', (x, y) => {
    expect(isOnTheWay(row, { x, y }, list)).toBe(false);
  });

  it('a list that begins in the line of the pointer lies below it', () => {
    expect(isOnTheWay({ x: 400, y: 100 }, { x: 600, y: 100 }, list)).toBe(true);
  });

  it('a path straight down is not', () => {
    expect(isOnTheWay(row, { x: 502, y: 400 }, list)).toBe(false);
  });
});
