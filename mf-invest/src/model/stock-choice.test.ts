import * as contract from 'shared/contract/invest/stock';
import { describe, expect, it } from 'vitest';
import { hrefOf, MARKETS, pathOf, PERIODS, stockQuery } from './stock-choice.ts';

describe('the address of a view', () => {
  it('means A shares by day unless it says otherwise', () => {
    expect(stockQuery.parse({})).toEqual({ market: 'A', period: 'day' });
    expect(stockQuery.parse({ market: 'H', period: 'minute' })).toEqual({ market: 'H', period: 'minute' });
  });

  it.each([{ market: 'h' }, { market: 'B', period: 'hour' }, { period: '<script>' }])(
    'of no page where it says %j',
    (query) => {
      expect(stockQuery.parse(query as Record<string, string>)).toBeNull();
    },
  );

  it('leaves defaults out and keeps the order market, period', () => {
    expect(pathOf({ market: 'A', period: 'day' })).toBe('/invest/stock');
    expect(pathOf({ market: 'H', period: 'week' })).toBe('/invest/stock?market=H&period=week');
    expect(hrefOf('en', { market: 'H', period: 'day' })).toBe('/cn/en/invest/stock?market=H');
  });

  it('knows every market and period of the service', () => {
    expect(MARKETS).toEqual(contract.MARKETS);
    expect(PERIODS).toEqual(['minute', ...contract.PERIODS]);
  });
});
