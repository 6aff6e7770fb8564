import { describe, expect, it } from 'vitest';
import { cumulated, curveOf, energyShares, ranking, roundTop, yearAgainstYear } from './sales-series.ts';

const figures = (ytd: number, ytdLast: number) => ({
  m: 0,
  mLast: 0,
  yoy: null,
  ytd,
  ytdLast,
  chg: ytdLast === 0 ? null : ytd / ytdLast - 1,
});
const part = (category: string, ytd: number, ytdLast: number) => ({
  category,
  name: category,
  output: figures(0, 0),
  sales: figures(ytd, ytdLast),
});

// Spec I16, I17.
describe('months of a year added up', () => {
  it('end with the last month that is known', () => {
    expect(cumulated([3, 4, null, 5])).toEqual([3, 7, null, null]);
  });

  it('are compared with the same months of the year before, and not with all of it', () => {
    const series = [
      { year: 2025, months: [10, 10, 80, ...Array<number>(9).fill(1)] },
      { year: 2026, months: [15, 10, ...Array<null>(10).fill(null)] },
    ];
    expect(yearAgainstYear({ series })).toEqual({
      year: 2026,
      before: 2025,
      month: 2,
      now: 25,
      past: 20,
      change: 0.25,
    });
    expect(yearAgainstYear({ series: series.slice(1) })).toBeNull();
  });
});

describe('a ranking', () => {
  const rows = [part('a', 100, 300), part('b', 250, 200), part('c', 50, 0)];
  const total = { output: figures(0, 0), sales: figures(400, 500) };
  const places = ranking({ month: '2026-10', dimension: 'company', rows, total }, 'sales');

  it('has the most vehicles first, and says who won and lost a place since last year', () => {
    expect(places.map(({ name, place, won }) => [name, place, won])).toEqual([
      ['b', 1, 1],
      ['a', 2, -1],
      ['c', 3, 0],
    ]);
  });

  it('has the share of all, and no change from nought', () => {
    expect(places.map(({ share }) => share)).toEqual([0.625, 0.25, 0.125]);
    expect(places[2]?.chg).toBeNull();
    expect(ranking({ month: '', dimension: 'company', rows, total }, 'output')[0]?.share).toBeNull();
  });
});

describe('a curve', () => {
  const box = { width: 100, height: 50 };

  it('begins at nought, keeps the room of months to come, and ends with what is known', () => {
    expect(curveOf([0, 10, null, null, null], box, { top: 10, slots: 5 })).toBe('M0 50L25 0');
    expect(curveOf([5], box, { top: 10, slots: 1 })).toBe('M0 25');
  });

  it('has a round number at its top', () => {
    expect([187_420, 17, 25, 1_000, 0].map((value) => roundTop([value]))).toEqual([200_000, 20, 25, 1_000, 1]);
  });
});

it('the share of new energy is a fraction of what was sold, and nothing where nothing was', () => {
  const total = { output: [], sales: [200, 0], nev: [101, 0] };
  expect(energyShares({ months: [], dimension: 'product', rows: [], total })).toEqual([0.505, null]);
});
