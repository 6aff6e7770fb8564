import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import control from '../field/control.module.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { fieldAttributes } from '../field/field-attributes.ts';
import { Icon } from '../../media/icon/icon.tsx';
import css from './select-field.module.css';

export interface SelectOption {
  value: string;
  name: string;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  prompt?: string;
}

/** One of many. All other properties are those of the `select`; phones show their own picker. */
export function SelectField({ label, optional, hint, error, id, options, prompt, ...select }: SelectFieldProps) {
  const notes = { id, hint, error };
  return (
    <Field {...notes} label={label} optional={optional}>
      <div className={css['box']}>
        <select className={classNames(control['control'], css['select'])} {...select} {...fieldAttributes(notes)}>
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <span className={css['arrow']}>
          <Icon name="down" />
        </span>
      </div>
    </Field>
  );
}
