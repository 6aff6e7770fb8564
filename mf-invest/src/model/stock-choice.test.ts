import * as contract from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import {
  hrefOf,
  indicatorsOf,
  isSame,
  marketHref,
  MARKETS,
  pathOf,
  PERIODS,
  rangeOf,
  stockQuery,
  INDICATORS,
  toggled,
  withMarket,
  withPeriod,
  withRange,
} from './stock-choice.ts';

const start = stockQuery.initial;

describe('the address of a view', () => {
  it('means A shares by day unless it says otherwise', () => {
    expect(stockQuery.parse({})).toEqual({ ...start, market: 'A', period: 'day', shape: 'candle', lines: 'ma' });
    expect(stockQuery.parse({ market: 'H', period: 'minute' })).toMatchObject({ market: 'H', period: 'minute' });
  });

  it.each([
    { market: 'h' },
    { market: 'B', period: 'hour' },
    { period: '<script>' },
    { range: '2W' },
    { from: '2026-02-30' },
    { date: '2026-02-30' },
    { shape: 'bars' },
    { scale: 'LOG' },
    { lines: 'rsi,ma' },
    { lines: 'sma' },
    { lines: 'ma,ma' },
  ])('of no page where it says %j', (query) => {
    expect(stockQuery.parse(query as Record<string, string>)).toBeNull();
  });

  it('leaves defaults out and keeps the order market, period', () => {
    expect(pathOf(start)).toBe('/invest/stock');
    expect(pathOf({ ...start, market: 'H', period: 'week' })).toBe('/invest/stock?market=H&period=week');
    expect(hrefOf('en', { ...start, market: 'H' })).toBe('/cn/en/invest/stock?market=H');
  });

  it('keeps the day of a price look-up, unless it is of another market', () => {
    const choice = { ...start, shape: 'line', date: '2026-11-13' } as const;
    expect(pathOf(choice)).toBe('/invest/stock?shape=line&date=2026-11-13');
    expect(pathOf(withPeriod(choice, 'week'))).toBe('/invest/stock?period=week&shape=line&date=2026-11-13');
    expect(pathOf(withMarket(choice, 'H'))).toBe('/invest/stock?market=H&shape=line');
  });

  it('names a market as another page links to it', () => {
    expect(marketHref('cn', 'A')).toBe('/cn/cn/invest/stock');
    expect(marketHref('cn', 'H')).toBe('/cn/cn/invest/stock?market=H');
  });

  it('has range, drawing and indicators in the order of the row', () => {
    const choice = { ...start, range: '1Y', shape: 'area', scale: 'log', lines: 'ma,rsi' } as const;
    expect(pathOf(choice)).toBe('/invest/stock?range=1Y&shape=area&scale=log&lines=ma%2Crsi');
    expect(stockQuery.parse({ range: '1Y', shape: 'area', scale: 'log', lines: 'ma,rsi' })).toEqual(choice);
  });

  it('knows every market and period of the service', () => {
    expect(MARKETS).toEqual(contract.MARKETS);
    expect(PERIODS).toEqual(['minute', ...contract.PERIODS]);
  });
});

describe('a choice', () => {
  it('reaches half a year back by days, and over everything by weeks and months', () => {
    expect((['day', 'week', 'month'] as const).map((period) => rangeOf({ period, range: '' }))).toEqual([
      '6M',
      'all',
      'all',
    ]);
    expect(withRange(start, '6M')).toEqual(start);
    expect(withRange({ ...start, period: 'week' }, 'all').range).toBe('');
  });

  it('of a range ends the days that were typed, and leaves the day in minutes', () => {
    const typed = { ...start, period: 'minute', from: '2026-01-01', to: '2026-02-01' } as const;
    expect(withRange(typed, '1M')).toEqual({ ...start, range: '1M' });
    expect(withPeriod(withRange(start, '5D'), 'month')).toEqual({ ...start, period: 'month' });
  });

  it('adds an indicator in its place, takes it away again, and says when there is none', () => {
    const withIndicator = (choice: typeof start, name: 'ma' | 'boll' | 'rsi') => ({
      ...choice,
      lines: toggled(choice.lines, INDICATORS, name),
    });
    const both = withIndicator(start, 'boll');
    expect(both.lines).toBe('ma,boll');
    expect(withIndicator(both, 'boll').lines).toBe('ma');
    const none = withIndicator(start, 'ma');
    expect([none.lines, indicatorsOf(none)]).toEqual(['none', []]);
    expect(withIndicator(none, 'rsi').lines).toBe('rsi');
    expect(isSame(none, { ...start, lines: 'none' })).toBe(true);
  });
});
