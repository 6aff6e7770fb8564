import css from './chips.module.css';

export interface Chip {
  name: string;
  href: string;
  current?: boolean;
}

export interface ChipsProps {
  /** What the links filter by. */
  label: string;
  chips: readonly Chip[];
  /** They choose among what is below them: whoever follows one stays there and goes on from it. */
  inPlace?: boolean;
}

/** Filters as links: they work without JavaScript and can be shared. */
export function Chips({ label, chips, inPlace }: ChipsProps) {
  return (
    <nav aria-label={label} data-print="off" data-in-place={inPlace ? '' : undefined}>
      <ul className={css['list']}>
        {chips.map((chip) => (
          <li key={chip.href}>
            <a className={css['chip']} href={chip.href} aria-current={chip.current === true ? 'true' : undefined}>
              {chip.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
