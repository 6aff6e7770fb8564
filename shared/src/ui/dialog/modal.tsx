import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './modal.module.css';

export interface ModalProps {
  /** For `opens` of a `Button`. */
  id?: string;
  title: string;
  /** Name of the closing button. */
  close: string;
  children: ReactNode;
  /** What can be decided, the main act last. */
  actions?: ReactNode;
  /** An island says whether it is open; absent on pages, where a `Button` opens it without script. */
  isOpen?: boolean;
  /** It was closed, by Escape, its button or its form. An island then takes `isOpen` back. */
  onClose?: () => void;
}

interface FrameProps {
  className: string | undefined;
  /** `any`: also by a press beside it, where nothing that was entered can be lost. */
  closedBy: 'any' | 'closerequest';
}

/**
 * The native modal dialog: the browser keeps focus inside, makes the rest inert, closes on Escape and gives focus back
 * to where it was (WCAG 2.4.3).
 */
export function Modal({ className, closedBy, id, title, close, children, ...rest }: ModalProps & FrameProps) {
  const { actions, isOpen, onClose } = rest;
  const heading = useId();
  const dialog = useShown(isOpen);
  return (
    <dialog
      ref={dialog}
      id={id}
      className={className}
      aria-labelledby={heading}
      onClose={onClose}
      {...{ closedby: closedBy }}
    >
      <div className={css['head']}>
        <h2 className="title" id={heading}>
          {title}
        </h2>
        <form method="dialog">
          <button className={css['close']} aria-label={close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className={css['body']}>{children}</div>
      {actions !== undefined && <div className={css['actions']}>{actions}</div>}
    </dialog>
  );
}

/** Shows and closes the dialog as `isOpen` says. */
function useShown(isOpen: boolean | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || isOpen === undefined || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return dialog;
}
