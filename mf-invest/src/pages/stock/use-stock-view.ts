import {
  startTransition,
  useCallback,
  useEffect,
  useReducer,
  useRef,
  type Dispatch,
  type ReactNode,
  type RefObject,
} from 'react';
import { useApi, usePage, type BrowserApi } from 'shared';
import { useAddress } from 'shared/address';
import { orFallback } from 'shared/contract/section/or-fallback';
import { figuresOf } from '../../model/price-history.ts';
import { BASE } from 'shared/contract/site/site';
import { comparedIn, isSame, pathOf, stockQuery, type StockChoice } from '../../model/stock-choice.ts';
import {
  begin,
  choiceIn,
  NO_PRICES,
  step,
  type Advance,
  type Prices,
  type StockView,
  type SwitchEvent,
  type SwitchState,
} from '../../model/stock-view.ts';

export interface StockSwitch {
  state: SwitchState;
  choose: (choice: StockChoice) => void;
  /** Where a drag has moved the chart to so far; all of it, from one press to the next, is one step back. */
  move: (choice: StockChoice) => void;
  /** Brings what the chart may be moved over, once. */
  complete: () => void;
  /** Takes in what the market has done since. */
  advance: (prices: Advance) => void;
  /** To be put into the tree: nothing until the first choice. */
  bridge: ReactNode;
}

/** Whether the page came with the answer for the day that is asked for; only the server has the prices of every day. */
export const isAnswered = ({ market, date }: StockChoice, start: StockChoice): boolean =>
  market === start.market && date === start.date;

/**
 * What is chosen lives in the address, so that back and forward work and every view can be shared. It shows at once, whether or
 * not the address can follow.
 */
export function useStockView(start: StockView): StockSwitch {
  const { lang } = usePage();
  const { state, wanted, show, complete, advance } = useFetchedView(start);
  const hasMoved = useRef(false);
  const { go, bridge } = useAddress({
    basename: `${BASE}/${lang}`,
    onAddress({ search }) {
      const choice = stockQuery.read(search);
      if (choice.date !== '' && !isAnswered(choice, start)) return location.reload();
      if (isSame(choice, wanted())) return;
      hasMoved.current = false;
      show(choice);
    },
  });

  useEffect(() => {
    const begin = () => (hasMoved.current = false);
    addEventListener('pointerdown', begin, true);
    return () => removeEventListener('pointerdown', begin, true);
  }, []);

  function turnTo(choice: StockChoice, isMove: boolean): void {
    // Asking again for the same prices is no way to go back.
    const isStep = !isSame(choice, wanted()) && !(isMove && hasMoved.current);
    if (isStep) hasMoved.current = isMove;
    go(pathOf(choice), !isStep);
    show(choice);
  }
  return {
    state,
    choose: (choice) => turnTo(choice, false),
    move: (choice) => turnTo(choice, true),
    complete,
    advance,
    bridge,
  };
}

interface FetchedView {
  state: SwitchState;
  /** What was asked for last, also before it is rendered. */
  wanted: () => StockChoice;
  show: (choice: StockChoice) => void;
  complete: () => void;
  advance: (prices: Advance) => void;
}

/** Fetches another market or period in place. A newer choice ends the older request. */
function useFetchedView(start: StockView): FetchedView {
  const api = useApi();
  const [state, dispatch] = useReducer(step, start, begin);
  const running = useRef<AbortController | null>(null);
  const wanted = useRef<StockChoice>(choiceIn(start));
  useEffect(() => () => running.current?.abort(), []);
  const { shown, status } = state;

  function show(choice: StockChoice): void {
    running.current?.abort();
    wanted.current = choice;
    const isHere =
      status !== 'failed' && isSameHistory(shown, choice) && (isWhole(shown, choice) || shown.minutes !== null);
    if (isHere) return dispatch({ type: 'arrive', view: { ...shown, ...choice } });
    dispatch({ type: 'choose', choice });
    fetchInto(choice, { api, running, dispatch });
  }
  function complete(): void {
    if (shown.whole || shown.minutes || running.current) return;
    const { signal } = (running.current = new AbortController());
    fetchPrices(api, shown, { signal, notip: true }).then(
      (prices) => signal.aborted || dispatch({ type: 'advance', prices }),
      // What is there can be read; the next choice asks again.
      () => (running.current = null),
    );
  }
  const advance = useCallback((prices: Advance) => dispatch({ type: 'advance', prices }), []);
  return { state, wanted: () => wanted.current, show, complete, advance };
}

type History = Pick<StockChoice, 'market' | 'period'>;

/** Nothing has to be fetched to show the choice of the same history. */
const isWhole = ({ whole, compared }: StockView, choice: StockChoice) =>
  whole && (compared !== null || comparedIn(choice).length === 0);

const isSameHistory = (one: History, other: History) => one.market === other.market && one.period === other.period;

interface Fetching {
  api: BrowserApi;
  running: RefObject<AbortController | null>;
  dispatch: Dispatch<SwitchEvent>;
}

function fetchInto(choice: StockChoice, { api, running, dispatch }: Fetching): void {
  const { signal } = (running.current = new AbortController());
  // In slices: it comes when somebody may be pressing the next one.
  const show = (view: StockView) => startTransition(() => dispatch({ type: 'arrive', view }));
  fetchView(api, choice, signal).then(
    (view) => signal.aborted || show(view),
    () => signal.aborted || dispatch({ type: 'fail' }),
  );
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

async function fetchPrices(api: BrowserApi, choice: StockChoice, options: Options): Promise<Prices> {
  const { market, period } = choice;
  if (period === 'minute') return { ...NO_PRICES, minutes: await api.call('stock/minute', { market }, options) };
  const [{ list }, compared, marks] = await Promise.all([
    api.call('stock/kline', { market, period }, options),
    comparedIn(choice).length === 0 ? null : api.call('stock/compare', { market, period }, options),
    orFallback(api.call('stock/marks', { market }, options), { list: [] }),
  ]);
  return { candles: figuresOf(list), minutes: null, whole: true, compared, marked: marks.list };
}
