import { useWords } from '../../messages/words.ts';
import { directionOf, price } from 'shared/i18n/figures';
import { daySpan } from '../../model/minutes.ts';
import { barsOf, chosenBars, spanOf } from '../../model/price-history.ts';
import type { StockView } from '../../model/stock-view.ts';

const WORD = { rise: 'chart.up', fall: 'chart.down', flat: 'chart.level' } as const;
const DAY_WORD = { rise: 'chart.dayUp', fall: 'chart.dayDown', flat: 'chart.dayLevel' } as const;
const absolute = (percent: number) => `${Math.abs(percent).toFixed(1)}%`;

/** The chart in words, from the same numbers; empty without any. */
export function useViewSentence(view: StockView): string {
  const t = useWords();
  const { candles, minutes } = view;
  if (minutes) {
    const day = daySpan(minutes);
    if (!day) return '';
    return t(DAY_WORD[directionOf(day.changePct)], {
      date: minutes.date,
      percent: absolute(day.changePct),
      high: price(day.high.price),
      highTime: day.high.time,
      low: price(day.low.price),
      lowTime: day.low.time,
    });
  }
  const span = spanOf(chosenBars(barsOf(candles), view));
  if (!span) return '';
  return t(WORD[directionOf(span.changePct)], {
    from: span.from,
    to: span.to,
    percent: absolute(span.changePct),
    high: price(span.high.high),
    highDate: span.high.date,
    low: price(span.low.low),
    lowDate: span.low.date,
  });
}
