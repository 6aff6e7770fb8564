import type { ReactNode } from 'react';
import { curveOf, type CurveBox } from './sales-series.ts';
import css from './performance.module.css';

const BOX: CurveBox = { width: 360, height: 120 };

export interface CurveFigureProps {
  /** A sentence that says what the curves show. */
  summary: string;
  /** The same with links in it. */
  caption?: ReactNode;
  /** Oldest first; the last one is the line that counts. Null: not known yet. */
  curves: readonly { key: string; values: readonly (number | null)[] }[];
  /** The value at the top, and how it is written there. */
  top: number;
  topName: string;
  /** Names of the first and the last place of the axis. */
  ends: readonly [string, string];
}

/** Curves from nought over the same months, drawn by the server: a picture, its sentence, and names at its corners. */
export function CurveFigure({ summary, caption = summary, curves, top, topName, ends }: CurveFigureProps) {
  const slots = Math.max(...curves.map(({ values }) => values.length));
  return (
    <figure className={css['figure']}>
      <div className={css['plot']}>
        <span className={css['top']}>{topName}</span>
        <svg
          className={css['curves']}
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {curves.map(({ key, values }) => (
            <path key={key} d={curveOf(values, BOX, { top, slots })} />
          ))}
        </svg>
      </div>
      <p className={css['ends']}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
