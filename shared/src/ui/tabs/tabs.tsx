import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useAlive } from '../../runtime/use-alive.ts';
import { classNames } from '../class-names.ts';
import row from '../tabs-nav/link-row.module.css';
import { neighbour } from './neighbour.ts';
import css from './tabs.module.css';

export interface Tab {
  /** Of the panel; it is the fragment of its address. */
  id: string;
  name: string;
  panel: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Id of the panel that is open at first; the first one when absent. */
  initial?: string;
  /** Told the id of every panel that is opened. */
  onOpen?: (id: string) => void;
}

/**
 * Panels of which one is seen. Before script they are links to fragments, and `:target` shows what was chosen; in a live
 * island they are tabs by the APG pattern (arrow keys, Home, End), in the same boxes, so that nothing moves.
 */
export function Tabs({ label, tabs, initial, onOpen }: TabsProps) {
  const alive = useAlive();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(initial ?? tabs[0]?.id ?? '');
  function choose(id: string): void {
    setOpen(id);
    onOpen?.(id);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ id }) => id === open);
    const next = tabs[neighbour(event.key, at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[href="#${next.id}"]`)?.focus();
  }
  return (
    <div className={css['tabs']}>
      <div
        className={classNames(row['row'], css['list'])}
        ref={list}
        role={alive ? 'tablist' : 'group'}
        aria-label={label}
        data-print="off"
      >
        {tabs.map(({ id, name }) => (
          <a
            key={id}
            className={classNames(row['link'], css['tab'])}
            href={`#${id}`}
            {...(alive && tabAttributes(id, id === open))}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              choose(id);
            }}
            onKeyDown={onKeyDown}
          >
            {name}
          </a>
        ))}
      </div>
      <Panels tabs={tabs} open={open} alive={alive} />
    </div>
  );
}

function tabAttributes(id: string, selected: boolean) {
  return {
    role: 'tab',
    id: `${id}-tab`,
    'aria-selected': selected,
    'aria-controls': id,
    tabIndex: selected ? 0 : -1,
  } as const;
}

function Panels({ tabs, open, alive }: { tabs: readonly Tab[]; open: string; alive: boolean }) {
  return (
    <div className={css['panels']} data-still={alive ? undefined : ''}>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={id}
          className={css['panel']}
          data-first={id === open ? '' : undefined}
          {...(alive &&
            ({ role: 'tabpanel', 'aria-labelledby': `${id}-tab`, tabIndex: 0, hidden: id !== open } as const))}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
