import type Highcharts from 'highcharts/es-modules/masters/highstock.src.js';
import { HighchartsReact } from 'highcharts-react-official';
import { useAtomValue, usePage } from 'shared';
import { lookAtom } from 'shared/state/look-atom';
import { useWords } from '../../../messages/words.ts';
import { scaled } from '../../../model/scaled-amount.ts';
import { barsOf } from '../../../model/price-history.ts';
import type { StockView } from '../../../model/stock-view.ts';
import { chartOptions } from './chart-options.ts';
import { minuteOptions } from './minute-options.ts';
import css from '../stock.module.css';

export interface PriceCanvasProps {
  view: StockView;
  highcharts: typeof Highcharts;
}

/** Candles, or a day of minutes, with averages and volume. Browser only: Highcharts measures text. */
export function PriceCanvas({ view, highcharts }: PriceCanvasProps) {
  const t = useWords();
  const { lang } = usePage();
  const look = useAtomValue(lookAtom);
  const words = {
    open: t('chart.O'),
    high: t('chart.H'),
    low: t('chart.L'),
    close: t('chart.C'),
    volume: t('chart.volume'),
    price: t('chart.price'),
    mean: t('chart.mean'),
    average: (length: number) => t('chart.average', { length }),
    amount: (value: number) => {
      const { amount, scale } = scaled(value, lang);
      return t(`quote.amount.${scale}`, { amount });
    },
  };
  const { minutes, candles } = view;
  const options = minutes ? minuteOptions(minutes, words) : chartOptions(barsOf(candles), words);
  // The part above says what the drawing shows; its own roles would say it twice.
  const containerProps = { className: css['drawing'] ?? '', 'aria-hidden': true };
  // Nothing to measure by until the browser has told; and measured anew when colours or size of text change.
  if (look === '') return null;
  return (
    <HighchartsReact
      key={look}
      highcharts={highcharts}
      constructorType="stockChart"
      options={options}
      containerProps={containerProps}
    />
  );
}
