import { useEffect, useId, useRef, type MouseEvent } from 'react';
import css from './error-summary.module.css';

export interface FieldError {
  /** Of the control that is to be mended. */
  id: string;
  text: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  /** Changes with every attempt to send, so that focus comes back here each time. */
  attempt?: number;
  level?: 2 | 3;
}

/**
 * What has to be mended, above the form, in the order of the fields. It takes focus when it appears and each entry leads
 * to its control (WCAG 3.3.1, 2.4.3). Without script the entries are links that browsers follow in the same way.
 */
export function ErrorSummary({ attempt = 0, errors, ...rest }: ErrorSummaryProps) {
  return errors.length > 0 && <Summary key={attempt} errors={errors} {...rest} />;
}

function Summary({ title, errors, level = 2 }: Omit<ErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const Heading = `h${level}` as const;
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={css['summary']} role="group" aria-labelledby={heading} tabIndex={-1}>
      <Heading className={css['title']} id={heading}>
        {title}
      </Heading>
      <ul className={css['list']}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a className={css['link']} href={`#${id}`} onClick={(event) => leadTo(id, event)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CONTROLS = 'input, select, textarea, button[tabindex="0"]';

/** A question with several controls leads to the chosen or the first of them. Its label comes into view with it. */
function leadTo(id: string, event: MouseEvent): void {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const control = target.matches(CONTROLS)
    ? target
    : (target.querySelector<HTMLElement>('input:checked') ?? target.querySelector<HTMLElement>(CONTROLS) ?? target);
  control.focus({ preventScroll: true });
  const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : undefined;
  (control.closest('fieldset')?.querySelector('legend') ?? label ?? control).scrollIntoView({ block: 'start' });
}
