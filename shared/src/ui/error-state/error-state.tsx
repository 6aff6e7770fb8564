import type { ReactNode } from 'react';
import css from './error-state.module.css';

export interface ErrorStateProps {
  /** What did not work, without blame and without codes. */
  title: string;
  /** What is still there and what to do. */
  advice: ReactNode;
  /** The way on: a button that tries again, a link that leads elsewhere. */
  children?: ReactNode;
  level?: 2 | 3;
}

/** A part of a page that failed says so in its own place; the rest of the page stays. An empty list is `EmptyState`. */
export function ErrorState({ title, advice, children, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css['error']} role="alert">
      <Heading className="title">{title}</Heading>
      <p className="note">{advice}</p>
      {children !== undefined && <div className={css['ways']}>{children}</div>}
    </div>
  );
}
