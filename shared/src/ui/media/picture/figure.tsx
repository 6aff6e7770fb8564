import type { ReactNode } from 'react';
import css from './figure.module.css';

export interface FigureProps {
  /** A picture, a video or a drawing. */
  children: ReactNode;
  caption: ReactNode;
  /** Who made it. */
  credit?: string;
}

/** A picture with its caption. */
export function Figure({ children, caption, credit }: FigureProps) {
  return (
    <figure className={css['figure']}>
      <div className={css['frame']}>{children}</div>
      <figcaption className={css['caption']}>
        <span>{caption}</span>
        {credit !== undefined && <span className={css['credit']}>{credit}</span>}
      </figcaption>
    </figure>
  );
}
