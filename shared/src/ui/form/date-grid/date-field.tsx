import control from '../field/control.module.css';
import { FieldGroup, type FieldProps } from '../field/field.tsx';
import { fieldAttributes } from '../field/field-attributes.ts';
import css from './date-grid.module.css';
import { DateGrid, type DateGridProps } from './date-grid.tsx';

export interface DateFieldProps extends FieldProps {
  /** Under which a form without script sends the day; an island has it in its own state. */
  name: string;
  grid: DateGridProps;
}

/** A day to choose: the grid of a month, and the browser's own control where there is no script. */
export function DateField({ name, grid, ...field }: DateFieldProps) {
  const { value, range } = grid;
  return (
    <FieldGroup {...field}>
      <div className={css['live']}>
        <DateGrid {...grid} />
      </div>
      <noscript>
        <input
          className={control['control']}
          type="date"
          name={name}
          defaultValue={value}
          min={range.first}
          max={range.last}
          {...fieldAttributes(field)}
          id={`${field.id}-native`}
          aria-labelledby={`${field.id}-label`}
        />
      </noscript>
    </FieldGroup>
  );
}
