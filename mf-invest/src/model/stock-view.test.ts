import { describe, expect, it } from 'vitest';
import { stockQuery } from './stock-choice.ts';
import { begin, currentOf, NO_PRICES, step, type StockView } from './stock-view.ts';

const view = (market: 'A' | 'H'): StockView => ({
  ...stockQuery.initial,
  market,
  quote: null,
  ...NO_PRICES,
});
const H = { ...stockQuery.initial, market: 'H' } as const;

describe('switching the market in place', () => {
  it('keeps what is shown while the new prices are on their way', () => {
    const waiting = step(begin(view('A')), { type: 'choose', choice: H });
    expect(waiting).toMatchObject({ status: 'pending', shown: { market: 'A' } });
    expect(currentOf(waiting)).toMatchObject(H);
  });

  it('shows the new prices when they have arrived', () => {
    const waiting = step(begin(view('A')), { type: 'choose', choice: H });
    const arrived = step(waiting, { type: 'arrive', view: view('H') });
    expect(arrived).toMatchObject({ status: 'arrived', shown: { market: 'H' } });
  });

  it('goes back to the old tab when nothing arrives, and remembers the wish for another try', () => {
    const failed = step(step(begin(view('A')), { type: 'choose', choice: H }), { type: 'fail' });
    expect(failed).toMatchObject({ status: 'failed', shown: { market: 'A' }, wanted: H });
    expect(currentOf(failed).market).toBe('A');
  });

  it('takes newer prices in without a word', () => {
    const candles = [['2026-11-20', 9, 10, 8, 11, 1000]] as const;
    const advanced = step(begin(view('A')), { type: 'advance', prices: { candles, whole: true } });
    expect(advanced).toMatchObject({ status: 'ready', shown: { market: 'A', candles, whole: true } });
  });
});
