import type { ReactNode } from 'react';
import css from './print-button.module.css';

/** Opens the browser's print window, where the page can be saved as a file too. */
export function PrintButton({ children, weight = 'firm' }: { children: ReactNode; weight?: 'firm' | 'ghost' }) {
  return (
    <button className={css['print']} data-weight={weight} type="button" data-print="">
      {children}
    </button>
  );
}
