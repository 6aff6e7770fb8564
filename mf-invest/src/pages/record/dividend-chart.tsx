import { useWords } from '../../messages/words.ts';
import type { DividendYear } from '../../model/dividend-years.ts';
import css from './record.module.css';

/** Units of a bar; its width on the page is the column's. */
const LENGTH = 1000;
/** Between the two parts of a bar, which colour alone would not tell apart for everybody. */
const GAP = 4;

/** What each year paid as bars beside each other. The table below says the same exactly. */
export function DividendChart({ years }: { years: readonly DividendYear[] }) {
  const t = useWords();
  const most = Math.max(...years.map(({ total }) => total));
  return (
    <figure className={css['chart']}>
      <figcaption className={css['key']}>
        <span className={css['interim']}>{t('record.interim')}</span>
        <span className={css['final']}>{t('record.final')}</span>
        <span>{t('record.unit')}</span>
      </figcaption>
      <ol className={css['years']} aria-label={t('record.chart')}>
        {years.map((year) => (
          <li key={year.year} className={css['year']}>
            <span>{year.year}</span>
            <Bar interim={year.interim / most} final={year.final / most} />
            <span className={css['total']}>
              {year.total.toFixed(2)}
              {!year.complete && <span className={css['soFar']}>{t('record.soFar')}</span>}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Bar({ interim, final }: { interim: number; final: number }) {
  const [first, second] = [Math.round(interim * LENGTH), Math.round(final * LENGTH)];
  return (
    <svg className={css['bar']} viewBox={`0 0 ${LENGTH + GAP} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path className={css['interimBar']} d={`M0 0h${first}v1h-${first}z`} />
      <path className={css['finalBar']} d={`M${first + GAP} 0h${second}v1h-${second}z`} />
    </svg>
  );
}
