import { classNames } from '../../class-names.ts';
import row from './link-row.module.css';
import css from './tabs-nav.module.css';

export interface TabLink {
  name: string;
  href: string;
  current?: boolean;
}

export interface TabsNavProps {
  label: string;
  tabs: readonly TabLink[];
}

/** Columns of a section as links. On narrow screens the row scrolls inside itself. */
export function TabsNav({ label, tabs }: TabsNavProps) {
  return (
    <nav aria-label={label} className={css['nav']} data-print="off">
      <ul className={classNames(row['row'], css['tabs'])}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              className={classNames(row['link'], css['tab'])}
              href={tab.href}
              aria-current={tab.current === true ? 'page' : undefined}
            >
              {tab.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
