import type { MinuteChart } from 'shared/contract/invest/stock';
import { price } from 'shared/i18n/figures';
import { dayLength, linePath, PITCH, priceScale, VOLUME_HEIGHT } from '../../../model/price-geometry.ts';
import { DrawingFrame } from './drawing-frame.tsx';
import css from './drawing.module.css';

export interface MinuteDrawingProps {
  minutes: MinuteChart;
  title: string;
  summary: string;
}

/** A day in minutes against the close before; minutes to come are left free. */
export function MinuteDrawing({ minutes, title, summary }: MinuteDrawingProps) {
  const { points, prevClose, sessions } = minutes;
  const heights = [prevClose, ...points.flatMap(([, now, average]) => [now, average])];
  const { y, ticks } = priceScale(Math.min(...heights), Math.max(...heights), false);
  const width = dayLength(minutes) * PITCH;
  const names = [
    sessions[0]?.[0] ?? '',
    sessions.slice(1).map(([begins]) => begins)[0] ?? '',
    sessions.at(-1)?.[1] ?? '',
  ];
  const averages = points.map(([, , average]) => average);
  const prices = points.map(([, now]) => now);
  return (
    <DrawingFrame
      title={title}
      summary={summary}
      ticks={ticks.map(price)}
      names={names.filter((name) => name !== '')}
      width={width}
      prices={
        <>
          <path className={css['before']} d={`M0 ${y(prevClose)}H${width}`} />
          <path className={css['average5']} d={linePath(averages, y)} />
          <path className={css['line']} d={linePath(prices, y)} />
        </>
      }
      volumes={<path className={css['traded']} d={tradedPath(minutes)} />}
    />
  );
}

function tradedPath({ points }: MinuteChart): string {
  const most = Math.max(1, ...points.map(([, , , shares]) => shares));
  return points
    .map(
      ([, , , shares], at) =>
        `M${at * PITCH + PITCH / 2} ${VOLUME_HEIGHT}v-${Math.round((shares / most) * VOLUME_HEIGHT)}`,
    )
    .join('');
}
