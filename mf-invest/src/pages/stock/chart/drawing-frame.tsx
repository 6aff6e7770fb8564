import type { ReactNode } from 'react';
import { price } from 'shared/i18n/figures';
import { PRICE_HEIGHT, VOLUME_HEIGHT } from '../../../model/price-geometry.ts';
import css from './drawing.module.css';

export interface DrawingFrameProps {
  title: string;
  summary: string;
  /** Prices beside the drawing, from the top, evenly apart. */
  ticks: readonly number[];
  /** Days or times below it, evenly apart. */
  names: readonly string[];
  /** How wide both panes are, in units of the drawing. */
  width: number;
  prices: ReactNode;
  volumes: ReactNode;
}

/** Panes of a chart with their scales as text, which keeps its size whatever the width. */
export function DrawingFrame({ title, summary, ticks, names, width, prices, volumes }: DrawingFrameProps) {
  return (
    <div className={css['frame']} role="img" aria-label={`${title}. ${summary}`}>
      <div className={css['panes']}>
        <Pane className={css['price']} width={width} height={PRICE_HEIGHT}>
          {prices}
        </Pane>
        <Pane className={css['volume']} width={width} height={VOLUME_HEIGHT}>
          {volumes}
        </Pane>
      </div>
      <ol className={css['ticks']} aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick}>{price(tick)}</li>
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
