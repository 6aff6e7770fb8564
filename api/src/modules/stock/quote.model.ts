import { QUOTE_DELAY_MINUTES, type Candle, type Market, type Realtime } from 'shared/contract/invest/stock';
import { dayOf, instantOf } from '../../model/shanghai-time.ts';

/** When trading of a day ends, Asia/Shanghai: a day's figures are known then, not before. */
const CLOSING_TIME = { A: '15:00', H: '16:00' } as const satisfies Record<Market, string>;
const YEAR_DAYS = 365;

export interface Listing {
  market: Market;
  code: string;
  name: string;
  currency: 'CNY' | 'HKD';
  sample: boolean;
}

/** The days (oldest first) that may be shown: closed at least the delay ago (spec LIM-quote-delay). `now` in milliseconds. */
export function publicCandles<Day extends readonly [date: string, ...figures: unknown[]]>(
  days: readonly Day[],
  market: Market,
  now: number,
): Day[] {
  const latest = now - QUOTE_DELAY_MINUTES * 60_000;
  const isPublic = ([day]: Day) => instantOf(`${day} ${CLOSING_TIME[market]}`).getTime() <= latest;
  // From the end: all but the newest have been public for long, and there are thousands.
  return days.slice(0, days.findLastIndex(isPublic) + 1);
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The newest figures of public candles (oldest first); undefined without any. */
export function quoteOf(listing: Listing, days: readonly Candle[]): Omit<Realtime, 'state'> | undefined {
  const today = days.at(-1);
  if (!today) return undefined;
  const [day, open, last, low, high, volume, turnover] = today;
  const prevClose = days.at(-2)?.[2] ?? open;
  const yearAgo = dayOf(instantOf(`${day} 12:00`).getTime(), YEAR_DAYS);
  const year = days.filter(([date]) => date > yearAgo);
  return {
    ...listing,
    last,
    open,
    high,
    low,
    prevClose,
    volume,
    turnover,
    change: rounded(last - prevClose, 3),
    changePct: prevClose === 0 ? 0 : rounded(((last - prevClose) / prevClose) * 100, 2),
    high52: Math.max(...year.map((candle) => candle[4])),
    low52: Math.min(...year.map((candle) => candle[3])),
    time: `${day} ${CLOSING_TIME[listing.market]}`,
    delayMin: QUOTE_DELAY_MINUTES,
  };
}
