import type { ComponentProps } from 'react';
import { Button } from '../button/button.tsx';
import control from '../field/control.module.css';
import { classNames } from '../../class-names.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldAttributes } from '../field/field-attributes.ts';
import css from './code-field.module.css';
import { useCountdown } from './use-countdown.ts';

export interface CodeSending {
  /** Words of the button before a code was sent. */
  send: string;
  /** Words of the button afterwards, with the seconds that are still to wait; 0 when it may be pressed. */
  again: (seconds: number) => string;
  /** When the next code may be sent, in epoch milliseconds; absent before the first. */
  until?: number | undefined;
  /** Absent on pages without script: the button then sends its form with `name=send-code`. */
  onSend?: () => void;
}

export interface CodeFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  sending: CodeSending;
}

/** A code from a text message. It may be pasted and offered by the phone (WCAG 3.3.8). */
export function CodeField({ label, optional, hint, error, id, sending, ...input }: CodeFieldProps) {
  const notes = { id, hint, error };
  return (
    <Field {...notes} label={label} optional={optional}>
      <div className={css['line']}>
        <input
          className={classNames(control['control'], control['figures'])}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          {...input}
          {...fieldAttributes(notes)}
        />
        <SendButton {...sending} />
      </div>
    </Field>
  );
}

/** While it counts it keeps focus and its place; pressing it does nothing. */
function SendButton({ send, again, until, onSend }: CodeSending) {
  const seconds = useCountdown(until);
  const press = () => {
    if (seconds === 0) onSend?.();
  };
  const act = onSend ? ({ type: 'button', onClick: press } as const) : ({ type: 'submit', name: 'send-code' } as const);
  return (
    <div className={css['send']}>
      <Button weight="ghost" inactive={seconds > 0} {...act}>
        {until === undefined ? send : again(seconds)}
      </Button>
    </div>
  );
}
