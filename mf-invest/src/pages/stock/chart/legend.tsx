import { useWords } from '../../../messages/words.ts';
import { comparedBars, type ComparedBars } from '../overlay/comparison.ts';
import { MOVING_AVERAGES } from './moving-average.ts';
import { indicatorsOf } from '../../../model/stock-choice.ts';
import type { StockView } from '../../../model/stock-view.ts';
import { useLineNames } from '../overlay/use-line-names.ts';
import css from '../stock.module.css';
import { lineClass } from '../overlay/comparison-drawing.tsx';

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
  const compared = comparedBars(view);
  if (compared) return <ComparedLegend bars={compared} />;
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

function ComparedLegend({ bars }: { bars: ComparedBars }) {
  const t = useWords();
  const names = useLineNames()(bars);
  return (
    <p className={css['legend']}>
      {bars.lines.map(({ id }, at) => (
        <span key={id} className={css['lineName']}>
          <svg className={css['swatch']} viewBox="0 0 24 2" aria-hidden="true">
            <path className={lineClass(id)} d="M0 1H24" />
          </svg>
          {names[at]}
        </span>
      ))}
      <span>{t('compare.from100', { from: bars.dates[0] ?? '' })}</span>
      {bars.premiums.length > 0 && <span>{t('compare.premiumBelow')}</span>}
    </p>
  );
}
