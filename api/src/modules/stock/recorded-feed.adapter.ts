import type { Market } from 'shared/contract/invest/stock';
import type { ContentDb } from '../../db/content-reads.ts';
import { instantOf, stampOf } from '../../model/shanghai-time.ts';
import type { MinuteFeed, TradingDay } from './minute-feed.port.ts';
import { minutesFrom } from './recorded-minutes.model.ts';
import { findCandlesUntil } from './stock.store.ts';
import { isTradingDay, minutesOfDay } from './trading-calendar.model.ts';

/** A day, the day before it, and room for days of the sample on which the market did not trade. */
const LOOK_BACK = 16;

/** The recorded sample of the content pack as a feed: the default, labelled as sample wherever it is shown. */
export function recordedFeed(content: ContentDb): MinuteFeed {
  return {
    sample: true,
    async newestDay(market: Market, until: number): Promise<TradingDay | undefined> {
      const candles = await findCandlesUntil(content, { market, day: stampOf(until).slice(0, 10), limit: LOOK_BACK });
      const at = candles.findIndex(([date]) => {
        const first = minutesOfDay(market, date)[0] ?? '';
        return isTradingDay(market, date) && instantOf(`${date} ${first}`).getTime() <= until;
      });
      const candle = candles[at];
      if (!candle) return undefined;
      return { date: candle[0], prevClose: candles[at + 1]?.[2] ?? candle[1], ticks: minutesFrom(candle, market) };
    },
  };
}
