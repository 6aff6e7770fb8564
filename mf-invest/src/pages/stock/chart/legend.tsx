import { useWords } from '../../../messages/words.ts';
import { MOVING_AVERAGES } from '../../../model/moving-average.ts';
import { indicatorsOf } from '../../../model/stock-choice.ts';
import type { StockView } from '../../../model/stock-view.ts';
import css from '../stock.module.css';

/** What the lines are, and how a candle is read without colour. */
export function Legend({ view }: { view: StockView }) {
  const t = useWords();
  if (view.period === 'minute') {
    return (
      <p className={css['legend']}>
        <span className={css['average10']}>{t('chart.price')}</span>
        <span className={css['average5']}>{t('chart.mean')}</span>
        <span>{t('chart.dashed')}</span>
      </p>
    );
  }
  return (
    <p className={css['legend']}>
      {indicatorsOf(view).includes('ma') &&
        MOVING_AVERAGES.map((length) => (
          <span key={length} className={css[`average${length}`]}>
            {t('chart.average', { length })}
          </span>
        ))}
      {view.shape === 'candle' && <span>{t('chart.hollow')}</span>}
    </p>
  );
}
