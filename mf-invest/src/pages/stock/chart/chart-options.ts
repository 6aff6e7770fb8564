import type { Options, SeriesOptionsType } from 'highcharts/highstock.js';
import { price } from 'shared/i18n/figures';
import { movingAverage, MOVING_AVERAGES } from '../../../model/moving-average.ts';
import { BARS_DRAWN, type Bar } from '../../../model/price-history.ts';
import {
  chartFrame,
  cornerTooltip,
  LINE,
  priceAxis,
  timeAxisLook,
  volumeAxis,
  type ChartWords,
} from './chart-frame.ts';

const AVERAGE_COLOURS = { 5: 'var(--color-data-2)', 10: 'var(--color-data-1)', 20: 'var(--color-data-4)' } as const;
/** Bars that stay readable on a phone, and on anything wider. */
const BARS_ON_SCREEN = { slim: 44, wide: BARS_DRAWN } as const;
const SLIM = 600;

/** Highcharts numbers days from the epoch in UTC; a date without time is midnight there. */
const time = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Candles with averages and volume, by day, week or month. */
export function chartOptions(bars: readonly Bar[], words: ChartWords): Options {
  const byTime = new Map(bars.map((bar) => [time(bar.date), bar]));
  return {
    ...chartFrame(),
    xAxis: timeAxis(bars, BARS_ON_SCREEN.wide),
    yAxis: [priceAxis(), volumeAxis()],
    tooltip: cornerTooltip((x) => {
      const bar = byTime.get(x);
      return bar ? readout(bar, words) : false;
    }),
    series: seriesOf(bars, words),
    responsive: {
      rules: [{ condition: { maxWidth: SLIM }, chartOptions: { xAxis: timeAxis(bars, BARS_ON_SCREEN.slim) } }],
    },
  };
}

function timeAxis(bars: readonly Bar[], shown: number): NonNullable<Options['xAxis']> {
  const first = bars.at(-shown) ?? bars[0];
  return { ...timeAxisLook(), ...(first && { min: time(first.date) }) };
}

function seriesOf(bars: readonly Bar[], words: ChartWords): SeriesOptionsType[] {
  const closes = bars.map((bar) => bar.close);
  const averages = MOVING_AVERAGES.map((length): SeriesOptionsType => {
    const values = movingAverage(closes, length);
    return {
      ...LINE,
      type: 'line',
      name: words.average(length),
      color: AVERAGE_COLOURS[length],
      data: bars.map((bar, index) => [time(bar.date), values[index] ?? null]),
    };
  });
  return [candles(bars, words), volumes(bars, words), ...averages];
}

/** Hollow is up, filled is down: it reads without colour. */
function candles(bars: readonly Bar[], words: ChartWords): SeriesOptionsType {
  return {
    type: 'candlestick',
    name: words.price,
    color: 'var(--color-fall)',
    lineColor: 'var(--color-fall)',
    upColor: 'var(--color-ground)',
    upLineColor: 'var(--color-rise)',
    data: bars.map((bar) => [time(bar.date), bar.open, bar.high, bar.low, bar.close]),
  };
}

function volumes(bars: readonly Bar[], words: ChartWords): SeriesOptionsType {
  return {
    type: 'column',
    name: words.volume,
    yAxis: 1,
    opacity: 0.45,
    borderWidth: 0,
    borderRadius: 0,
    data: bars.map((bar) => ({
      x: time(bar.date),
      y: bar.volume,
      color: bar.close >= bar.open ? 'var(--color-rise)' : 'var(--color-fall)',
    })),
  };
}

export function readout(bar: Bar, words: ChartWords): string {
  const prices = [
    `${words.open} ${price(bar.open)}`,
    `${words.high} ${price(bar.high)}`,
    `${words.low} ${price(bar.low)}`,
    `${words.close} ${price(bar.close)}`,
  ];
  return `${bar.date}<br>${prices.join('  ')}<br>${words.volume} ${words.amount(bar.volume)}`;
}
