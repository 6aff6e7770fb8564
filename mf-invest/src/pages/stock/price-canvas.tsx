import type Highcharts from 'highcharts/es-modules/masters/highstock.src.js';
import { HighchartsReact } from 'highcharts-react-official';
import { usePage } from 'shared';
import { useWords } from '../../messages/words.ts';
import { scaled } from '../../model/figures.ts';
import type { Bar } from '../../model/price-history.ts';
import { chartOptions } from './chart-options.ts';
import css from './stock.module.css';

export interface PriceCanvasProps {
  bars: readonly Bar[];
  highcharts: typeof Highcharts;
}

/** Candles, averages and volume. Browser only: Highcharts measures text. */
export function PriceCanvas({ bars, highcharts }: PriceCanvasProps) {
  const t = useWords();
  const { lang } = usePage();
  const options = chartOptions(bars, {
    open: t('chart.O'),
    high: t('chart.H'),
    low: t('chart.L'),
    close: t('chart.C'),
    volume: t('chart.volume'),
    price: t('chart.price'),
    average: (length) => t('chart.average', { length }),
    amount: (value) => {
      const { amount, scale } = scaled(value, lang);
      return t(`quote.amount.${scale}`, { amount });
    },
  });
  // The part above says what the drawing shows; its own roles would say it twice.
  const containerProps = { className: css['drawing'] ?? '', 'aria-hidden': true };
  return (
    <HighchartsReact
      highcharts={highcharts}
      constructorType="stockChart"
      options={options}
      containerProps={containerProps}
    />
  );
}
