import { describe, expect, it } from 'vitest';
import type { Point } from 'highcharts/highstock.js';
import type { Mark, MinuteChart } from 'shared/contract/invest/stock';
import type { Bar } from '../../../model/price-history.ts';
import type { ChartWords } from './chart-frame.ts';
import { stockQuery } from '../../../model/stock-choice.ts';
import { chartOptions, extremesOf, readout } from './chart-options.ts';
import { timeOf } from './chart-time.ts';
import { comparisonLines } from '../overlay/comparison-options.ts';
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
  marks: 'Marks',
  letterOf: (kind) => kind.slice(0, 1).toUpperCase(),
  premium: 'Premium',
  lineNames: ['A shares', 'H shares', 'Index'],
  amount: (value) => `${value / 1e6} m`,
  summary: 'The price rose.',
  chart: 'Price chart',
  navigator: { group: 'Days', start: 'First', end: 'Last', changed: 'Moved' },
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

const none = { compared: null, marks: [], open: () => {} };
const drawn = (choice: Partial<typeof stockQuery.initial> = {}, onMove = (_from: string, _to: string) => {}) =>
  chartOptions({ ...none, bars, choice: { ...stockQuery.initial, ...choice }, words, onMove });

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
    const candles = drawn().series?.[0];
    expect(candles).toMatchObject({
      type: 'candlestick',
      upColor: 'var(--color-ground)',
      upLineColor: 'var(--color-rise)',
      color: 'var(--color-fall)',
    });
    expect(candles).toHaveProperty('data.0', [Date.UTC(2026, 10, 18), 9, 10, 9, 10]);
  });

  it('averages over 5, 10 and 20 closes', () => {
    const names = drawn().series?.map((series) => series.name);
    expect(names).toEqual(['Price', 'Volume', 'MA5', 'MA10', 'MA20']);
  });

  it('has indicators worked out by the library from the closes, those with a scale of their own in panes', () => {
    const { series, yAxis } = drawn({ lines: 'ema,boll,macd,rsi' });
    const rows = series?.slice(2) ?? [];
    expect(rows).toMatchObject([{ type: 'ema' }, { type: 'bb' }, { type: 'macd' }, { type: 'rsi' }]);
    for (const row of rows) expect(row).toMatchObject({ linkedTo: 'price', params: { index: 3 } });
    expect(rows[2]).toMatchObject({ yAxis: 2 });
    expect(rows[3]).toMatchObject({ yAxis: 3 });
    expect(yAxis).toHaveLength(4);
    expect(drawn({ lines: 'rsi', shape: 'line' }).series?.at(-1)).toMatchObject({ yAxis: 2, params: { index: 0 } });
  });

  it('draws lines and areas of closes, on either scale', () => {
    const { series, yAxis } = drawn({ shape: 'area', scale: 'log', lines: 'none' });
    expect(series).toHaveLength(2);
    expect(series?.[0]).toMatchObject({ type: 'area', data: [[Date.UTC(2026, 10, 18), 10], {}, {}] });
    expect(yAxis).toMatchObject([{ type: 'logarithmic' }, {}]);
  });

  it('begins and ends where it is told, and says where somebody drags it, not where it is put', () => {
    const choice = { ...stockQuery.initial, from: '2026-11-19', to: '2026-11-20' };
    expect(extremesOf(bars, choice)).toEqual([Date.UTC(2026, 10, 19), Date.UTC(2026, 10, 20)]);
    const moves: string[][] = [];
    const { xAxis } = drawn(choice, (...days) => void moves.push(days));
    expect(xAxis).toMatchObject({ min: Date.UTC(2026, 10, 19), max: Date.UTC(2026, 10, 20) });
    const { afterSetExtremes } = (xAxis as { events: { afterSetExtremes: (event: object) => void } }).events;
    const [min, max] = [Date.UTC(2026, 10, 18, 5), Date.UTC(2026, 10, 19, 5)];
    afterSetExtremes({ min, max });
    afterSetExtremes({ min, max, trigger: 'navigator' });
    expect(moves).toEqual([['2026-11-18', '2026-11-19']]);
  });

  // Spec I5: issue 17, item 2.
  it('puts lines beside each other from 100 by the library, with the premium below', () => {
    const dates = bars.map(({ date }) => date);
    const lines = [
      { id: 'own' as const, name: '', values: [10, 9.5, 9.5] },
      { id: 'share' as const, name: '', values: [4, 5, 4] },
      { id: 'index' as const, name: 'Index', values: [3000, null, 3100] },
    ];
    const compared = { market: 'A' as const, dates, lines, premiums: [150, 120, 150], rates: [1, 1, 1] };
    const { series, yAxis } = chartOptions({
      ...none,
      bars,
      choice: stockQuery.initial,
      words,
      onMove: () => {},
      compared,
    });
    const from100 = { compare: 'percent', compareBase: 100, compareStart: true };
    expect(series).toMatchObject([
      { id: 'price', name: 'A shares', ...from100 },
      { id: 'share', name: 'H shares', ...from100 },
      {
        id: 'index',
        name: 'Index',
        ...from100,
        data: [[timeOf('2026-11-18'), 3000], [timeOf('2026-11-19'), null], {}],
      },
      { id: 'premium', name: 'Premium', yAxis: 1 },
    ]);
    expect(series?.[3]).not.toHaveProperty('compare');
    expect(yAxis).toHaveLength(2);
    const points = [
      { series: { name: 'A shares' }, y: 9.5, change: 95 },
      { series: { name: 'Premium' }, y: 120 },
    ];
    expect(comparisonLines(points as unknown as Point[])).toEqual(['A shares 95.0', 'Premium 120.0']);
  });

  // Spec I6: issue 17, item 2.
  it('flags what happened on the price, read aloud, and opens the page of a flag that is pressed', () => {
    const opened: string[] = [];
    const marks: Mark[] = [
      { date: '2026-11-19', kind: 'results', id: 'a-q3', title: 'Results <of> the quarter' },
      { date: '2026-11-19', kind: 'news', id: 'a-news', title: 'News' },
    ];
    const open = ({ id }: Mark) => void opened.push(id);
    const { series } = chartOptions({
      ...none,
      bars,
      choice: stockQuery.initial,
      words,
      onMove: () => {},
      marks,
      open,
    });
    const flags = series?.at(-1) as unknown as {
      data: object[];
      point: { events: { click: (this: { x: number }) => void } };
      accessibility: { point: { descriptionFormatter: (point: { x: number }) => string } };
    };
    expect(flags).toMatchObject({ type: 'flags', onSeries: 'price' });
    expect(flags.data).toEqual([{ x: timeOf('2026-11-19'), title: 'R', text: 'Results &lt;of> the quarter' }]);
    flags.point.events.click.call({ x: timeOf('2026-11-19') });
    expect(opened).toEqual(['a-q3']);
    const spoken = flags.accessibility.point.descriptionFormatter({ x: timeOf('2026-11-19') });
    expect(spoken).toBe('2026-11-19. Results <of> the quarter 2026-11-19. News');
  });

  it('keeps Highcharts from writing a style element, which the security policy forbids', () => {
    expect(drawn().palette).toEqual({ injectCSS: false });
  });

  it('reads out one day in words', () => {
    expect(readout(bar(18, 9, 10), words)).toEqual([
      '2026-11-18',
      'Open 9.00  High 10.00  Low 9.00  Close 10.00',
      'Volume 2 m',
    ]);
  });
});
