import { directionOf, MARKS, signedPercent } from 'shared/i18n/figures';
import css from './stock.module.css';

/** Percent with mark and sign, so that colour never speaks alone (WCAG 1.4.1). */
export function Change({ percent }: { percent: number | null }) {
  if (percent === null) return '—';
  const direction = directionOf(percent);
  return (
    <span className={direction === 'flat' ? undefined : direction}>
      <span className={css['mark']} aria-hidden="true">
        {MARKS[direction]}
      </span>
      {signedPercent(percent)}
    </span>
  );
}
