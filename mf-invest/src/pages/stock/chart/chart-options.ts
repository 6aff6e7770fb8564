import type { Options, Point, SeriesOptionsType } from 'highcharts/highstock.js';
import { price } from 'shared/i18n/figures';
import type { ComparedBars } from '../overlay/comparison.ts';
import { chosenBars, type Bar } from '../../../model/price-history.ts';
import { indicatorsOf, type StockChoice } from '../../../model/stock-choice.ts';
import { chartFrame, cornerTooltip, LINE, navigatorLook, timeAxisLook, type ChartWords } from './chart-frame.ts';
import { dateOf, timeOf } from './chart-time.ts';
import { comparisonAxes, comparisonLines, comparisonSeries } from '../overlay/comparison-options.ts';
import { indicatorSeries, panes } from './indicator-series.ts';
import { markSeries, markTexts, type MarkOptions } from '../overlay/mark-series.ts';

export interface PriceOptions extends Pick<MarkOptions, 'marks' | 'open'> {
  /** The whole history, oldest first. */
  bars: readonly Bar[];
  choice: StockChoice;
  words: ChartWords;
  /** From the first day on; null while nothing is compared. */
  compared: ComparedBars | null;
  /** Told the days in sight once somebody has dragged or pinched. */
  onMove: (from: string, to: string) => void;
}

/** Where the chart begins and ends, in milliseconds; undefined where nothing is chosen. */
export function extremesOf(bars: readonly Bar[], choice: StockChoice): readonly [number, number] | undefined {
  const chosen = chosenBars(bars, choice);
  const [first, last] = [chosen[0], chosen.at(-1)];
  return first && last ? [timeOf(first.date), timeOf(last.date)] : undefined;
}

type Content = Pick<Options, 'yAxis' | 'tooltip' | 'series'>;

/** Prices with volume and indicators, by day, week or month; or lines beside each other. */
export function chartOptions(options: PriceOptions): Options {
  const { bars, choice, words, onMove, compared } = options;
  const extremes = extremesOf(bars, choice);
  const content = compared ? comparisonContent(options, compared) : priceContent(options);
  const dates = compared?.dates ?? bars.map(({ date }) => date);
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
    ...content,
    series: [...(content.series ?? []), ...markSeries({ ...options, dates })],
  };
}

function priceContent({ bars, choice, words, marks }: PriceOptions): Content {
  const byTime = new Map(bars.map((bar) => [timeOf(bar.date), bar]));
  const chosen = indicatorsOf(choice);
  const texts = markTexts({ dates: bars.map(({ date }) => date), marks });
  return {
    yAxis: panes(chosen, choice.scale === 'log'),
    tooltip: cornerTooltip((x, points) => {
      const bar = byTime.get(x);
      return bar ? [...readout(bar, words), ...indicatorLines(points), ...(texts.get(x) ?? [])].join('<br>') : false;
    }),
    series: [
      prices(bars, choice, words),
      volumes(bars, words),
      ...indicatorSeries({ chosen, words, closeAt: choice.shape === 'candle' ? 3 : 0 }),
    ],
  };
}

function comparisonContent({ choice, words, marks }: PriceOptions, compared: ComparedBars): Content {
  const texts = markTexts({ dates: compared.dates, marks });
  return {
    yAxis: comparisonAxes(compared, choice.scale === 'log'),
    tooltip: cornerTooltip((x, points) =>
      [dateOf(x), ...comparisonLines(points), ...(texts.get(x) ?? [])].join('<br>'),
    ),
    series: comparisonSeries(compared, words),
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
