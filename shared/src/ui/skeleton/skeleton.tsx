import { classNames } from '../class-names.ts';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** Said once: "Loading the days of the month". */
  label: string;
  shape?: 'text' | 'cards' | 'rows';
  /** How many lines, cards or rows are expected. */
  count?: number;
}

/** The room that something on its way will take, so that nothing jumps when it is there. */
export function Skeleton({ label, shape = 'text', count = 3 }: SkeletonProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className={classNames(css['skeleton'], css[shape])} aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={css['part']} />
        ))}
      </div>
    </div>
  );
}
