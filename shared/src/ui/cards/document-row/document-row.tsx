import { Fragment, type ReactNode } from 'react';
import { Phrases } from '../../text/phrases/phrases.tsx';
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

/** One file, and what it is before it is fetched (WCAG 2.4.4): kind, title and facts are the name of the link. */
export function DocumentRow({ href, title, kind, facts = [], download = false, children }: DocumentRowProps) {
  return (
    <li className={css['row']}>
      <a className={css['link']} href={href} data-full="" download={download || undefined}>
        <b className={css['kind']}>{kind.toUpperCase()}</b>{' '}
        <span className={css['title']}>
          <Phrases text={title} />
        </span>{' '}
        <span className={css['facts']}>
          {facts.map((fact) => (
            <Fragment key={fact}>
              <span>{fact}</span>{' '}
            </Fragment>
          ))}
        </span>
      </a>
      {children !== undefined && <div className={css['more']}>{children}</div>}
    </li>
  );
}
