import type { ComponentProps, ReactNode } from 'react';
import { fieldAttributes } from '../field/field-attributes.ts';
import css from './check.module.css';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'children'> {
  id: string;
  /** What is agreed to or asked for. */
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** Yes or no. Consent is never ticked in advance. All other properties are the `input`’s. */
export function Check({ id, children, hint, error, ...input }: CheckProps) {
  return (
    <div className={css['field']}>
      <label className={css['check']}>
        <input className={css['input']} type="checkbox" {...input} {...fieldAttributes({ id, hint, error })} />
        <span>{children}</span>
      </label>
      {error !== undefined && (
        <p className={css['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={css['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
