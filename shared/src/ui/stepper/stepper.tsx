import type { ComponentProps, KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import control from '../field/control.module.css';
import { Field, fieldAttributes, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import css from './stepper.module.css';

export interface Steps {
  least: number;
  most: number;
  /** Names of the buttons: "One visitor fewer", "One visitor more". */
  less: string;
  more: string;
}

export interface StepperProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'onChange'> {
  steps: Steps;
  /** What was entered; digits if it came from a button. */
  value?: string;
  onChange?: (text: string) => void;
}

/** A small number that is typed or counted up and down, by buttons and by arrow keys. Without script it is typed. */
export function Stepper({ label, optional, hint, error, id, steps, onChange, ...input }: StepperProps) {
  const notes = { id, hint, error };
  const { least, most } = steps;
  const current = Number.parseInt(input.value ?? '', 10);

  function step(by: 1 | -1): void {
    const next = Number.isNaN(current) ? least : current + by;
    onChange?.(String(Math.min(most, Math.max(least, next))));
  }
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  }
  return (
    <Field {...notes} label={label} optional={optional}>
      <div className={css['stepper']}>
        <StepButton icon="minus" label={steps.less} isEnd={current <= least} onPress={() => step(-1)} />
        <input
          className={classNames(control['control'], css['input'])}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          onKeyDown={onKey}
          {...input}
          {...fieldAttributes(notes)}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <StepButton icon="plus" label={steps.more} isEnd={current >= most} onPress={() => step(1)} />
      </div>
    </Field>
  );
}

interface StepButtonProps {
  icon: 'minus' | 'plus';
  label: string;
  /** Keeps focus when the end is reached. */
  isEnd: boolean;
  onPress: () => void;
}

function StepButton({ icon, label, isEnd, onPress }: StepButtonProps) {
  const act = isEnd ? { 'aria-disabled': true } : { onClick: onPress };
  return (
    <button className={css['button']} type="button" aria-label={label} {...act}>
      <Icon name={icon} />
    </button>
  );
}
