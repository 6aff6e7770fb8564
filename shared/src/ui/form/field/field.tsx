import type { ReactNode } from 'react';
import css from './field.module.css';

export interface FieldProps {
  /** Of the control; hint and error text get ids made from it. */
  id: string;
  label: ReactNode;
  /** What helps to fill it in, known before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; absent while nothing is. */
  error?: string | undefined;
  /** Word beside the label of a field that may stay empty; everything else is needed. */
  optional?: string | undefined;
}

/** A control with its label above, and hint and error below. */
export function Field({ id, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={css['field']}>
      <label className={css['label']} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={css['optional']}>{optional}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Several controls under one question. */
export function FieldGroup({ id, label, hint, error, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <fieldset className={css['field']} id={id} aria-describedby={describedBy({ id, hint, error })}>
      <legend className={css['label']} id={`${id}-label`}>
        {label}
        {optional !== undefined && <span className={css['optional']}>{optional}</span>}
      </legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

type Notes = Pick<FieldProps, 'id' | 'hint' | 'error'>;

function FieldNotes({ id, hint, error }: Notes) {
  return (
    <>
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
    </>
  );
}

function describedBy({ id, hint, error }: Notes): string | undefined {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What ties a control to its label, its hint and its error (WCAG 1.3.1, 3.3.1). */
export function fieldAttributes(notes: Notes, extra?: string) {
  const described = [describedBy(notes), extra].filter(Boolean).join(' ');
  return {
    id: notes.id,
    'aria-invalid': notes.error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
}
