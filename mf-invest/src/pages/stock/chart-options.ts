import type {
  AxisLabelsFormatterContextObject,
  Options,
  SeriesOptionsType,
  YAxisOptions,
} from 'highcharts/highstock.js';
import { price } from '../../model/figures.ts';
import { movingAverage, MOVING_AVERAGES } from '../../model/moving-average.ts';
import { BARS_DRAWN, type Bar } from '../../model/price-history.ts';

export interface ChartWords {
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  price: string;
  average: (length: number) => string;
  amount: (value: number) => string;
}

const AVERAGE_COLOURS = { 5: 'var(--color-data-2)', 10: 'var(--color-data-1)', 20: 'var(--color-data-4)' } as const;
/** Bars that stay readable on a phone, and on anything wider. */
const BARS_ON_SCREEN = { slim: 44, wide: BARS_DRAWN } as const;
const SLIM = 600;
/** Prices stand beside the candles, never on them. CSS pixels. */
const PRICE_MARGIN = 52;

/** Highcharts numbers days from the epoch in UTC; a date without time is midnight there. */
const time = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Colours are CSS variables of the tokens, so that the theme changes them without a new drawing. */
export function chartOptions(bars: readonly Bar[], words: ChartWords): Options {
  return {
    accessibility: { enabled: false },
    // Its own palette is a <style> element, which the content security policy forbids.
    palette: { injectCSS: false },
    chart: {
      animation: false,
      backgroundColor: 'transparent',
      spacing: [12, 0, 8, 0],
      marginRight: PRICE_MARGIN,
      style: { fontFamily: 'var(--font-text)', fontSize: '12px' },
    },
    credits: { enabled: false },
    navigator: { enabled: false },
    scrollbar: { enabled: false },
    rangeSelector: { enabled: false },
    legend: { enabled: false },
    xAxis: timeAxis(bars, BARS_ON_SCREEN.wide),
    yAxis: [priceAxis(), volumeAxis()],
    tooltip: tooltip(bars, words),
    plotOptions: { series: { animation: false, dataGrouping: { enabled: false }, states: STILL } },
    series: seriesOf(bars, words),
    responsive: {
      rules: [{ condition: { maxWidth: SLIM }, chartOptions: { xAxis: timeAxis(bars, BARS_ON_SCREEN.slim) } }],
    },
  };
}

const STILL = { inactive: { enabled: false }, hover: { enabled: false } };
const LABEL = { color: 'var(--color-text-faint)', fontSize: '12px' };

function timeAxis(bars: readonly Bar[], shown: number): NonNullable<Options['xAxis']> {
  const first = bars.at(-shown) ?? bars[0];
  return {
    ...(first && { min: time(first.date) }),
    lineColor: 'var(--color-line)',
    tickColor: 'var(--color-line)',
    tickLength: 4,
    labels: { style: LABEL },
    crosshair: { color: 'var(--color-text-faint)', dashStyle: 'Dot' },
    dateTimeLabelFormats: { day: '%m-%d', week: '%m-%d', month: '%Y-%m', year: '%Y' },
  };
}

function priceAxis(): YAxisOptions {
  return {
    height: '78%',
    startOnTick: false,
    endOnTick: false,
    maxPadding: 0.06,
    minPadding: 0.06,
    tickPixelInterval: 56,
    showLastLabel: true,
    gridLineColor: 'var(--color-line)',
    labels: {
      align: 'right',
      x: PRICE_MARGIN,
      y: 4,
      style: LABEL,
      formatter(this: AxisLabelsFormatterContextObject) {
        return price(Number(this.value));
      },
    },
    crosshair: { color: 'var(--color-text-faint)', dashStyle: 'Dot', snap: false },
  };
}

function volumeAxis(): YAxisOptions {
  return { top: '84%', height: '16%', gridLineWidth: 0, labels: { enabled: false }, min: 0 };
}

function seriesOf(bars: readonly Bar[], words: ChartWords): SeriesOptionsType[] {
  const closes = bars.map((bar) => bar.close);
  const averages = MOVING_AVERAGES.map((length): SeriesOptionsType => {
    const values = movingAverage(closes, length);
    return {
      type: 'line',
      name: words.average(length),
      color: AVERAGE_COLOURS[length],
      lineWidth: 1.2,
      marker: { enabled: false },
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

/** One line of figures for the day under the pointer, always in the same corner. */
function tooltip(bars: readonly Bar[], words: ChartWords): NonNullable<Options['tooltip']> {
  const byTime = new Map(bars.map((bar) => [time(bar.date), bar]));
  return {
    shared: true,
    split: false,
    fixed: true,
    position: { align: 'left', verticalAlign: 'top', x: 0, y: 0 },
    animation: false,
    shadow: false,
    borderWidth: 1,
    borderRadius: 0,
    borderColor: 'var(--color-line)',
    backgroundColor: 'var(--color-panel)',
    style: { color: 'var(--color-text)', fontSize: '12px' },
    formatter() {
      const bar = byTime.get(this.x);
      return bar ? readout(bar, words) : false;
    },
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
