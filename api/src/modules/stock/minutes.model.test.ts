import { describe, expect, it } from 'vitest';
import type { Candle } from 'shared/contract/invest/stock';
import { figuresOfDay, pointsOf, publicDay } from './minutes.model.ts';
import { minutesFrom } from './recorded-minutes.model.ts';

const candle: Candle = ['2026-11-20', 9.76, 9.85, 9.71, 9.91, 38_460_000, 378_180_000];
const at = (time: string) => Date.parse(`2026-11-20T${time}+08:00`);
const day = (market: 'A' | 'H' = 'A') => ({
  date: '2026-11-20',
  prevClose: 9.73,
  ticks: minutesFrom(candle, market),
});

// Spec I2, LIM-quote-delay.
describe('the minutes made from a candle', () => {
  const ticks = minutesFrom(candle, 'A');
  const prices = ticks.map(({ price }) => price);

  it('reach its low, its high and its close, and nothing beyond', () => {
    expect([Math.min(...prices), Math.max(...prices), prices.at(-1)]).toEqual([9.71, 9.91, 9.85]);
    expect(prices.every((price) => Number(price.toFixed(2)) === price)).toBe(true);
  });

  it('sum to its shares and to its money', () => {
    expect(ticks.reduce((sum, { volume }) => sum + volume, 0)).toBe(38_460_000);
    expect(ticks.reduce((sum, { turnover }) => sum + turnover, 0)).toBeCloseTo(378_180_000, 0);
    expect(ticks.every(({ volume }) => Number.isInteger(volume) && volume >= 0)).toBe(true);
  });

  it('are the same every time, and others on another day', () => {
    expect(minutesFrom(candle, 'A')).toEqual(ticks);
    const other = minutesFrom(['2026-11-19', 9.76, 9.85, 9.71, 9.91, 38_460_000, 378_180_000], 'A');
    expect(other.map(({ price }) => price)).not.toEqual(prices);
  });

  it('of a day without trade stand still', () => {
    const still = minutesFrom(['2026-11-20', 5, 5, 5, 5, 0, 0], 'H');
    expect(still).toHaveLength(330);
    expect(pointsOf(still).every(([, price, average, volume]) => price === 5 && average === 5 && volume === 0)).toBe(
      true,
    );
  });
});

describe('the public minutes', () => {
  const newest = (market: 'A' | 'H', time: string) => publicDay(day(market), market, at(time))?.ticks.at(-1)?.time;

  it.each([
    ['A', '09:45:59', undefined],
    ['A', '09:46:00', '09:31'],
    ['A', '11:45:00', '11:30'],
    ['A', '12:59:59', '11:30'],
    ['A', '13:15:59', '11:30'],
    ['A', '13:16:00', '13:01'],
    ['H', '12:14:59', '11:59'],
    ['A', '15:14:59', '14:59'],
    ['A', '15:15:00', '15:00'],
    ['H', '16:15:00', '16:00'],
  ] as const)('of market %s at %s end at %s: none is younger than fifteen minutes', (market, time, expected) => {
    expect(newest(market, time)).toBe(expected);
  });

  it('are never younger than fifteen minutes at any moment of a day', () => {
    const moments = Array.from({ length: 4000 }, (_, index) => at('09:00:00') + index * 7000);
    const ages = moments.flatMap((now) => {
      const last = publicDay(day(), 'A', now)?.ticks.at(-1)?.time;
      return last === undefined ? [] : [now - at(`${last}:00`)];
    });
    expect(ages.length).toBeGreaterThan(3000);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(15 * 60_000);
  });

  it('hold what a feed should not have sent back: the future, the break, holidays, repetitions', () => {
    const tick = (time: string, price = 1) => ({ time, price, volume: 1, turnover: 1 });
    const sent = [tick('10:00'), tick('12:10'), tick('09:40', 1), tick('09:40', 2), tick('15:00'), tick('25:99')];
    const shown = publicDay({ date: '2026-11-20', prevClose: 1, ticks: sent }, 'A', at('10:20:00'));
    expect(shown?.ticks.map(({ time, price }) => [time, price])).toEqual([
      ['09:40', 2],
      ['10:00', 1],
    ]);
    expect(publicDay({ date: '2026-11-21', prevClose: 1, ticks: sent }, 'A', at('23:00:00'))).toBeUndefined();
    expect(publicDay(undefined, 'A', at('23:00:00'))).toBeUndefined();
  });
});

it('the quote of a day under way comes from its minutes', () => {
  const ticks = [
    { time: '09:31', price: 10, volume: 100, turnover: 1000 },
    { time: '09:32', price: 11, volume: 100, turnover: 1100 },
    { time: '09:33', price: 10.5, volume: 0, turnover: 0 },
  ];
  expect(figuresOfDay({ date: '2026-11-20', prevClose: 10, ticks })).toEqual({
    last: 10.5,
    open: 10,
    high: 11,
    low: 10,
    prevClose: 10,
    volume: 200,
    turnover: 2100,
    change: 0.5,
    changePct: 5,
    time: '2026-11-20 09:33',
  });
  expect(pointsOf(ticks).at(-1)).toEqual(['09:33', 10.5, 10.5, 0]);
});
