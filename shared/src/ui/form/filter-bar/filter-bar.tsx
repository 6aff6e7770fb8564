import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import css from './filter-bar.module.css';

export interface FilterBarProps {
  /** Address of the list; answers arrive as its query. */
  action: string;
  /** Accessible name of the form. */
  label: string;
  /** Word of the button. */
  submit: string;
  /** The way back to everything, while something is chosen. */
  reset?: { href: string; name: string } | undefined;
  /** `FilterChips`, `SelectField`, `TextField`. */
  children: ReactNode;
  /** In islands: told every choice as the query it makes, and the page stays. */
  onChoose?: (query: URLSearchParams) => void;
}

/** Filters of a list as a form by GET: it works without script, and every view has an address. */
export function FilterBar({ action, label, submit, reset, children, onChoose }: FilterBarProps) {
  const choose = (form: HTMLFormElement) => onChoose?.(queryOf(new FormData(form)));
  return (
    <form
      className={css['bar']}
      action={action}
      aria-label={label}
      data-print="off"
      onChange={(event) => choose(event.currentTarget)}
      onSubmit={(event) => {
        if (onChoose) event.preventDefault();
        choose(event.currentTarget);
      }}
    >
      {children}
      <div className={css['acts']}>
        <Button weight="ghost">{submit}</Button>
        {reset && (
          <a className={css['reset']} href={reset.href}>
            {reset.name}
          </a>
        )}
      </div>
    </form>
  );
}

/** Empty answers are no filters, so they stay out of the address. */
function queryOf(data: FormData): URLSearchParams {
  const answers = [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return new URLSearchParams(answers);
}

export interface FilterChipsProps {
  legend: string;
  name: string;
  options: readonly { value: string; name: string; count?: number }[];
  /** Chosen values; one, unless several may be chosen. */
  chosen?: readonly string[];
  several?: boolean;
}

/** Answers as chips: radio buttons, or check boxes where several may be chosen. */
export function FilterChips({ legend, name, options, chosen = [], several = false }: FilterChipsProps) {
  return (
    <fieldset className={css['group']}>
      <legend className={css['legend']}>{legend}</legend>
      <div className={css['chips']}>
        {options.map((option) => (
          <label key={option.value} className={css['chip']}>
            <input
              className={css['input']}
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
            />
            {option.name}
            {option.count !== undefined && <span className={css['count']}>{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
