import type { Market } from 'shared/contract/invest/stock';

/** Trade of one minute: price at its end, shares and money of that minute alone. */
export interface Tick {
  /** `HH:mm`, the end of the minute, Asia/Shanghai. */
  time: string;
  price: number;
  volume: number;
  turnover: number;
}

export interface TradingDay {
  /** `yyyy-MM-dd`. */
  date: string;
  prevClose: number;
  /** Earliest first. */
  ticks: Tick[];
}

/**
 * Where minutes come from: the recorded sample, or a real feed. A feed need not keep the delay of 15 minutes; whoever
 * answers visitors does (`publicDay` in minutes.ts).
 */
export interface MinuteFeed {
  /** True while the figures are the recorded sample's. */
  readonly sample: boolean;
  /**
   * The newest trading day that has a minute at or before the instant `until` (milliseconds); undefined without any.
   * @throws {CallError} 50300 when the feed does not answer
   */
  newestDay(market: Market, until: number): Promise<TradingDay | undefined>;
}
