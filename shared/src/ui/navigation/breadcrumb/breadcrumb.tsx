import type { Crumb } from '../../../contract/section/section.ts';
import css from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Accessible name of the navigation. */
  label: string;
  crumbs: readonly Crumb[];
}

/** The way from the home page to here (WCAG 2.4.8). */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav aria-label={label} data-print="off" data-trail="">
      <ol className={css['list']}>
        {crumbs.map((crumb) => (
          <li key={crumb.name} className={css['crumb']}>
            {crumb.href === undefined ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.href}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
