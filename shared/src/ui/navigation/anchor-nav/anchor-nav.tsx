import { useEffect, useRef } from 'react';
import { classNames } from '../../class-names.ts';
import row from '../tabs-nav/link-row.module.css';
import css from './anchor-nav.module.css';
import { useCurrentSection } from './use-current-section.ts';

export interface AnchorLink {
  /** Of the section in this page. */
  id: string;
  name: string;
}

export interface AnchorNavProps {
  /** Accessible name, such as the title of the page. */
  label: string;
  links: readonly AnchorLink[];
}

/** Parts of a long page, staying in sight below the header. It spans the window: put it outside of `bound`. */
export function AnchorNav({ label, links }: AnchorNavProps) {
  return <Links label={label} links={links} current={null} />;
}

/** The same in an island: the part that is being read is marked. */
export function FollowingAnchorNav({ label, links }: AnchorNavProps) {
  return <Links label={label} links={links} current={useCurrentSection(links.map(({ id }) => id))} />;
}

function Links({ label, links, current }: AnchorNavProps & { current: string | null }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // The row scrolls inside itself; `scrollIntoView` would scroll the page as well.
    if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
  }, [current]);
  return (
    <nav className={css['nav']} aria-label={label} data-print="off">
      <ul className={classNames(row['row'], css['list'])} ref={list}>
        {links.map(({ id, name }) => (
          <li key={id}>
            <a
              className={classNames(row['link'], css['link'])}
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
