import type { ComponentProps, ReactNode } from 'react';
import { FieldGroup, type FieldProps } from '../field/field.tsx';
import css from './choice.module.css';

export interface ChoiceGroupProps extends FieldProps {
  /** `list`: short answers. `cards`: answers with an explanation. `rows`: a ledger, such as the time slots of a day. */
  layout?: 'list' | 'cards' | 'rows';
  children: ReactNode;
}

/** One of a few, all of them in view: a native radio group, so arrow keys and forms work by themselves. */
export function ChoiceGroup({ layout = 'list', children, ...field }: ChoiceGroupProps) {
  return (
    <FieldGroup {...field}>
      <div className={css[layout]}>{children}</div>
    </FieldGroup>
  );
}

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  name: string;
  value: string;
  /** The answer. */
  children: ReactNode;
  /** More about it, read together with it. */
  note?: ReactNode;
  /** How much of it is taken, 0 to 1: drawn as a line in `rows`, said by `note`. */
  taken?: number;
}

/** An answer of a `ChoiceGroup`; all other properties are those of the `input`. */
export function Choice({ children, note, taken, ...input }: ChoiceProps) {
  return (
    <label className={css['choice']}>
      <input className={css['input']} type="radio" {...input} />
      <span className={css['answer']}>{children}</span>
      {taken !== undefined && <TakenLine share={taken} />}
      {note !== undefined && <span className={css['note']}>{note}</span>}
    </label>
  );
}

/** A width that comes from data, without a style attribute. */
function TakenLine({ share }: { share: number }) {
  return (
    <svg className={css['taken']} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
      <path className={css['free']} d="M0 1h100" />
      <path d={`M0 1h${Math.round(share * 100)}`} />
    </svg>
  );
}
