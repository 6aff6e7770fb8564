import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

export interface ArrowLinkProps {
  href: string;
  children: ReactNode;
  /** Opens in a new tab; the arrow points out of the page. */
  external?: boolean;
  hrefLang?: string;
  /** Says that a new tab opens, for those who do not see the arrow (WCAG G201). */
  newTab?: string;
  /** It leads to the page that it stands on. */
  current?: boolean;
}

/** A text link whose arrow moves: the usual way onwards from a section. */
export function ArrowLink({ href, children, external = false, hrefLang, newTab, current }: ArrowLinkProps) {
  const away = external ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a
      className={classNames('arrow-link', external && 'points-out')}
      href={href}
      hrefLang={hrefLang}
      aria-current={current ? 'page' : undefined}
      {...away}
    >
      {children}
      {newTab !== undefined && <span className="visually-hidden">{` (${newTab})`}</span>}
    </a>
  );
}
