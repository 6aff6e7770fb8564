import { useId } from 'react';
import css from './progress.module.css';

export interface ProgressProps {
  /** What is going on. */
  label: string;
  /** 0 to 1; absent while nobody knows how long it takes. */
  done?: number;
  /** The same for people: "3 of 12 files". */
  text?: string;
}

/** How far something is. The steps of a task are `Steps`. */
export function Progress({ label, done, text }: ProgressProps) {
  const id = useId();
  return (
    <div className={css['progress']}>
      <label className={css['label']} htmlFor={id}>
        {label}
      </label>
      {text !== undefined && <span className={css['text']}>{text}</span>}
      <progress className={css['bar']} id={id} max={1} value={done} aria-valuetext={text} />
    </div>
  );
}
