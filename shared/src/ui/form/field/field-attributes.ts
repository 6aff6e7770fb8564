import type { ReactNode } from 'react';

export interface FieldNotesProps {
  /** Of the control; hint and error text get ids made from it. */
  id: string;
  /** What helps to fill it in, known before anything is wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; absent while nothing is. */
  error?: string | undefined;
}

export function describedBy({ id, hint, error }: FieldNotesProps): string | undefined {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What ties a control to its label, its hint and its error (WCAG 1.3.1, 3.3.1). */
export function fieldAttributes(notes: FieldNotesProps, extra?: string) {
  const described = [describedBy(notes), extra].filter(Boolean).join(' ');
  return {
    id: notes.id,
    'aria-invalid': notes.error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
}
