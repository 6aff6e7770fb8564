import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import css from './tooltip.module.css';

export interface TooltipProps {
  /** What is said about the control. */
  text: string;
  /** The control; it takes the attributes, so that the text is read after its name. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
}

/**
 * A few words about a control of an island. They come with pointer or focus, stay while the pointer is on them, and go
 * with Escape (WCAG 1.4.13). On pages without script they simply stand there; longer texts want a `Popover`.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isShown) return;
    event.stopPropagation();
    hide();
  }
  return (
    <span
      className={css['anchor']}
      role="presentation"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKey}
    >
      {children({ 'aria-describedby': id })}
      <span className={css['bubble']} role="tooltip" id={id} data-shown={isShown || undefined}>
        <span className={css['text']}>{text}</span>
      </span>
    </span>
  );
}
