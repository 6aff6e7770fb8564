import type { Options, SeriesOptionsType } from 'highcharts/highstock.js';
import type { MinuteChart, MinutePoint } from 'shared/contract/invest/stock';
import { price } from 'shared/i18n/figures';
import {
  chartFrame,
  cornerTooltip,
  LINE,
  priceAxis,
  timeAxisLook,
  volumeAxis,
  type ChartWords,
} from './chart-frame.ts';

/** The clock of the exchange, drawn as UTC like the days of the other charts. */
const moment = (date: string, time: string) => Date.parse(`${date}T${time}:00Z`);

/** One day in minutes: price, average price and volume against the close before. The axis leaves the lunch break out. */
export function minuteOptions(chart: MinuteChart, words: ChartWords): Options {
  const byTime = new Map(chart.points.map((point) => [moment(chart.date, point[0]), point]));
  return {
    ...chartFrame(words),
    xAxis: { ...timeAxisLook(), ordinal: true, tickPixelInterval: 90 },
    yAxis: [{ ...priceAxis(), plotLines: [closeBefore(chart.prevClose)] }, volumeAxis()],
    tooltip: cornerTooltip((x) => {
      const point = byTime.get(x);
      return point ? minuteReadout(point, words) : false;
    }),
    series: seriesOf(chart, words),
  };
}

function closeBefore(value: number) {
  return { value, color: 'var(--color-text-faint)', dashStyle: 'Dash' as const, width: 1, zIndex: 2 };
}

/** Prices, averages and volumes, in the order of the series. */
export function minuteSeriesData({ date, points, prevClose }: MinuteChart) {
  const at = (time: string) => moment(date, time);
  const volumes = points.map(([time, now, , shares], index) => {
    const before = points[index - 1]?.[1] ?? prevClose;
    return { x: at(time), y: shares, color: now >= before ? 'var(--color-rise)' : 'var(--color-fall)' };
  });
  return [points.map(([time, now]) => [at(time), now]), points.map(([time, , mean]) => [at(time), mean]), volumes];
}

function seriesOf(chart: MinuteChart, words: ChartWords): SeriesOptionsType[] {
  const [prices = [], averages = [], volumes = []] = minuteSeriesData(chart);
  return [
    {
      ...LINE,
      type: 'line',
      id: 'price',
      name: words.price,
      color: 'var(--color-data-1)',
      lineWidth: 1.6,
      data: prices,
    },
    { ...LINE, type: 'line', name: words.mean, color: 'var(--color-data-2)', data: averages },
    {
      type: 'column',
      name: words.volume,
      yAxis: 1,
      opacity: 0.45,
      borderWidth: 0,
      borderRadius: 0,
      accessibility: { enabled: false },
      data: volumes,
    },
  ];
}

export function minuteReadout([time, now, average, shares]: MinutePoint, words: ChartWords): string {
  const prices = `${words.price} ${price(now)}  ${words.mean} ${price(average)}`;
  return `${time}<br>${prices}<br>${words.volume} ${words.amount(shares)}`;
}
