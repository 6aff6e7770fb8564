import type { Candle } from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import { LEAD } from './chart-span.ts';
import { barsOf, chosenBars, chosenFigures, spanOf } from './price-history.ts';
import { stockQuery } from './stock-choice.ts';

type Prices = [open: number, close: number, low: number, high: number];
const candle = (date: string, ...prices: Prices): Candle => [date, ...prices, 1000, 9000];

describe('the price history', () => {
  it('reads candles in the order of the contract: open, close, low, high', () => {
    const [bar] = barsOf([['2026-11-20', 9.76, 9.85, 9.71, 9.91, 38_460_000, 378_000_000]]);
    expect(bar).toMatchObject({ open: 9.76, close: 9.85, low: 9.71, high: 9.91, volume: 38_460_000 });
  });

  it('compares each close with the one before, and the first with nothing', () => {
    const changes = barsOf([candle('2026-11-19', 10, 10, 10, 10), candle('2026-11-20', 10, 11, 10, 11)]).map(
      (bar) => bar.changePct,
    );
    expect(changes[0]).toBeNull();
    expect(changes[1]).toBeCloseTo(10);
  });

  it('carries what is chosen, and before it what averages need', () => {
    const many = Array.from({ length: 60 }, (_none, index) =>
      candle(new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10), 1, 1, 1, 1),
    );
    const choice = { ...stockQuery.initial, from: '2026-02-10', to: '2026-02-12' };
    const carried = chosenFigures(many, choice);
    expect(carried).toHaveLength(LEAD + 3);
    expect(carried.at(-1)).toEqual(['2026-02-12', 1, 1, 1, 1, 1000]);
    expect(chosenBars(barsOf(carried), choice).map(({ date }) => date)).toEqual([
      '2026-02-10',
      '2026-02-11',
      '2026-02-12',
    ]);
  });

  it('sums up a span by its ends and extremes', () => {
    const bars = barsOf([candle('a', 8, 9, 7.5, 9.5), candle('b', 9, 12, 9, 13), candle('c', 12, 10, 9, 12)]);
    expect(spanOf(bars)).toMatchObject({ from: 'a', to: 'c', changePct: 25, high: { date: 'b' }, low: { date: 'a' } });
  });

  it('has no span without bars', () => expect(spanOf([])).toBeNull());
});
