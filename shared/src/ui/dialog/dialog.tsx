import css from './dialog.module.css';
import { Modal, type ModalProps } from './modal.tsx';

/** A question or a short form over the page. On phones it stands at the lower edge, where the thumb is. */
export function Dialog(props: ModalProps) {
  return <Modal className={css['dialog']} closedBy="closerequest" {...props} />;
}
