import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Phrases } from '../../text/phrases/phrases.tsx';
import css from './event-row.module.css';

/** Events between hairlines, in the order of time. */
export function EventList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ol className={css['list']} aria-label={label}>
      {children}
    </ol>
  );
}

export interface EventRowProps {
  /** A place that links lead to. */
  id?: string | undefined;
  /** `iso` is `yyyy-MM-dd` or a moment; day and month are written in the page's language. */
  date: { iso: string; day: string; month: string };
  title: string;
  href?: string | undefined;
  /** Time, place, who speaks. */
  facts?: readonly string[];
  /** Such as `In progress`; `live` marks the one that is on. */
  state?: { name: string; live?: boolean } | undefined;
  level?: 2 | 3 | 4;
  /** Links: to a recording, to a calendar file. */
  children?: ReactNode;
}

/** What happens when: the day as a block, then what it is. */
export function EventRow({ id, date, title, href, facts = [], state, level = 3, children }: EventRowProps) {
  const Heading = `h${level}` as const;
  const words = <Phrases text={title} />;
  return (
    <li className={css['row']} id={id}>
      <time className={css['date']} dateTime={date.iso}>
        <span className={css['day']}>{date.day}</span>
        <span className={css['month']}>{date.month}</span>
      </time>
      <div className={css['what']}>
        <Heading className={css['title']}>{href === undefined ? words : <a href={href}>{words}</a>}</Heading>
        {facts.length > 0 && (
          <p className={css['facts']}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        )}
      </div>
      <div className={css['end']}>
        {state && <span className={classNames(css['state'], state.live && css['live'])}>{state.name}</span>}
        {children}
      </div>
    </li>
  );
}
