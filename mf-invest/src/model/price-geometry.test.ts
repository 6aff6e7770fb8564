import { describe, expect, it } from 'vitest';
import {
  areaPath,
  candlePaths,
  dayLength,
  evenly,
  linePath,
  PRICE_HEIGHT,
  priceScale,
  VOLUME_HEIGHT,
  volumePaths,
} from './price-geometry.ts';
import type { Bar } from './price-history.ts';

const bar = (open: number, close: number, volume = 100): Bar => ({
  date: '2026-11-20',
  open,
  close,
  low: Math.min(open, close) - 1,
  high: Math.max(open, close) + 1,
  volume,
  changePct: null,
});
/** One unit for one of the currency. */
const scale = { y: (price: number) => 20 - price, ticks: [] };

describe('the drawing of prices', () => {
  it('has higher prices higher, with room at both ends and evenly placed ticks', () => {
    const { y, ticks } = priceScale(10, 20, false);
    expect(ticks.map((tick) => tick.toFixed(1))).toEqual(['20.6', '17.8', '15.0', '12.2', '9.4']);
    expect(ticks.map((tick) => y(tick) / PRICE_HEIGHT)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('gives equal ratios equal heights on a logarithmic scale', () => {
    const { y } = priceScale(1, 100, true);
    expect(y(1) - y(10)).toBe(y(10) - y(100));
    expect(() => priceScale(0, 1, true)).toThrow(RangeError);
  });

  it('stands where prices never moved', () => {
    const { y } = priceScale(8, 8, false);
    expect(y(8)).toBe(PRICE_HEIGHT / 2);
  });

  it('has candles by direction, a body at least one unit high', () => {
    expect(candlePaths([bar(4, 9), bar(9, 4), bar(5, 5)], scale)).toEqual({
      rise: 'M5 10V11m-3 0h6v5h-6zM5 16V17M25 14V15m-3 0h6v1h-6zM25 16V16',
      fall: 'M15 10V11m-3 0h6v5h-6zM15 16V17',
    });
  });

  it('has volumes by direction, the most of them as high as its pane', () => {
    const { rise, fall } = volumePaths([bar(4, 9, 50), bar(9, 4, 100)]);
    expect(rise).toBe(`M2 ${VOLUME_HEIGHT}v-${VOLUME_HEIGHT / 2}h6v${VOLUME_HEIGHT / 2}z`);
    expect(fall).toBe(`M12 ${VOLUME_HEIGHT}v-${VOLUME_HEIGHT}h6v${VOLUME_HEIGHT}z`);
  });

  it('breaks a line where there is no value', () => {
    expect(linePath([null, 1, 2, null, 3], scale.y)).toBe('M15 19l10 -1M45 17');
    expect(areaPath([1, 2], scale.y)).toBe(`M5 19l10 -1V${PRICE_HEIGHT}H5z`);
    expect(areaPath([], scale.y)).toBe('');
  });

  it('leaves room for the minutes of a day that are still to come', () => {
    const sessions: [string, string][] = [
      ['09:30', '11:30'],
      ['13:00', '15:00'],
    ];
    expect(dayLength({ sessions, points: [] })).toBe(240);
  });

  it('names the first, the last and some between', () => {
    expect(evenly(['a', 'b', 'c', 'd', 'e'], 3)).toEqual(['a', 'c', 'e']);
    expect(evenly(['a'], 3)).toEqual(['a']);
    expect(evenly([], 3)).toEqual([]);
  });
});
