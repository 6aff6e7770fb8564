import Highcharts from 'highcharts/es-modules/masters/highstock.src.js';
import 'highcharts/es-modules/masters/indicators/indicators.src.js';
import { describe, expect, it } from 'vitest';
import { movingAverage, MOVING_AVERAGES } from './moving-average.ts';

interface Indicator {
  getValues: (series: object, params: object) => { values: [at: number, average: number][] };
}

const { seriesTypes } = Highcharts as unknown as { seriesTypes: Record<'sma', { prototype: Indicator }> };
/** Two waves, so that no two averages are alike. */
const closes = Array.from(
  { length: 90 },
  (_none, at) => Math.round(900 + 80 * Math.sin(at / 7) + 9 * Math.cos(at)) / 100,
);

/** By the library, from candles as the chart hands them over: the close is the last of four. */
function ofLibrary(period: number): Map<number, number> {
  const yData = closes.map((close) => [0, 0, 0, close]);
  return new Map(
    seriesTypes.sma.prototype.getValues({ xData: [...closes.keys()], yData }, { period, index: 3 }).values,
  );
}

// Issue 17, item 3: one drawing is the server's, the other the library's.
describe('the averages that the server draws', () => {
  it.each(MOVING_AVERAGES)('over %i closes are those that the library works out', (length) => {
    const expected = ofLibrary(length);
    const differences = movingAverage(closes, length).map((average, at) =>
      average === null ? expected.has(at) : Math.abs(average - (expected.get(at) ?? Infinity)) > 0.000_51,
    );
    expect(expected.size).toBe(closes.length - length + 1);
    expect(differences.filter(Boolean)).toEqual([]);
  });
});
