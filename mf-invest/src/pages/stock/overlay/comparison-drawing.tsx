import type { ComparedBars, ComparedLine } from './comparison.ts';
import { rebased } from './comparison.ts';
import { evenly, linePath, PITCH, priceScale, VOLUME_HEIGHT } from '../../../model/price-geometry.ts';
import { DATES_SHOWN, DrawingFrame, type DrawingFrameProps } from '../chart/drawing-frame.tsx';
import css from '../chart/drawing.module.css';

export interface ComparisonDrawingProps extends Pick<DrawingFrameProps, 'title' | 'summary' | 'marks'> {
  bars: ComparedBars;
  isLog: boolean;
}

const present = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** Lines from 100, and below them what the A share costs more than the H share. */
export function ComparisonDrawing({ bars: { dates, lines, premiums }, isLog, ...frame }: ComparisonDrawingProps) {
  const drawn = lines.map(({ id, values }) => ({ id, values: rebased(values) }));
  const heights = drawn.flatMap(({ values }) => present(values));
  const scale = priceScale(Math.min(...heights), Math.max(...heights), isLog);
  return (
    <DrawingFrame
      {...frame}
      ticks={scale.ticks.map((tick) => tick.toFixed(1))}
      names={evenly(dates, DATES_SHOWN)}
      width={dates.length * PITCH}
      prices={drawn.map(({ id, values }) => (
        <path key={id} className={lineClass(id)} d={linePath(values, scale.y)} />
      ))}
      volumes={premiums.length > 0 && <path className={css['line']} d={premiumPath(premiums)} />}
    />
  );
}

export const lineClass = (id: ComparedLine['id']) => css[id];

function premiumPath(premiums: readonly (number | null)[]): string {
  const known = present(premiums);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number) => Math.round(((high - value) / (high - low || 1)) * (VOLUME_HEIGHT - 2)) + 1;
  return linePath(premiums, y);
}
