import { useWords } from '../../messages/words.ts';
import { directionOf, price } from 'shared/i18n/figures';
import { daySpan } from '../../model/minutes.ts';
import { comparedBars, rebased, type ComparedBars } from './overlay/comparison.ts';
import { barsOf, chosenBars, spanOf } from '../../model/price-history.ts';
import type { StockView } from '../../model/stock-view.ts';
import { useLineNames } from './overlay/use-line-names.ts';

const WORD = { rise: 'chart.up', fall: 'chart.down', flat: 'chart.level' } as const;
const DAY_WORD = { rise: 'chart.dayUp', fall: 'chart.dayDown', flat: 'chart.dayLevel' } as const;
const absolute = (percent: number) => `${Math.abs(percent).toFixed(1)}%`;

/** The chart in words, from the same numbers; empty without any. */
export function useViewSentence(view: StockView): string {
  const t = useWords();
  const compare = useComparisonSentence();
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
  const compared = comparedBars(view);
  if (compared) return compare(compared);
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

/** Where each line ended, and what the A share cost more at which rate. */
function useComparisonSentence(): (bars: ComparedBars) => string {
  const t = useWords();
  const namesOf = useLineNames();
  return (bars) => {
    const { dates, lines, premiums, rates } = bars;
    const [from = '', to = ''] = [dates[0], dates.at(-1)];
    const names = namesOf(bars);
    const ends = lines.map(({ values }, at) => {
      const value = rebased(values).at(-1) ?? 0;
      return t('compare.line', { name: names[at] ?? '', value: value.toFixed(1) });
    });
    const sentence = t('compare.sentence', { from, to, lines: ends.join(t('compare.between')) });
    const [premium, rate] = [premiums.at(-1), rates.at(-1)];
    if (premium === undefined || premium === null || !rate) return sentence;
    const words = { date: to, percent: absolute(premium), rate: rate.toFixed(4) };
    return `${sentence}${t('compare.space')}${t(premium < 0 ? 'compare.discount' : 'compare.premium', words)}`;
  };
}
