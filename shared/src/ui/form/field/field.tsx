import type { ReactNode } from 'react';
import css from './field.module.css';
import { describedBy, type FieldNotesProps } from './field-attributes.ts';

export interface FieldProps extends FieldNotesProps {
  label: ReactNode;
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

function FieldNotes({ id, hint, error }: FieldNotesProps) {
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
