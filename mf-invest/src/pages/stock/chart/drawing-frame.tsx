import type { ReactNode } from 'react';
import { PITCH, PRICE_HEIGHT, VOLUME_HEIGHT } from '../../../model/price-geometry.ts';
import css from './drawing.module.css';

/** As many as stand beside each other under a drawing. */
export const DATES_SHOWN = 5;

/** A letter over a bar. */
export interface DrawnMark {
  at: number;
  letter: string;
}

export interface DrawingFrameProps {
  title: string;
  summary: string;
  /** Beside the drawing, as they are written, from the top, evenly apart. */
  ticks: readonly string[];
  /** Days or times below it, evenly apart. */
  names: readonly string[];
  /** How wide both panes are, in units of the drawing. */
  width: number;
  prices: ReactNode;
  volumes: ReactNode;
  marks?: readonly DrawnMark[] | undefined;
}

/** Panes of a chart with their scales as text, which keeps its size whatever the width. */
export function DrawingFrame({ title, summary, ticks, names, width, prices, volumes, marks = [] }: DrawingFrameProps) {
  return (
    <div className={css['frame']} role="img" aria-label={`${title}. ${summary}`}>
      <div className={css['panes']}>
        {marks.length > 0 && <Marks marks={marks} width={width} />}
        <Pane className={css['price']} width={width} height={PRICE_HEIGHT}>
          {marks.length > 0 && (
            <path className={css['marked']} d={marks.map(({ at }) => `M${middle(at)} 0V${PRICE_HEIGHT}`).join('')} />
          )}
          {prices}
        </Pane>
        <Pane className={css['volume']} width={width} height={VOLUME_HEIGHT}>
          {volumes}
        </Pane>
      </div>
      <ol className={css['ticks']} aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
      <ol className={css['names']} aria-hidden="true">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </div>
  );
}

const middle = (at: number) => at * PITCH + PITCH / 2;

/** Letters keep their shape whatever the width: they stand outside of the stretched drawing. */
function Marks({ marks, width }: { marks: readonly DrawnMark[]; width: number }) {
  return (
    <svg className={css['letters']} aria-hidden="true">
      {marks.map(({ at, letter }) => (
        <text key={at} x={`${((middle(at) / width) * 100).toFixed(1)}%`} y="0.8em">
          {letter}
        </text>
      ))}
    </svg>
  );
}

interface PaneProps {
  className: string | undefined;
  width: number;
  height: number;
  children: ReactNode;
}

function Pane({ className, width, height, children }: PaneProps) {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}
