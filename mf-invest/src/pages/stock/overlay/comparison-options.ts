import type { AxisLabelsFormatterContextObject, Point, SeriesOptionsType, YAxisOptions } from 'highcharts/highstock.js';
import type { ComparedBars, ComparedLine } from './comparison.ts';
import { LINE, priceAxis, type ChartWords } from '../chart/chart-frame.ts';
import { timeOf } from '../chart/chart-time.ts';

const LOOKS: Record<ComparedLine['id'], object> = {
  own: { color: 'var(--color-data-1)' },
  share: { color: 'var(--color-data-2)' },
  index: { color: 'var(--color-data-3)', dashStyle: 'Dash' },
  'peer-1': { color: 'var(--color-data-4)', dashStyle: 'ShortDash' },
  'peer-2': { color: 'var(--color-text-faint)', dashStyle: 'DashDot' },
};

/** From 100 at the first day in sight: the library does it, and does it anew when other days are (spec I5). */
const FROM_100 = { compare: 'percent', compareBase: 100, compareStart: true } as const;

/** Whole numbers: hundredths say nothing of parts of a hundred, or of percent. */
function wholeAxis(): YAxisOptions {
  const axis = priceAxis();
  const formatter = ({ value }: AxisLabelsFormatterContextObject) => Number(value).toFixed(0);
  return { ...axis, labels: { ...axis.labels, formatter } };
}

export function comparisonAxes({ premiums }: ComparedBars, isLog: boolean): YAxisOptions[] {
  const lines = { ...wholeAxis(), type: isLog ? ('logarithmic' as const) : ('linear' as const) };
  if (premiums.length === 0) return [{ ...lines, height: '100%' }];
  return [lines, { ...wholeAxis(), top: '84%', height: '16%', tickPixelInterval: 32, crosshair: false }];
}

export function comparisonSeries({ dates, lines, premiums }: ComparedBars, words: ChartWords): SeriesOptionsType[] {
  const points = (values: readonly (number | null)[]) => dates.map((date, at) => [timeOf(date), values[at] ?? null]);
  const series = lines.map(({ id, values }, at) => ({
    ...LINE,
    ...FROM_100,
    ...LOOKS[id],
    lineWidth: 1.6,
    type: 'line',
    id: id === 'own' ? 'price' : id,
    name: words.lineNames[at] ?? '',
    data: points(values),
  }));
  const premium = {
    ...LINE,
    type: 'line',
    id: 'premium',
    name: words.premium,
    yAxis: 1,
    color: 'var(--color-data-1)',
    data: points(premiums),
  };
  return [...series, ...(premiums.length > 0 ? [premium] : [])] as SeriesOptionsType[];
}

/** What stands under the pointer: lines as the library has put them from 100, the premium as it is. */
export function comparisonLines(points: readonly Point[]): string[] {
  return points.map((point) => {
    const { change } = point as Point & { change?: number };
    return `${point.series.name} ${(change ?? Number(point.y)).toFixed(1)}`;
  });
}
