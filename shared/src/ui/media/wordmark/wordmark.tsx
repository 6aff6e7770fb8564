import css from './wordmark.module.css';

/** The mark of the group: two lines of air over a ridge, and the one that the group added. */
export function Mark() {
  return (
    <svg className={css['mark']} viewBox="0 0 36 24" fill="none" aria-hidden="true">
      <path d="M0 22C8 22 10.5 12 15 12s6 5 10 5 6 5 11 5M0 17C7 17 10 6.8 15 6.8S21.5 12 25.5 12 31 17 36 17" />
      <path className={css['accent']} d="M0 12C6.5 12 10 1.5 15 1.5S22 7 26 7s5 5 10 5" />
    </svg>
  );
}

export interface WordmarkProps {
  /** The name as it is set beside the mark. */
  name: string;
  href: string;
  /** Accessible name of the link. */
  label: string;
}

export function Wordmark({ name, href, label }: WordmarkProps) {
  return (
    <a className={css['wordmark']} href={href} aria-label={label}>
      <Mark />
      <span className={css['name']} data-wordmark-name="">
        {name}
      </span>
    </a>
  );
}
