import type { ReactNode } from 'react';
import css from './notice.module.css';

/** One sentence that must be seen, such as that prices are delayed: marked by the orange bar. */
export function Notice({ children, role }: { children: ReactNode; role?: 'status' | 'note' }) {
  return (
    <div className={css['notice']} role={role}>
      <div className={css['text']}>{children}</div>
    </div>
  );
}
