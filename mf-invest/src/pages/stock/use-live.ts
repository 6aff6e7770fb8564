import { useEffect, useEffectEvent } from 'react';
import { useApi, type BrowserApi } from 'shared';
import { nextQuestion } from 'shared/contract/invest/live-pace';
import type { Advance, StockView } from '../../model/stock-view.ts';

/**
 * Quote and minutes advance by themselves during trading hours, as delayed as the service gives them. Tabs that nobody sees ask
 * nothing, and ask at once when somebody looks again.
 */
export function useLive(view: StockView, advance: (prices: Advance) => void): void {
  const api = useApi();
  const { market, period } = view;
  const shown = useEffectEvent(() => view.quote);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let due = Date.now() + nextQuestion(shown(), 0, Date.now());
    const ended = new AbortController();
    const { signal } = ended;
    function wait(): void {
      clearTimeout(timer);
      if (!document.hidden && !signal.aborted) timer = setTimeout(() => void ask(), Math.max(0, due - Date.now()));
    }
    async function ask(): Promise<void> {
      const news = await newsOf(api, { market, period }, signal);
      failures = news ? 0 : failures + 1;
      if (signal.aborted) return;
      if (news) advance(news);
      due = Date.now() + nextQuestion(news?.quote ?? shown(), failures, Date.now());
      wait();
    }
    document.addEventListener('visibilitychange', wait, { signal });
    wait();
    return () => {
      ended.abort();
      clearTimeout(timer);
    };
  }, [api, market, period, advance]);
}

/** Null when nobody answered: what is shown stays (spec ERR-logged-only). */
export async function newsOf(
  api: BrowserApi,
  { market, period }: Pick<StockView, 'market' | 'period'>,
  signal: AbortSignal,
): Promise<Advance | null> {
  const options = { signal, notip: true };
  try {
    const [quote, minutes] = await Promise.all([
      api.call('stock/realtime', { market }, options),
      period === 'minute' ? api.call('stock/minute', { market }, options) : null,
    ]);
    return minutes ? { quote, minutes } : { quote };
  } catch {
    return null;
  }
}
