import type { Options, Point, SeriesOptionsType } from 'highcharts/highstock.js';
import { price } from 'shared/i18n/figures';
import { chosenBars, type Bar } from '../../../model/price-history.ts';
import { indicatorsOf, type StockChoice } from '../../../model/stock-choice.ts';
import { chartFrame, cornerTooltip, LINE, navigatorLook, timeAxisLook, type ChartWords } from './chart-frame.ts';
import { indicatorSeries, panes } from './indicator-series.ts';

/** Highcharts numbers days from the epoch in UTC; a date without time is midnight there. */
export const timeOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
export const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export interface PriceOptions {
  /** The whole history, oldest first. */
  bars: readonly Bar[];
  choice: StockChoice;
  words: ChartWords;
  /** Told the days in sight once somebody has dragged or pinched. */
  onMove: (from: string, to: string) => void;
}

/** Where the chart begins and ends, in milliseconds; undefined where nothing is chosen. */
export function extremesOf(bars: readonly Bar[], choice: StockChoice): readonly [number, number] | undefined {
  const chosen = chosenBars(bars, choice);
  const [first, last] = [chosen[0], chosen.at(-1)];
  return first && last ? [timeOf(first.date), timeOf(last.date)] : undefined;
}

/** Prices with volume and indicators, by day, week or month. */
export function chartOptions({ bars, choice, words, onMove }: PriceOptions): Options {
  const byTime = new Map(bars.map((bar) => [timeOf(bar.date), bar]));
  const extremes = extremesOf(bars, choice);
  const chosen = indicatorsOf(choice);
  return {
    ...chartFrame(words),
    navigator: navigatorLook(),
    xAxis: {
      ...timeAxisLook(),
      ...(extremes && { min: extremes[0], max: extremes[1] }),
      events: {
        afterSetExtremes({ min, max, trigger }) {
          if (trigger !== undefined) onMove(dateOf(min), dateOf(max));
        },
      },
    },
    yAxis: panes(chosen, choice.scale === 'log'),
    tooltip: cornerTooltip((x, points) => {
      const bar = byTime.get(x);
      return bar ? [...readout(bar, words), ...indicatorLines(points)].join('<br>') : false;
    }),
    series: [
      prices(bars, choice, words),
      volumes(bars, words),
      ...indicatorSeries({ chosen, words, closeAt: choice.shape === 'candle' ? 3 : 0 }),
    ],
  };
}

/** Hollow is up, filled is down: it reads without colour. */
function prices(bars: readonly Bar[], { shape }: StockChoice, words: ChartWords): SeriesOptionsType {
  const common = { id: 'price', name: words.price, accessibility: readAloud(bars, words) };
  if (shape !== 'candle') {
    const data = bars.map((bar) => [timeOf(bar.date), bar.close]);
    const look = { ...LINE, lineWidth: 1.6, color: 'var(--color-data-1)', fillOpacity: 0.12, data };
    return { ...common, ...look, type: shape };
  }
  return {
    ...common,
    type: 'candlestick',
    color: 'var(--color-fall)',
    lineColor: 'var(--color-fall)',
    upColor: 'var(--color-ground)',
    upLineColor: 'var(--color-rise)',
    data: bars.map((bar) => [timeOf(bar.date), bar.open, bar.high, bar.low, bar.close]),
  };
}

function readAloud(bars: readonly Bar[], words: ChartWords) {
  const byTime = new Map(bars.map((bar) => [timeOf(bar.date), bar]));
  return {
    point: {
      descriptionFormatter(point: { x: number }) {
        const bar = byTime.get(point.x);
        return bar ? readout(bar, words).join('. ') : '';
      },
    },
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
    accessibility: { enabled: false },
    data: bars.map((bar) => ({
      x: timeOf(bar.date),
      y: bar.volume,
      color: bar.close >= bar.open ? 'var(--color-rise)' : 'var(--color-fall)',
    })),
  };
}

/** One bar in words, by lines. */
export function readout(bar: Bar, words: ChartWords): string[] {
  const figures = [
    `${words.open} ${price(bar.open)}`,
    `${words.high} ${price(bar.high)}`,
    `${words.low} ${price(bar.low)}`,
    `${words.close} ${price(bar.close)}`,
  ];
  return [bar.date, figures.join('  '), `${words.volume} ${words.amount(bar.volume)}`];
}

/** What the indicators say under the pointer. */
function indicatorLines(points: readonly Point[]): string[] {
  const texts = points
    .filter(({ series, y }) => 'linkedParent' in series && series.options.id !== 'price' && typeof y === 'number')
    .map(({ series, y }) => `${series.name} ${price(Number(y))}`);
  return texts.length > 0 ? [texts.join('  ')] : [];
}
