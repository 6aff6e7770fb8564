import type { Candle } from 'shared/contract/invest/stock';

/** What a service says of marks and of lines beside some candles: the other share costs half, from the third day on. */
export const sampleOverlay = (list: readonly Candle[]): Record<string, unknown> => ({
  'stock/marks': {
    list: [
      { date: '2026-08-28', kind: 'results', id: 'a-20260828-half', title: 'Half-year report' },
      { date: '2026-10-23', kind: 'dividend', id: '', title: 'Without the interim dividend' },
      { date: '2026-10-30', kind: 'results', id: 'a-20261030-q3', title: 'Third quarterly report' },
      { date: '2026-11-10', kind: 'news', id: 'a-20261110-sales', title: 'Sales of October' },
    ],
  },
  'stock/compare': {
    market: 'A',
    period: 'day',
    sample: true,
    dates: list.map(([date]) => date),
    lines: [
      {
        id: 'share',
        name: 'Chenyue Auto (sample)',
        values: list.map(([, , close], at) => (at < 2 ? null : close / 2)),
      },
      { id: 'index', name: 'Composite (sample)', values: list.map((_candle, at) => 3000 + at) },
    ],
    rates: list.map(() => 0.8),
  },
});
