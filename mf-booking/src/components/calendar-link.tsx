import css from './calendar-link.module.css';

export interface CalendarLinkProps {
  /** Text of the file (RFC 5545). */
  file: string;
  reference: string;
  words: string;
}

/** Hands over the visit as a file for calendars: one that has it already changes it. */
export function CalendarLink({ file, reference, words }: CalendarLinkProps) {
  const href = `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
  return (
    <a className={css['file']} href={href} download={`${reference}.ics`}>
      {words}
    </a>
  );
}
