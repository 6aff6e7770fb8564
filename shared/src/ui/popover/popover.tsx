import type { ReactNode } from 'react';
import css from './popover.module.css';

export interface PopoverProps {
  id: string;
  /** Words of the button. */
  label: ReactNode;
  children: ReactNode;
}

/**
 * A word that explains itself at a press: the browser opens it above everything, closes it on Escape and at a press
 * beside it, and keeps it in the order of Tab after its button. No script.
 */
export function Popover({ id, label, children }: PopoverProps) {
  return (
    <>
      <button className={css['button']} type="button" popoverTarget={id}>
        {label}
      </button>
      <span className={css['panel']} id={id} popover="auto">
        {children}
      </span>
    </>
  );
}
