import { useEffect, useReducer, useRef } from 'react';
import { useApi, type BrowserApi } from 'shared';
import { orFallback } from 'shared/contract/section/or-fallback';
import { recent } from '../../model/price-history.ts';
import type { StockChoice } from '../../model/stock-choice.ts';
import { begin, NO_PRICES, step, type Prices, type StockView, type SwitchState } from '../../model/stock-view.ts';

export interface StockSwitch {
  state: SwitchState;
  choose: (choice: StockChoice) => void;
}

/** Fetches another market or period in place. A newer choice ends the older request. */
export function useStockView(start: StockView): StockSwitch {
  const api = useApi();
  const [state, dispatch] = useReducer(step, start, begin);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function choose(choice: StockChoice): void {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    dispatch({ type: 'choose', choice });
    fetchView(api, choice, signal).then(
      (view) => signal.aborted || dispatch({ type: 'arrive', view }),
      () => signal.aborted || dispatch({ type: 'fail' }),
    );
  }
  return { state, choose };
}

/** The chart is what was asked for; a missing quote leaves a line that says so. */
export async function fetchView(api: BrowserApi, choice: StockChoice, signal: AbortSignal): Promise<StockView> {
  // The chart says itself that prices did not arrive: no toast beside it.
  const options = { signal, notip: true };
  const [prices, quote] = await Promise.all([
    fetchPrices(api, choice, options),
    orFallback(api.call('stock/realtime', { market: choice.market }, options), null),
  ]);
  return { ...choice, quote, ...prices };
}

type Options = Parameters<BrowserApi['call']>[2];

async function fetchPrices(api: BrowserApi, { market, period }: StockChoice, options: Options): Promise<Prices> {
  if (period === 'minute') return { ...NO_PRICES, minutes: await api.call('stock/minute', { market }, options) };
  const { list } = await api.call('stock/kline', { market, period }, options);
  return { ...NO_PRICES, candles: recent(list) };
}
