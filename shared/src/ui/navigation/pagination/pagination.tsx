import css from './pagination.module.css';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** From 1. */
  current: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; pageOf: (page: number) => string };
}

/** Pages of a list as links; nothing at all when there is only one. */
export function Pagination({ current, pages, hrefOf, words }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className={css['pager']} aria-label={words.label} data-print="off">
      <Step href={current > 1 ? hrefOf(Math.min(current - 1, pages)) : undefined} rel="prev" name={words.previous} />
      <ol className={css['pages']}>
        {pageWindow(current, pages).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot}>
            {slot === 'gap' ? (
              <span className={css['page']} aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className={css['page']}
                href={hrefOf(slot)}
                aria-label={words.pageOf(slot)}
                aria-current={slot === current ? 'page' : undefined}
              >
                {slot}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step href={current < pages ? hrefOf(current + 1) : undefined} rel="next" name={words.next} />
    </nav>
  );
}

function Step({ href, rel, name }: { href: string | undefined; rel: 'prev' | 'next'; name: string }) {
  const className = rel === 'next' ? css['next'] : css['previous'];
  if (href === undefined) return <span className={className}>{name}</span>;
  return (
    <a className={className} href={href} rel={rel}>
      {name}
    </a>
  );
}
