import type { ReactNode } from 'react';
import css from './feature-row.module.css';

/** Pictures with text beside them; the side changes from row to row. */
export function FeatureRows({ children }: { children: ReactNode }) {
  return <div className={css['rows']}>{children}</div>;
}

export interface FeatureRowProps {
  /** A picture, a video or a drawing. */
  media: ReactNode;
  /** Heading, text and link. */
  children: ReactNode;
  id?: string;
}

/** One thought: picture and text side by side, below each other on narrow screens. */
export function FeatureRow({ media, children, id }: FeatureRowProps) {
  return (
    <article className={css['row']} id={id}>
      <div className={css['media']}>{media}</div>
      <div className={css['copy']}>{children}</div>
    </article>
  );
}
