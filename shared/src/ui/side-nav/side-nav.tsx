import css from './side-nav.module.css';

export interface SideLink {
  name: string;
  href: string;
  current?: boolean;
  children?: readonly SideLink[];
}

export interface SideNavProps {
  /** Accessible name, and the fold's word on narrow screens. */
  label: string;
  links: readonly SideLink[];
}

/** Pages of a section beside the text: in sight on wide screens, folded on narrow ones. */
export function SideNav({ label, links }: SideNavProps) {
  return (
    <nav className={css['nav']} aria-label={label} data-print="off">
      <details className={css['fold']}>
        <summary className={css['summary']}>{label}</summary>
        <Links links={links} />
      </details>
    </nav>
  );
}

function Links({ links }: { links: readonly SideLink[] }) {
  return (
    <ul className={css['list']}>
      {links.map(({ name, href, current, children = [] }) => (
        <li key={href}>
          <a className={css['link']} href={href} aria-current={current ? 'page' : undefined}>
            {name}
          </a>
          {children.length > 0 && <Links links={children} />}
        </li>
      ))}
    </ul>
  );
}
