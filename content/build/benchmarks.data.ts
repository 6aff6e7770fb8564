import type { PricePath } from './price-path.ts';

export interface Benchmark extends PricePath {
  id: 'index' | 'peer-1' | 'peer-2' | 'rate';
  name: { cn: string; en: string };
  seed: number;
  decimals: number;
}

/** What the shares are compared with. All of it is invented; the last rate is that of the lesson on A and H shares. */
export const BENCHMARKS: readonly Benchmark[] = [
  {
    id: 'index',
    name: { cn: '东岭综合指数（示例）', en: 'Dongling Composite (sample)' },
    seed: 61,
    volatility: 0.0092,
    decimals: 2,
    wayPoints: [
      ['2024-08-01', 2874],
      ['2024-10-08', 3391],
      ['2025-04-07', 3102],
      ['2025-11-21', 3588],
      ['2026-03-12', 3764],
      ['2026-07-08', 3429],
      ['2026-11-20', 3812],
    ],
  },
  {
    id: 'peer-1',
    name: { cn: '磐岭汽车（示例）', en: 'Panling Motor (sample)' },
    seed: 62,
    volatility: 0.0147,
    decimals: 2,
    wayPoints: [
      ['2024-08-01', 14.2],
      ['2024-10-08', 17.6],
      ['2025-06-20', 15.1],
      ['2026-01-15', 18.85],
      ['2026-07-08', 14.9],
      ['2026-11-20', 16.44],
    ],
  },
  {
    id: 'peer-2',
    name: { cn: '望舟汽车（示例）', en: 'Wangzhou Motor (sample)' },
    seed: 63,
    volatility: 0.0183,
    decimals: 2,
    wayPoints: [
      ['2024-08-01', 22.9],
      ['2024-10-08', 30.4],
      ['2025-06-20', 36.8],
      ['2026-01-15', 33.2],
      ['2026-07-08', 28.5],
      ['2026-11-20', 38.7],
    ],
  },
  {
    id: 'rate',
    name: { cn: '港元兑人民币（示例）', en: 'Yuan for a Hong Kong dollar (sample)' },
    seed: 64,
    volatility: 0.0011,
    decimals: 4,
    wayPoints: [
      ['2024-08-01', 0.9268],
      ['2025-01-10', 0.9415],
      ['2025-11-21', 0.914],
      ['2026-11-20', 0.92],
    ],
  },
];
