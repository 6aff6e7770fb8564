import type { ReactNode } from 'react';
import css from './document-row.module.css';

/** Files between hairlines. */
export function DocumentList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={css['list']} aria-label={label}>
      {children}
    </ul>
  );
}

export interface DocumentRowProps {
  href: string;
  title: string;
  /** Kind of file, such as `PDF`. */
  kind: string;
  /** Short facts in the order they are read: day, pages, size. */
  facts?: readonly string[];
  /** Saved instead of opened. */
  download?: boolean;
  /** Other ways to the same document, such as reading it on the page. */
  children?: ReactNode;
}

/** One file, and what it is before it is fetched (WCAG 2.4.4). The whole row is the link. */
export function DocumentRow({ href, title, kind, facts = [], download = false, children }: DocumentRowProps) {
  return (
    <li className={css['row']}>
      <span className={css['kind']} aria-hidden="true">
        {kind}
      </span>
      <a className={css['link']} href={href} data-full="" download={download || undefined}>
        {title}
        <span className="visually-hidden">{` ${[kind, ...facts].join(', ')}`}</span>
      </a>
      <span className={css['facts']} aria-hidden="true">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      {children !== undefined && <span className={css['more']}>{children}</span>}
    </li>
  );
}
