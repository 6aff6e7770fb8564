import type { MinuteChart, Realtime } from 'shared/contract/invest/stock';
import type { BarFigures } from './price-history.ts';
import type { StockChoice } from './stock-choice.ts';

/** One market in one period: everything the quote and the chart show. */
export interface StockView extends StockChoice {
  /** Null while the quote is not available. */
  quote: Realtime | null;
  /** Oldest first; empty while the history is not available, and in a day of minutes. */
  candles: readonly BarFigures[];
  /** Of the newest day; null in every other period. */
  minutes: MinuteChart | null;
}

/** The prices of a period are a day of minutes or a history of bars. */
export type Prices = Pick<StockView, 'candles' | 'minutes'>;
export const NO_PRICES: Prices = { candles: [], minutes: null };

export interface SwitchState {
  shown: StockView;
  /** What was asked for last. */
  wanted: StockChoice;
  status: 'ready' | 'pending' | 'arrived' | 'failed';
}

export type SwitchEvent =
  { type: 'choose'; choice: StockChoice } | { type: 'arrive'; view: StockView } | { type: 'fail' };

export function begin(shown: StockView): SwitchState {
  return { shown, wanted: { market: shown.market, period: shown.period }, status: 'ready' };
}

/** What was shown stays until something newer is there; a failure changes nothing but the message (spec G-18). */
export function step(state: SwitchState, event: SwitchEvent): SwitchState {
  switch (event.type) {
    case 'choose':
      return { ...state, wanted: event.choice, status: 'pending' };
    case 'arrive':
      return { shown: event.view, wanted: state.wanted, status: 'arrived' };
    case 'fail':
      return { ...state, status: 'failed' };
  }
}

/** What the tabs mark as current: the wish while it may still come true, else what is really shown. */
export function currentOf({ shown, wanted, status }: SwitchState): StockChoice {
  return status === 'failed' ? shown : wanted;
}
