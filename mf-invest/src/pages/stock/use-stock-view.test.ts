import type { BrowserApi } from 'shared';
import { describe, expect, it } from 'vitest';
import { stockQuery } from '../../model/stock-choice.ts';
import { fetchView } from './use-stock-view.ts';

const candle = ['2026-11-20', 9, 10, 8.5, 10.5, 1000, 9500];
/** The amount is left out. */
const shown = candle.slice(0, 6);
const choice = { ...stockQuery.initial, market: 'H', period: 'week' } as const;
const { signal } = new AbortController();

function apiThat(answers: Record<string, unknown>): BrowserApi {
  const call = async (name: string, body: unknown) => {
    if (!(name in answers)) throw new Error(`no answer for ${name} ${JSON.stringify(body)}`);
    return answers[name];
  };
  return { call } as BrowserApi;
}

describe('fetching another market', () => {
  it('brings prices and quote together', async () => {
    const api = apiThat({ 'stock/kline': { list: [candle] }, 'stock/realtime': { last: 10 } });
    expect(await fetchView(api, choice, signal)).toEqual({
      ...choice,
      quote: { last: 10 },
      candles: [shown],
      minutes: null,
      whole: true,
      compared: null,
      marked: [],
    });
  });

  it('brings a day of minutes instead of a history', async () => {
    const minutes = { date: '2026-11-20', points: [] };
    const api = apiThat({ 'stock/minute': minutes, 'stock/realtime': { last: 10 } });
    const view = await fetchView(api, { ...choice, period: 'minute' }, signal);
    expect(view).toMatchObject({ period: 'minute', candles: [], minutes });
  });

  it('goes without a quote, because the chart is what was asked for', async () => {
    const api = apiThat({ 'stock/kline': { list: [candle] } });
    expect(await fetchView(api, choice, signal)).toMatchObject({ quote: null, candles: [shown] });
  });

  it('fails without prices', async () => {
    await expect(fetchView(apiThat({ 'stock/realtime': {} }), choice, signal)).rejects.toThrow('stock/kline');
  });
});
