import { useWords } from '../../messages/words.ts';
import { directionOf, price } from '../../model/figures.ts';
import { BARS_DRAWN, spanOf, type Bar } from '../../model/price-history.ts';

const WORD = { rise: 'chart.up', fall: 'chart.down', flat: 'chart.level' } as const;

/** The chart in words, from the same numbers; empty without any. */
export function useSpanSentence(bars: readonly Bar[]): string {
  const t = useWords();
  const span = spanOf(bars.slice(-BARS_DRAWN));
  if (!span) return '';
  return t(WORD[directionOf(span.changePct)], {
    from: span.from,
    to: span.to,
    percent: `${Math.abs(span.changePct).toFixed(1)}%`,
    high: price(span.high.high),
    highDate: span.high.date,
    low: price(span.low.low),
    lowDate: span.low.date,
  });
}
