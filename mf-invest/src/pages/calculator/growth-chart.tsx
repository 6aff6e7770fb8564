import { usePage } from 'shared';
import { numberFormat } from 'shared/i18n/formats';
import type { Growth } from './investment.ts';
import { areaPath, evenly, linePath, PITCH, PRICE_HEIGHT, priceScale } from '../../model/price-geometry.ts';
import css from './calculator.module.css';

const DATES_SHOWN = 4;

export interface GrowthChartProps {
  growth: Growth;
  title: string;
  summary: string;
}

/** The worth day by day, and what was put in as a line across. The table below says the same exactly. */
export function GrowthChart({ growth: { worth, bought }, title, summary }: GrowthChartProps) {
  const { lang } = usePage();
  const whole = numberFormat(lang, { maximumFractionDigits: 0 });
  const values = worth.map(([, value]) => value);
  const { y, ticks } = priceScale(Math.min(bought.invested, ...values), Math.max(bought.invested, ...values), false);
  const width = values.length * PITCH;
  return (
    <div className={css['chart']} role="img" aria-label={`${title}. ${summary}`}>
      <svg
        className={css['drawing']}
        viewBox={`0 0 ${width} ${PRICE_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={css['area']} d={areaPath(values, y)} />
        <path className={css['invested']} d={`M0 ${y(bought.invested)}H${width}`} />
        <path className={css['line']} d={linePath(values, y)} />
      </svg>
      <ol className={css['ticks']} aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick}>{whole.format(tick)}</li>
        ))}
      </ol>
      <ol className={css['days']} aria-hidden="true">
        {evenly(worth, DATES_SHOWN).map(([day]) => (
          <li key={day}>{day}</li>
        ))}
      </ol>
    </div>
  );
}
