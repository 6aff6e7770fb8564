import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import control from '../field/control.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldAttributes } from '../field/field-attributes.ts';

/**
 * A number is text with a keyboard of digits: `type=number` changes under a turning mouse wheel and drops full-width
 * digits without a word.
 */
const KINDS = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  /** The browser's own picker; its value is `yyyy-MM-dd`. */
  date: { type: 'date' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const satisfies Record<string, ComponentProps<'input'>>;

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  kind?: keyof typeof KINDS;
}

/** One line of text. All other properties are those of the `input`: `defaultValue` on pages, `value` in islands. */
export function TextField({ label, optional, hint, error, id, kind = 'text', ...input }: TextFieldProps) {
  const notes = { id, hint, error };
  return (
    <Field {...notes} label={label} optional={optional}>
      <input
        className={classNames(control['control'], kind !== 'text' && control['figures'])}
        {...KINDS[kind]}
        {...input}
        {...fieldAttributes(notes)}
      />
    </Field>
  );
}
