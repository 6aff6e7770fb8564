import { usePage } from 'shared';
import { useWords } from '../../../messages/words.ts';
import { comparedHistory } from '../overlay/comparison.ts';
import { scaled } from '../../../model/scaled-amount.ts';
import type { StockView } from '../../../model/stock-view.ts';
import { useLineNames } from '../overlay/use-line-names.ts';
import type { ChartWords } from './chart-frame.ts';

/** What the chart says, in the language of the page. */
export function useChartWords(summary: string, view: StockView): ChartWords {
  const t = useWords();
  const { lang } = usePage();
  const namesOf = useLineNames();
  const compared = comparedHistory(view);
  return {
    open: t('chart.O'),
    high: t('chart.H'),
    low: t('chart.L'),
    close: t('chart.C'),
    volume: t('chart.volume'),
    price: t('chart.price'),
    mean: t('chart.mean'),
    average: (length: number) => t('chart.average', { length }),
    marks: t('tools.mark'),
    letterOf: (kind) => t(`marks.letters.${kind}`),
    premium: t('compare.premiumLine'),
    lineNames: compared ? namesOf(compared) : [],
    amount: (value: number) => {
      const { amount, scale } = scaled(value, lang);
      return t(`quote.amount.${scale}`, { amount });
    },
    summary,
    chart: t('chart.title'),
    navigator: {
      group: t('tools.navigator.group'),
      start: t('tools.navigator.start'),
      end: t('tools.navigator.end'),
      changed: t('tools.navigator.changed'),
    },
  };
}
