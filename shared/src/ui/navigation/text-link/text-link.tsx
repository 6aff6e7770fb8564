import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';

export interface TextLinkProps {
  href: string;
  children: ReactNode;
  /** Opens in a new tab, and says so in these words (WCAG G201). */
  newTab?: string | undefined;
  /** A longer name where the visible words stand on many links. It contains them (WCAG 2.5.3). */
  label?: string | undefined;
  hrefLang?: string;
  download?: boolean;
}

/** A link by itself, such as a site of a brand; links in running text need no class. */
export function TextLink({ href, children, newTab, label, hrefLang, download = false }: TextLinkProps) {
  const away = newTab === undefined ? {} : { target: '_blank', rel: 'noopener' };
  const name = label !== undefined && newTab !== undefined ? `${label} (${newTab})` : label;
  return (
    <a
      className={classNames('text-link', newTab !== undefined && 'points-out')}
      href={href}
      aria-label={name}
      hrefLang={hrefLang}
      download={download || undefined}
      {...away}
    >
      {children}
      {newTab !== undefined && label === undefined && <span className="visually-hidden">{` (${newTab})`}</span>}
    </a>
  );
}
