import { useState, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { Field, fieldAttributes, type FieldProps } from '../field/field.tsx';
import css from './text-area.module.css';

export interface TextLimit {
  /** Code points, as the service counts them: a Han character of four bytes and an emoji are one each. */
  most: number;
  /** "12 of 200 characters". */
  words: (used: number, most: number) => string;
}

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'onChange'> {
  limit: TextLimit;
  onChange?: (text: string) => void;
}

/**
 * Several lines of text that grow with it. What goes beyond the limit is shown, not cut off, so that nobody loses what
 * they pasted.
 */
export function TextArea({ label, optional, hint, error, id, limit, onChange, ...area }: TextAreaProps) {
  const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? ''));
  const used = codePoints(String(area.value ?? typed));
  const notes = { id, hint, error };
  return (
    <Field {...notes} label={label} optional={optional}>
      <textarea
        className={classNames(control['control'], css['area'])}
        rows={4}
        {...area}
        {...fieldAttributes(notes, `${id}-count`)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event.target.value);
        }}
      />
      <p className={classNames(css['count'], used > limit.most && css['over'])} id={`${id}-count`}>
        {limit.words(used, limit.most)}
      </p>
      <span className="visually-hidden" role="status">
        {isNearLimit(used, limit.most) && limit.words(used, limit.most)}
      </span>
    </Field>
  );
}

/** Counts what people see as characters more closely than UTF-16 units do. */
export function codePoints(text: string): number {
  return Array.from(text).length;
}

/** From nine tenths on the count is spoken; before that it would only interrupt. */
function isNearLimit(used: number, most: number): boolean {
  return used >= most * 0.9;
}
