import { describe, expect, it } from 'vitest';
import type { MinuteChart } from 'shared/contract/invest/stock';
import type { Bar } from '../../../model/price-history.ts';
import type { ChartWords } from './chart-frame.ts';
import { chartOptions, readout } from './chart-options.ts';
import { minuteOptions, minuteReadout } from './minute-options.ts';

const words: ChartWords = {
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  volume: 'Volume',
  price: 'Price',
  mean: 'Average',
  average: (length) => `MA${length}`,
  amount: (value) => `${value / 1e6} m`,
};
const bar = (day: number, open: number, close: number): Bar => ({
  date: `2026-11-${String(day).padStart(2, '0')}`,
  open,
  close,
  low: Math.min(open, close),
  high: Math.max(open, close),
  volume: 2_000_000,
  changePct: null,
});
const bars = [bar(18, 9, 10), bar(19, 10, 9.5), bar(20, 9.5, 9.5)];

const minutes: MinuteChart = {
  market: 'A',
  date: '2026-11-20',
  prevClose: 9.73,
  sessions: [['09:30', '11:30']],
  points: [
    ['09:31', 9.76, 9.75, 1_000_000],
    ['09:32', 9.74, 9.74, 2_000_000],
  ],
  state: 'closed',
  delayMin: 15,
  sample: true,
};

describe('the chart of a day', () => {
  it('draws price, average and volume against the close before', () => {
    const { series, yAxis, palette } = minuteOptions(minutes, words);
    expect(series?.map(({ name }) => name)).toEqual(['Price', 'Average', 'Volume']);
    expect(series?.[0]).toHaveProperty('data.0', [Date.UTC(2026, 10, 20, 9, 31), 9.76]);
    expect(series?.[2]).toMatchObject({ data: [{ color: 'var(--color-rise)' }, { color: 'var(--color-fall)' }] });
    expect(yAxis).toMatchObject([{ plotLines: [{ value: 9.73 }] }, {}]);
    expect(palette).toEqual({ injectCSS: false });
  });

  it('reads out one minute in words', () => {
    expect(minuteReadout(['09:31', 9.76, 9.75, 2_000_000], words)).toBe(
      '09:31<br>Price 9.76  Average 9.75<br>Volume 2 m',
    );
  });
});

describe('the chart', () => {
  it('draws candles hollow for gains and filled for losses, in colours of the tokens', () => {
    const candles = chartOptions(bars, words).series?.[0];
    expect(candles).toMatchObject({
      type: 'candlestick',
      upColor: 'var(--color-ground)',
      upLineColor: 'var(--color-rise)',
      color: 'var(--color-fall)',
    });
    expect(candles).toHaveProperty('data.0', [Date.UTC(2026, 10, 18), 9, 10, 9, 10]);
  });

  it('averages over 5, 10 and 20 closes', () => {
    const names = chartOptions(bars, words).series?.map((series) => series.name);
    expect(names).toEqual(['Price', 'Volume', 'MA5', 'MA10', 'MA20']);
  });

  it('keeps Highcharts from writing a style element, which the security policy forbids', () => {
    expect(chartOptions(bars, words).palette).toEqual({ injectCSS: false });
  });

  it('reads out one day in words', () => {
    expect(readout(bar(18, 9, 10), words)).toBe(
      '2026-11-18<br>Open 9.00  High 10.00  Low 9.00  Close 10.00<br>Volume 2 m',
    );
  });
});
