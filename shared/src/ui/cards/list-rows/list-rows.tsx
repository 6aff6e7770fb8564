import type { ReactNode } from 'react';
import { Phrases } from '../../text/phrases/phrases.tsx';
import css from './list-rows.module.css';

export interface ListRow {
  href: string;
  /** `yyyy-MM-dd`, alone or followed by a time. */
  date: string;
  title: string;
  /** A short fact after the title, such as a market or a file type. */
  kind?: ReactNode;
  external?: boolean;
}

/** Dated titles between hairlines: announcements, notices, more news. */
export function ListRows({ rows }: { rows: readonly ListRow[] }) {
  return (
    <ul className={css['rows']}>
      {rows.map((row) => (
        <li key={row.href} className={css['item']}>
          <a className={css['row']} href={row.href} {...(row.external ? { target: '_blank', rel: 'noopener' } : {})}>
            <time className={css['date']} dateTime={row.date.slice(0, 10)}>
              {row.date.slice(0, 10)}
            </time>
            <span className={css['title']}>
              <Phrases text={row.title} />
            </span>
            {row.kind !== undefined && <span className={css['kind']}>{row.kind}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
