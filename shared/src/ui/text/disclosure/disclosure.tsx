import type { ReactNode } from 'react';
import css from './disclosure.module.css';

export interface DisclosureProps {
  /** What is inside, as a heading would say it. */
  summary: ReactNode;
  children: ReactNode;
  /** Disclosures of one name close each other. */
  name?: string;
  /** Open from the beginning. */
  isOpen?: boolean;
}

/** Something more under a line that opens it, without script. Browsers find and open it when a page is searched. */
export function Disclosure({ summary, children, name, isOpen }: DisclosureProps) {
  return (
    <details className={css['disclosure']} data-keep="disclosure" name={name} open={isOpen}>
      <summary className={css['summary']}>
        {summary}
        <span className={css['mark']} aria-hidden="true" />
      </summary>
      <div className={css['body']}>{children}</div>
    </details>
  );
}

/** Several of them as one list of lines. */
export function DisclosureList({ children }: { children: ReactNode }) {
  return <div className={css['list']}>{children}</div>;
}
