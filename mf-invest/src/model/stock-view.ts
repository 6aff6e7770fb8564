import type { Comparison, Mark, MinuteChart, Realtime } from 'shared/contract/invest/stock';
import type { BarFigures } from './price-history.ts';
import type { StockChoice } from './stock-choice.ts';

/** Lines and rates, bar by bar of a history. */
export type Compared = Pick<Comparison, 'lines' | 'rates'>;

/** One market in one period: everything the quote and the chart show. */
export interface StockView extends StockChoice {
  /** Null while the quote is not available. */
  quote: Realtime | null;
  /** Whether the history is there from its first bar on, not only what was chosen when the page was asked for. */
  whole: boolean;
  /** Oldest first; empty while the history is not available, and in a day of minutes. */
  candles: readonly BarFigures[];
  /** Of the newest day; null in every other period. */
  minutes: MinuteChart | null;
  /** Bar by bar beside the candles; null while nothing is compared, or when it did not arrive. */
  compared: Compared | null;
  /** Oldest first: of the whole history once that is there. */
  marked: readonly Mark[];
}

/** The prices of a period are a day of minutes or a history of bars. */
export type Prices = Pick<StockView, 'candles' | 'minutes' | 'whole' | 'compared' | 'marked'>;
export const NO_PRICES: Prices = { candles: [], minutes: null, whole: false, compared: null, marked: [] };

/** What is chosen, without the prices that were fetched for it. */
export function choiceIn(view: StockView): StockChoice {
  const { quote: _quote, candles: _candles, minutes: _minutes, whole: _whole, ...rest } = view;
  const { compared: _compared, marked: _marked, ...choice } = rest;
  return choice;
}

/** Newer or more prices of what is shown. */
export type Advance = Partial<Prices & Pick<StockView, 'quote'>>;

export interface SwitchState {
  shown: StockView;
  /** What was asked for last. */
  wanted: StockChoice;
  status: 'ready' | 'pending' | 'arrived' | 'failed';
}

export type SwitchEvent =
  | { type: 'choose'; choice: StockChoice }
  | { type: 'arrive'; view: StockView }
  /** Newer or more prices of what is shown, which nobody asked for. */
  | { type: 'advance'; prices: Advance }
  | { type: 'fail' };

export function begin(shown: StockView): SwitchState {
  return { shown, wanted: choiceIn(shown), status: 'ready' };
}

/** What was shown stays until something newer is there; a failure changes nothing but the message (spec G-18). */
export function step(state: SwitchState, event: SwitchEvent): SwitchState {
  switch (event.type) {
    case 'choose':
      return { ...state, wanted: event.choice, status: 'pending' };
    case 'arrive':
      return { shown: event.view, wanted: choiceIn(event.view), status: 'arrived' };
    case 'advance':
      return { ...state, shown: { ...state.shown, ...event.prices } };
    case 'fail':
      return { ...state, status: 'failed' };
  }
}

/** What the tabs mark as current: the wish while it may still come true, else what is really shown. */
export function currentOf({ shown, wanted, status }: SwitchState): StockChoice {
  return status === 'failed' ? choiceIn(shown) : wanted;
}
