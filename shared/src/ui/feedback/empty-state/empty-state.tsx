import type { ReactNode } from 'react';
import { LineField } from '../../media/line-field/line-field.tsx';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  /** What happened. */
  title: string;
  /** What to try. */
  advice: ReactNode;
  /** Links that help. */
  children?: ReactNode;
  /** 1 where the page has no other heading. */
  level?: 1 | 2 | 3;
}

/** An empty list says so: still air, what happened, what to try. */
export function EmptyState({ title, advice, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css['empty']}>
      <LineField className={css['calm']} kind="laminar" seed="still-air" width={2560} height={224} density={0.5} />
      <Heading className="heading">{title}</Heading>
      <p className="lead">{advice}</p>
      {children}
    </div>
  );
}
