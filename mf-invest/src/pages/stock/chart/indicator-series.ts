import type { SeriesOptionsType, YAxisOptions } from 'highcharts/highstock.js';
import { MOVING_AVERAGES } from './moving-average.ts';
import type { Indicator } from '../../../model/stock-choice.ts';
import { LINE, priceAxis, volumeAxis, type ChartWords } from './chart-frame.ts';

const AVERAGE_COLOURS = { 5: 'var(--color-data-2)', 10: 'var(--color-data-1)', 20: 'var(--color-data-4)' } as const;
const EMA_LENGTH = 20;
/** Indicators with a scale of their own. */
const OWN_PANES = ['macd', 'rsi'] as const satisfies readonly Indicator[];
/** In percent of the chart's height: a pane below the prices, and what is free above it. */
const PANE = { height: 15, gap: 5 };

/** Prices, volume, and a pane for every indicator that has a scale of its own. */
export function panes(chosen: readonly Indicator[], isLog: boolean): YAxisOptions[] {
  const own = OWN_PANES.filter((name) => chosen.includes(name));
  const below = own.length + 1;
  const priceHeight = 100 - below * (PANE.height + PANE.gap);
  const place = (at: number) => ({
    top: `${priceHeight + at * (PANE.height + PANE.gap) + PANE.gap}%`,
    height: `${PANE.height}%`,
  });
  return [
    { ...priceAxis(), height: `${priceHeight}%`, type: isLog ? 'logarithmic' : 'linear' },
    { ...volumeAxis(), ...place(0) },
    ...own.map((_name, at) => ({
      ...priceAxis(),
      ...place(at + 1),
      tickPixelInterval: 32,
      crosshair: false,
    })),
  ];
}

interface IndicatorOptions {
  chosen: readonly Indicator[];
  words: ChartWords;
  /** Where the close stands in a point of the series. */
  closeAt: number;
}

/** Every chosen indicator, worked out by the library from the series of prices. */
export function indicatorSeries({ chosen, words, closeAt }: IndicatorOptions): SeriesOptionsType[] {
  const own = OWN_PANES.filter((name) => chosen.includes(name));
  const axisOf = (name: (typeof OWN_PANES)[number]) => own.indexOf(name) + 2;
  const index = { index: closeAt };
  const rows: Record<Indicator, object[]> = {
    ma: MOVING_AVERAGES.map((length) => ({
      type: 'sma',
      name: words.average(length),
      color: AVERAGE_COLOURS[length],
      params: { period: length, ...index },
    })),
    ema: [
      {
        type: 'ema',
        name: `EMA${EMA_LENGTH}`,
        color: 'var(--color-data-3)',
        dashStyle: 'ShortDash',
        params: { period: EMA_LENGTH, ...index },
      },
    ],
    boll: [bands(index)],
    macd: [macd(index, axisOf('macd'))],
    rsi: [
      {
        type: 'rsi',
        name: 'RSI14',
        color: 'var(--color-data-4)',
        yAxis: axisOf('rsi'),
        params: { period: 14, ...index },
      },
    ],
  };
  return chosen
    .flatMap((name) => rows[name])
    .map((row) => ({ ...LINE, linkedTo: 'price', ...row })) as SeriesOptionsType[];
}

function bands(index: object): object {
  const line = { styles: { lineWidth: 1, lineColor: 'var(--color-text-faint)' } };
  return {
    type: 'bb',
    name: 'BOLL 20, 2',
    color: 'var(--color-text-soft)',
    params: { period: 20, standardDeviation: 2, ...index },
    topLine: line,
    bottomLine: line,
    fillColor: 'color-mix(in srgb, var(--color-text-faint) 8%, transparent)',
  };
}

function macd(index: object, yAxis: number): object {
  return {
    type: 'macd',
    name: 'MACD 12, 26, 9',
    yAxis,
    color: 'var(--color-text-faint)',
    params: { shortPeriod: 12, longPeriod: 26, signalPeriod: 9, period: 26, ...index },
    macdLine: { styles: { lineColor: 'var(--color-data-1)', lineWidth: 1.2 } },
    signalLine: { styles: { lineColor: 'var(--color-data-2)', lineWidth: 1.2 } },
  };
}
