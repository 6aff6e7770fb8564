import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import css from './timeline.module.css';

/** What happened, by year; `label` names the list. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={css['timeline']} aria-label={label}>
      {children}
    </ol>
  );
}

export interface TimelineEntryProps {
  /** Lets a year be linked to, such as `y1997`. */
  id: string;
  /** The large numeral. */
  year: string;
  title: string;
  /** Where it is told at length; the title leads there. */
  href?: string;
  children?: ReactNode;
  /** A picture or a drawing. */
  media?: ReactNode;
  level?: 2 | 3;
}

/** Characters that fit beside the copy as the largest numeral; a span such as “Weeks 1–2” is a step smaller. */
const LONGEST_DISPLAYED = 4;

/** One year: the numeral, what it is remembered for, a picture. The linked one carries the orange line. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { id, year, title, href, children, media, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <li className={css['entry']} id={id} tabIndex={-1}>
      <time
        className={classNames(css['year'], year.length > LONGEST_DISPLAYED && css['span'])}
        dateTime={/^\d{4}$/.test(year) ? year : undefined}
      >
        {year}
      </time>
      <div className={css['copy']}>
        <Heading className="title">{href === undefined ? title : <a href={href}>{title}</a>}</Heading>
        {children !== undefined && <div className={css['text']}>{children}</div>}
      </div>
      {media !== undefined && <div className={css['media']}>{media}</div>}
    </li>
  );
}
