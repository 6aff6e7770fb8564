import type { ReactNode } from 'react';
import css from './toast.module.css';

export interface ToastRegionProps {
  id?: string;
  children?: ReactNode;
}

/**
 * Where short messages appear over the page, read politely. The kernel puts them here and takes them away after four
 * seconds, not while the pointer rests on them (spec G-17). Up to 480 pixels they are plain text in the middle.
 */
export function ToastRegion({ id, children }: ToastRegionProps) {
  return (
    <div id={id} className={css['region']} role="status" data-print="off">
      {children}
    </div>
  );
}

/** The look of one message. */
export function Toast({ children }: { children: ReactNode }) {
  return <p className={css['toast']}>{children}</p>;
}
