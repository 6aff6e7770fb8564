import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import { useApi, usePage, type BrowserApi } from 'shared';
import { useAddress } from 'shared/address';
import { orFallback } from 'shared/contract/section/or-fallback';
import { recent } from '../../model/price-history.ts';
import { BASE } from 'shared/contract/site/site';
import { isSame, pathOf, stockQuery, type StockChoice } from '../../model/stock-choice.ts';
import { begin, NO_PRICES, step, type Prices, type StockView, type SwitchState } from '../../model/stock-view.ts';

export interface StockSwitch {
  state: SwitchState;
  choose: (choice: StockChoice) => void;
  /** To be put into the tree: nothing until the first choice. */
  bridge: ReactNode;
}

/**
 * Market and period live in the address, so that back and forward work and every view can be shared. What was chosen shows at
 * once, whether or not the address can follow.
 */
export function useStockView(start: StockView): StockSwitch {
  const { lang } = usePage();
  const { state, wanted, show } = useFetchedView(start);
  const { go, bridge } = useAddress({
    basename: `${BASE}/${lang}`,
    onAddress({ search }) {
      const choice = stockQuery.read(search);
      if (!isSame(choice, wanted())) show(choice);
    },
  });

  function choose(choice: StockChoice): void {
    // Asking again for the same prices is no way to go back.
    go(pathOf(choice), isSame(choice, wanted()));
    show(choice);
  }
  return { state, choose, bridge };
}

interface FetchedView {
  state: SwitchState;
  /** What was asked for last, also before it is rendered. */
  wanted: () => StockChoice;
  show: (choice: StockChoice) => void;
}

/** Fetches another market or period in place. A newer choice ends the older request. */
function useFetchedView(start: StockView): FetchedView {
  const api = useApi();
  const [state, dispatch] = useReducer(step, start, begin);
  const running = useRef<AbortController | null>(null);
  const wanted = useRef<StockChoice>(start);
  useEffect(() => () => running.current?.abort(), []);

  function show(choice: StockChoice): void {
    running.current?.abort();
    wanted.current = choice;
    const { signal } = (running.current = new AbortController());
    dispatch({ type: 'choose', choice });
    fetchView(api, choice, signal).then(
      (view) => signal.aborted || dispatch({ type: 'arrive', view }),
      () => signal.aborted || dispatch({ type: 'fail' }),
    );
  }
  return { state, wanted: () => wanted.current, show };
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
