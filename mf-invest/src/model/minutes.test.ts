import type { MinuteChart } from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import { daySpan, halfHours } from './minutes.ts';

const near = (value: number) => expect.closeTo(value) as number;
const day = (points: MinuteChart['points']): MinuteChart => ({
  market: 'A',
  date: '2026-11-20',
  prevClose: 10,
  sessions: [['09:30', '11:30']],
  points,
  state: 'closed',
  delayMin: 15,
  sample: true,
});
const morning = day([
  ['09:59', 10.1, 10.05, 100],
  ['10:00', 10.2, 10.1, 200],
  ['10:01', 9.9, 10.08, 50],
  ['10:17', 10.5, 10.2, 70],
]);

describe('a day of minutes', () => {
  it('is told in half hours, with the shares since the one before', () => {
    expect(halfHours(morning)).toEqual([
      { time: '10:00', price: 10.2, average: 10.1, changePct: near(2), volume: 300 },
      { time: '10:17', price: 10.5, average: 10.2, changePct: near(5), volume: 120 },
    ]);
  });

  it('has a highest and a lowest minute, and is compared with the close before', () => {
    expect(daySpan(morning)).toEqual({
      last: 10.5,
      changePct: near(5),
      high: { price: 10.5, time: '10:17' },
      low: { price: 9.9, time: '10:01' },
    });
  });

  it('says nothing before the first minute', () => {
    expect(halfHours(day([]))).toEqual([]);
    expect(daySpan(day([]))).toBeNull();
  });
});
