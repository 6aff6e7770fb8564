import type { InputHTMLAttributes } from 'react';
import { classNames } from '../../class-names.ts';
import css from './entry-line.module.css';

export interface EntryLineProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Accessible name of the input; nothing but its placeholder is seen. */
  label: string;
  /** The word that sends what was entered. */
  action: string;
  /** Set like a heading, where it is the only thing on its surface. */
  large?: boolean;
}

/** One line to write on and the word that sends it, for forms of one entry: search, subscription. Stands in a `form`. */
export function EntryLine({ label, action, large = false, ...input }: EntryLineProps) {
  return (
    <label className={css['line']}>
      <span className="visually-hidden">{label}</span>
      <input className={large ? css['large'] : css['input']} {...input} />
      <button className={classNames('arrow-link', css['go'])}>{action}</button>
    </label>
  );
}
